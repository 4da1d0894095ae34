// Elements as they stand in tables and strips: letters that slope, numbers that do not, and raised powers.

import { Raised } from './raised.tsx';
import '../style/products.css';

const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A product of letters, an equation between such products, or a weight. */
export function Letters({ text }: { readonly text: string }) {
  return (
    <span class="letters">
      <Raised text={lowered(text)} rest={(words) => <Sloping words={words} />} />
    </span>
  );
}

function Sloping({ words }: { readonly words: string }) {
  return (
    <>{words.split(/([a-z]+)/iu).map((part, i) => (i % 2 === 1 ? <i key={i}>{part}</i> : part))}</>
  );
}

/** Powers as they are typed: faces have some raised digits, and browsers take the others from elsewhere. */
function lowered(text: string): string {
  return text.replace(
    /(⁻?)([⁰¹²³⁴-⁹]+)/gu,
    (_, minus: string, digits: string) =>
      `^${minus && '-'}${[...digits].map((digit) => DIGITS.indexOf(digit)).join('')}`,
  );
}
