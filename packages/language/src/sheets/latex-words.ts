// Words in LaTeX. Signs that mean something to TeX are escaped; letters beyond ASCII stay as they are,
// and a document declares those of them that pdfLaTeX does not know.

import { latexEscaped } from '@proviso/engine/forms';

/** Words as LaTeX. */
export function latexWords(text: string): string {
  return latexEscaped(withoutControls(text))
    .replaceAll('*', '$$*$$')
    .replace(/((?:\d\u0304)+)/g, (barred) => `$\\overline{${barred.replaceAll('\u0304', '')}}$`);
}

/** A text without the signs that no document has; lines and tabs stay. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, ' ');
}

/** Signs of this field and of its texts, as mathematics or as LaTeX's own signs. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ '■': '\\blacksquare', '±': '\\pm', '−': '-', '≤': '\\le', '≥': '\\ge', '≱': '\\not\\geq' },
  ...{ '≠': '\\ne', '≡': '\\equiv', '≅': '\\cong', '∥': '\\parallel', '‖': '\\Vert', '→': '\\to' },
  ...{ '×': '\\times', '·': '\\cdot', '↑': '\\uparrow', '↓': '\\downarrow', '⇑': '\\Uparrow' },
  ...{
    '⇓': '\\Downarrow',
    '∗': '*',
    '✓': '\\checkmark',
    '∈': '\\in',
    '∉': '\\notin',
    '∅': '\\emptyset',
  },
  ...{
    '∞': '\\infty',
    '⊆': '\\subseteq',
    '⊂': '\\subset',
    '∪': '\\cup',
    '∩': '\\cap',
    '⇒': '\\Rightarrow',
  },
  ...{
    '⇔': '\\Leftrightarrow',
    '←': '\\leftarrow',
    '↦': '\\mapsto',
    '∀': '\\forall',
    '∃': '\\exists',
  },
  ...{
    '∧': '\\wedge',
    '∨': '\\vee',
    '¬': '\\neg',
    '∘': '\\circ',
    '•': '\\bullet',
    '★': '\\bigstar',
  },
  ...{
    '□': '\\square',
    '⊕': '\\oplus',
    '⊗': '\\otimes',
    '⋯': '\\cdots',
    '⧏': '\\lhd',
    '⊲': '\\lhd',
  },
  ...{
    '⊳': '\\rhd',
    '∑': '\\sum',
    '∏': '\\prod',
    '≈': '\\approx',
    '°': '^\\circ',
    '²': '^2',
    '³': '^3',
  },
  ...{ '─': '-', '│': '|', '┄': '-', '╭': '\\ulcorner', '╮': '\\urcorner', '╰': '\\llcorner' },
  ...{
    '╯': '\\lrcorner',
    '┬': '\\top',
    '┴': '\\bot',
    '├': '\\vdash',
    '┤': '\\dashv',
    '└': '\\llcorner',
  },
};

const GREEK: Readonly<Record<string, string>> = {
  ...{ α: 'alpha', β: 'beta', γ: 'gamma', δ: 'delta', ε: 'varepsilon', ζ: 'zeta', η: 'eta' },
  ...{
    θ: 'theta',
    ι: 'iota',
    κ: 'kappa',
    λ: 'lambda',
    μ: 'mu',
    ν: 'nu',
    ξ: 'xi',
    π: 'pi',
    ρ: 'rho',
  },
  ...{ σ: 'sigma', τ: 'tau', υ: 'upsilon', φ: 'varphi', χ: 'chi', ψ: 'psi', ω: 'omega' },
  ...{ Γ: 'Gamma', Δ: 'Delta', Θ: 'Theta', Λ: 'Lambda', Ξ: 'Xi', Π: 'Pi', Σ: 'Sigma', Φ: 'Phi' },
  ...{ Ψ: 'Psi', Ω: 'Omega' },
};

/** Digits above and below a letter. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** Letters of European languages that pdfLaTeX's usual fonts compose, and its own signs of print. */
const KNOWN = /[\u00a1\u00a3\u00a7\u00a9\u00ae\u00b6\u00bf-\u017f–—‘’“”„…†‡]/u;

/** What stands for a sign in pdfLaTeX; `undefined` where it knows the sign. */
function meaningOf(sign: string): string | undefined {
  const math = SIGNS[sign] ?? (GREEK[sign] && `\\${GREEK[sign]}`);
  if (math !== undefined) return `\\ensuremath{${math}}`;
  const [raised, lowered] = [RAISED.indexOf(sign), LOWERED.indexOf(sign)];
  if (raised >= 0) return `\\ensuremath{^${raised}}`;
  if (lowered >= 0) return `\\ensuremath{_${lowered}}`;
  if (/\s/u.test(sign)) return '~';
  // Bars over letters and the like, which would have to stand before them.
  if (/\p{M}|\p{Cf}/u.test(sign)) return '';
  if (KNOWN.test(sign)) return undefined;
  return `\\texttt{<U+${codeOf(sign)}>}`;
}

function codeOf(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/** Declarations of the signs in a text that pdfLaTeX does not know; other engines ask their fonts. */
export function declarationsFor(text: string): string[] {
  const signs = new Set(text.match(/[\u0080-\u{10ffff}]/gu) ?? []);
  return [...signs].sort().flatMap((sign) => {
    const meaning = meaningOf(sign);
    return meaning === undefined ? [] : [`\\DeclareUnicodeCharacter{${codeOf(sign)}}{${meaning}}`];
  });
}
