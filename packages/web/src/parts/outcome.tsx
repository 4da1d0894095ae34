// Outcomes: one letter and one colour each, never the colour alone.

import type { OutcomeLetter } from '../protocol/answers.ts';
import { texts } from '../texts/texts.ts';
import { Term } from './term.tsx';

/** The letter of an outcome; spelled out on hover and for screen readers. */
export function Outcome({ is, spelled = false }: { is: OutcomeLetter; spelled?: boolean }) {
  const words = texts.value.parts.outcomes[is];
  return (
    <span class="outcome-said">
      <abbr class={`outcome outcome-${is}`} title={words}>
        {is}
      </abbr>
      {spelled && <span class="quiet"> {words}</span>}
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
      <dt>
        <Term name="misère play">{texts.value.parts.miserePlay}</Term>
      </dt>
      <dd>
        <Outcome is={props.misere} spelled />
      </dd>
      <dt>
        <Term name="normal play">{texts.value.parts.normalPlay}</Term>
      </dt>
      <dd>
        <Outcome is={props.normal} spelled />
      </dd>
    </>
  );
}
