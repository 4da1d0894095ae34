// A game as it is typed, typeset as it stands: sign by sign, without reading what it means, so that
// nothing is put in order or given a name.

/** The names of the groups are what they match; an operand may be followed by an operator. */
const SIGN =
  /(?<space>\s+)|(?<barred>(?:\d[\u0304\u0305])+|\d+[\u0304\u0305])|(?<fraction>\d+\/\d+)|(?<number>\d+)|(?<star>[*∗⋆]\d*)|(?<relation>[<>=!]=|<>|[<>=≥≤≡≠∥])|(?<plusMinus>\+-|±)|(?<operator>[+−-])|(?<bars>\|+)|(?<ups>\^+|[↑↓⇑⇓])|(?<sign>[{}()#■.·,])|(?<name>[A-Z](?![A-Za-z_]))/uy;

const SIGNS: Readonly<Record<string, string>> = {
  '{': '\\{ ',
  '}': ' \\}',
  '#': '\\blacksquare ',
  '■': '\\blacksquare ',
  '.': '\\cdot ',
  '·': '\\cdot ',
  ',': ', ',
  '^': '\\uparrow ',
  '^^': '\\Uparrow ',
  '↑': '\\uparrow ',
  '↓': '\\downarrow ',
  '⇑': '\\Uparrow ',
  '⇓': '\\Downarrow ',
  '>=': ' \\geq ',
  '≥': ' \\geq ',
  '<=': ' \\leq ',
  '≤': ' \\leq ',
  '==': ' \\equiv ',
  '≡': ' \\equiv ',
  '!=': ' \\not\\equiv ',
  '≠': ' \\not\\equiv ',
  '<>': ' \\parallel ',
  '∥': ' \\parallel ',
};

/** What is longer does not break into lines and is easier to read as code. */
const LONGEST = 80;

/** The LaTeX of a game or of a relation between games; nothing where a text is something else. */
export function gameLatex(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  let latex = '';
  let depth = 0;
  let isGame = false;
  let afterOperand = false;
  for (let at = 0; at < text.length; ) {
    SIGN.lastIndex = at;
    const found = SIGN.exec(text);
    if (found === null) return undefined;
    const [sign] = found;
    at += sign.length;
    const { space, barred, fraction, bars, operator, plusMinus, star, ups } = found.groups ?? {};
    if (space !== undefined) continue;
    if (sign === '{') depth++;
    if (sign === '}' && --depth < 0) return undefined;
    isGame ||= [barred, star, ups].some((one) => one !== undefined) || '{■#'.includes(sign);
    const [, number] = /^[-−]\s*(\d+)(?!\s*\/|\d)/.exec(text.slice(at - sign.length)) ?? [];
    if (operator !== undefined && !afterOperand && number !== undefined) {
      latex += `\\overline{${number}}`;
      at += text.slice(at).indexOf(number) + number.length;
      afterOperand = true;
      continue;
    }
    if (barred !== undefined) latex += `\\overline{${barred.replace(/\D/g, '')}}`;
    else if (fraction !== undefined) latex += `\\frac{${fraction.replace('/', '}{')}}`;
    else if (bars !== undefined) latex += ` ${bars.length === 1 ? '\\mid' : `\\mathrel{${bars}}`} `;
    else if (plusMinus !== undefined) latex += '\\pm ';
    else latex += SIGNS[sign] ?? sign;
    afterOperand = [barred, fraction, star, ups].some((one) => one !== undefined);
    afterOperand ||= /^[\d}).#■·A-Z]/u.test(sign);
  }
  return isGame && depth === 0 ? latex.trim() : undefined;
}
