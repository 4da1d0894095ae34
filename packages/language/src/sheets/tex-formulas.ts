// Formulas that somebody wrote in TeX: only those that mean mathematics and nothing else go into a
// document. A formula from a stranger may neither read files nor define anything, and what is unknown
// would not compile.

/** The commands of LaTeX with amsmath and amssymb that formulas of this field need. */
const COMMANDS: ReadonlySet<string> = new Set(
  `alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi
  rho varrho sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma
  Upsilon Phi Psi Omega
  le leq ge geq ne neq equiv cong sim simeq approx prec preceq succ succeq parallel mid nmid perp in notin ni
  subset subseteq supset supseteq lhd rhd unlhd unrhd vartriangleleft vartriangleright trianglelefteq
  trianglerighteq lesssim gtrsim leqslant geqslant nleq ngeq not propto models vdash
  pm mp times div cdot ast star circ bullet oplus ominus otimes odot wedge vee cap cup setminus land lor
  lnot neg forall exists nexists emptyset varnothing infty partial nabla ell hbar Re Im aleph
  to gets mapsto rightarrow leftarrow leftrightarrow Rightarrow Leftarrow Leftrightarrow implies impliedby
  iff longrightarrow longleftarrow uparrow downarrow Uparrow Downarrow updownarrow nearrow searrow
  hookrightarrow hookleftarrow
  sum prod coprod int bigcup bigcap bigoplus bigvee bigwedge lim limsup liminf max min sup inf log ln exp
  sin cos tan gcd deg dim ker hom det Pr bmod pmod mod operatorname
  frac tfrac dfrac sqrt binom tbinom dbinom overline underline widehat widetilde hat bar tilde vec dot ddot
  overbrace underbrace overset underset stackrel substack
  mathrm mathbf mathit mathsf mathtt mathcal mathbb mathfrak boldsymbol text textrm textbf textit
  left right big Big bigg Bigg bigl bigr Bigl Bigr lfloor rfloor lceil rceil langle rangle lvert rvert lbrace
  rbrace vert Vert quad qquad ldots cdots vdots ddots dots colon prime dagger ddagger blacksquare square
  bigstar checkmark therefore because displaystyle textstyle limits nolimits
  begin end`.split(/\s+/),
);

const ENVIRONMENTS = /^(?:p|b|B|v|V|small)?matrix$|^cases$|^aligned$|^gathered$|^array$/;

/** Whether a formula may stand in a document as it is. */
export function isPlainFormula(tex: string): boolean {
  if (tex.trim() === '' || /[%#$~]|\^\^|\n\s*\n|[^\x20-\x7e\n]/.test(tex)) return false;
  for (const [, command = ''] of tex.matchAll(/\\([A-Za-z]+)/g)) {
    if (!COMMANDS.has(command)) return false;
  }
  // Other signs after a backslash: braces, spaces, and the end of a row.
  if (/\\[^A-Za-z{}|,;:! \\]/.test(tex)) return false;
  return isBalanced(tex) && environmentsMatch(tex) && scriptsMatch(tex);
}

function isBalanced(tex: string): boolean {
  let depth = 0;
  for (const [brace] of tex.replace(/\\[{}\\]/g, '').matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) return false;
  }
  const count = (pattern: RegExp) => (tex.match(pattern) ?? []).length;
  return depth === 0 && count(/\\left(?![A-Za-z])/g) === count(/\\right(?![A-Za-z])/g);
}

function environmentsMatch(tex: string): boolean {
  const open: string[] = [];
  for (const [, which, name = ''] of tex.matchAll(/\\(begin|end)(?:\{([^{}]*)\})?/g)) {
    if (!ENVIRONMENTS.test(name)) return false;
    if (which === 'begin') open.push(name);
    else if (open.pop() !== name) return false;
  }
  const inside = /\\begin/.test(tex);
  return open.length === 0 && (inside || !/&|\\\\/.test(tex));
}

/** Two superscripts or two subscripts on one base do not compile, nor does one on nothing. */
function scriptsMatch(tex: string): boolean {
  const one = String.raw`(?:\{[^{}]*\}|\\[A-Za-z]+|[^\s\\{}])`;
  const twice = new RegExp(String.raw`\^\s*${one}\s*(?:'|\^)|_\s*${one}\s*_`);
  return !twice.test(tex) && !/[\^_]\s*(?:$|[\^_}&])/.test(tex);
}
