// Outcomes: one letter and one colour each, never the colour alone.

import type { OutcomeLetter } from '../protocol/answers.ts';

const WORDS: Readonly<Record<OutcomeLetter, string>> = {
  L: 'Left wins, whoever begins',
  N: 'the next player, who moves first, wins',
  P: 'the previous player, who moves second, wins',
  R: 'Right wins, whoever begins',
};

/** The letter of an outcome; spelled out on hover and for screen readers. */
export function Outcome({ is, spelled = false }: { is: OutcomeLetter; spelled?: boolean }) {
  return (
    <span class="outcome-said">
      <abbr class={`outcome outcome-${is}`} title={WORDS[is]}>
        {is}
      </abbr>
      {spelled && <span class="quiet"> {WORDS[is]}</span>}
    </span>
  );
}

/** Who wins in misère and in normal play, as rows of a list of facts. */
export function OutcomeFacts(props: {
  readonly misere: OutcomeLetter;
  readonly normal: OutcomeLetter;
}) {
  return (
    <>
      <dt>misère play</dt>
      <dd>
        <Outcome is={props.misere} spelled />
      </dd>
      <dt>normal play</dt>
      <dd>
        <Outcome is={props.normal} spelled />
      </dd>
    </>
  );
}
