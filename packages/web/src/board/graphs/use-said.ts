// What has just happened to a graph, in words. They go as soon as the graph is another, unless they
// were said of that one.

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { DrawnGraph } from './drawn-graph.ts';

export interface Said {
  readonly words: string;
  /** Says something of the graph as it is. */
  say(words: string): void;
  /** Says something of the graph that comes next. */
  sayOfNext(words: string): void;
}

/** The words on a graph, which is no longer `current` when another text is typed. */
export function useSaid(graph: DrawnGraph, current: boolean): Said {
  const said = useSignal({ words: '', ofNext: false });
  useLayoutEffect(() => {
    const { words, ofNext } = said.value;
    said.value = { words: ofNext ? words : '', ofNext: false };
  }, [graph, current]);
  return {
    words: said.value.words,
    say(words) {
      said.value = { words, ofNext: false };
    },
    sayOfNext(words) {
      said.value = { words, ofNext: true };
    },
  };
}
