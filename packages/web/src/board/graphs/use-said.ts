// What has just happened to a graph, in words. They go as soon as the graph is another, unless they
// were said of that one.

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { DrawnGraph } from './drawn-graph.ts';

/** Told anew when the page changes its language. */
type Words = () => string;

export interface Said {
  readonly words: string;
  /** Says something of the graph as it is, or nothing more. */
  say(words: Words | undefined): void;
  /** Says something of the graph that comes next. */
  sayOfNext(words: Words): void;
}

/** The words on a graph, which is no longer `current` when another text is typed. */
export function useSaid(graph: DrawnGraph, current: boolean): Said {
  const said = useSignal<{ readonly words: Words | undefined; readonly ofNext: boolean }>({
    words: undefined,
    ofNext: false,
  });
  useLayoutEffect(() => {
    const { words, ofNext } = said.value;
    said.value = { words: ofNext ? words : undefined, ofNext: false };
  }, [graph, current]);
  return {
    words: said.value.words?.() ?? '',
    say(words) {
      said.value = { words, ofNext: false };
    },
    sayOfNext(words) {
      said.value = { words, ofNext: true };
    },
  };
}
