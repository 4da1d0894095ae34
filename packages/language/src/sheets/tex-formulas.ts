// Formulas that somebody wrote in TeX: only those that mean mathematics and nothing else go into a
// document. A formula from a stranger may neither read files nor define anything, and what would not
// compile stands as text. So a formula is read by a grammar, narrower than TeX's: every command with its
// arguments in braces, scripts one each, alignment inside of environments only.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Single signs, which may also be a script without braces. */
const SIGNS = words(
  `alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi
  rho varrho sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma
  Upsilon Phi Psi Omega infty ast star circ bullet prime dagger ddagger ell emptyset perp pm mp times cdot`,
);

/** What takes no argument. */
const SYMBOLS = words(
  `le leq ge geq ne neq equiv cong sim simeq approx prec preceq succ succeq parallel mid nmid in notin ni
  subset subseteq supset supseteq lhd rhd unlhd unrhd vartriangleleft vartriangleright trianglelefteq
  trianglerighteq lesssim gtrsim leqslant geqslant nleq ngeq propto models vdash
  div oplus ominus otimes odot wedge vee cap cup setminus land lor lnot neg forall exists nexists
  varnothing partial nabla hbar Re Im aleph
  to gets mapsto rightarrow leftarrow leftrightarrow Rightarrow Leftarrow Leftrightarrow implies impliedby
  iff longrightarrow longleftarrow uparrow downarrow Uparrow Downarrow updownarrow nearrow searrow
  hookrightarrow hookleftarrow bmod
  lfloor rfloor lceil rceil langle rangle lvert rvert lbrace rbrace vert Vert quad qquad ldots cdots vdots
  ddots dots colon blacksquare square bigstar checkmark therefore because displaystyle textstyle`,
);

/** What limits may be set at. */
const OPERATORS = words(
  `sum prod coprod int bigcup bigcap bigoplus bigvee bigwedge lim limsup liminf max min sup inf log ln exp
  sin cos tan gcd deg dim ker hom det Pr`,
);

const WITH_ONE = words(
  `sqrt overline underline widehat widetilde hat bar tilde vec dot ddot overbrace underbrace pmod mod
  operatorname mathrm mathbf mathit mathsf mathtt mathcal mathbb mathfrak boldsymbol`,
);
const WITH_TWO = words('frac tfrac dfrac binom tbinom dbinom overset underset stackrel');
const WITH_TEXT = words('text textrm textbf textit');
const SIZES = words('big Big bigg Bigg bigl bigr Bigl Bigr');
const NEGATED = words('in equiv sim subset subseteq supset supseteq');
const DELIMITERS = words(
  'lbrace rbrace langle rangle lfloor rfloor lceil rceil lvert rvert vert Vert uparrow downarrow',
);

/** The most columns of an environment; an array says its own. */
const COLUMNS: ReadonlyMap<string, number> = new Map([
  ...['matrix', 'pmatrix', 'bmatrix', 'Bmatrix', 'vmatrix', 'Vmatrix'].map(wide),
  ...['smallmatrix', 'aligned'].map(wide),
  ['cases', 2],
  ['gathered', 1],
]);

function wide(name: string): [string, number] {
  return [name, 10];
}

/** How deep braces, fences and environments may stand in one another. */
const DEEPEST = 40;

/** Whether a formula may stand in a document as it is. */
export function isPlainFormula(tex: string): boolean {
  if (tex.trim() === '' || /[%#$~]|\^\^|\n\s*\n|[^\x20-\x7e\n]/.test(tex)) return false;
  return new FormulaReader(tex).isFormula();
}

type Token = string;

class FormulaReader {
  private readonly tokens: readonly Token[];
  private next = 0;
  private depth = 0;

  constructor(tex: string) {
    // A command swallows the spaces after it, and all others mean nothing.
    this.tokens = (tex.match(/\\[A-Za-z]+|\\[^A-Za-z]|\\$|\s+|[^\s\\]/g) ?? []).map((token) =>
      token.trim() === '' ? ' ' : token,
    );
  }

  isFormula(): boolean {
    return this.list() && this.next === this.tokens.length;
  }

  /** Whatever stands up to a brace, fence, alignment or end that belongs to somebody else. */
  private list(): boolean {
    if (++this.depth > DEEPEST) return false;
    while (!this.isAtEnd()) if (!this.item()) return false;
    this.depth--;
    return true;
  }

  private isAtEnd(): boolean {
    const token = this.peek();
    return token === undefined || ['}', '&', '\\\\', '\\right', '\\end'].includes(token);
  }

  private peek(): Token | undefined {
    while (this.tokens[this.next] === ' ') this.next++;
    return this.tokens[this.next];
  }

  private take(): Token | undefined {
    const token = this.peek();
    this.next++;
    return token;
  }

  private accept(token: Token): boolean {
    if (this.peek() !== token) return false;
    this.next++;
    return true;
  }

  private item(): boolean {
    const first = this.peek();
    // A script without a base stands at nothing, as in a chemist's formula.
    return (first === '^' || first === '_' || first === "'" || this.atom()) && this.scripts();
  }

  private atom(): boolean {
    const token = this.take();
    if (token === undefined) return false;
    if (token === '{') return this.list() && this.accept('}');
    if (!token.startsWith('\\')) return true;
    const command = token.slice(1);
    if (/^[^A-Za-z]/.test(command)) return /^[{}|,;:! ]$/.test(command);
    if (SIGNS.has(command) || SYMBOLS.has(command)) return true;
    if (OPERATORS.has(command)) {
      if (!this.accept('\\limits')) this.accept('\\nolimits');
      return true;
    }
    if (command === 'sqrt') this.root();
    if (WITH_ONE.has(command)) return this.group();
    if (WITH_TWO.has(command)) return this.group() && this.group();
    if (WITH_TEXT.has(command)) return this.text();
    if (SIZES.has(command)) return this.delimiter();
    if (command === 'not') return this.negated();
    if (command === 'left') {
      return this.delimiter() && this.list() && this.accept('\\right') && this.delimiter();
    }
    return command === 'begin' && this.environment();
  }

  /** At most one of each; primes are superscripts. */
  private scripts(): boolean {
    let isRaised = false;
    let isLowered = false;
    for (;;) {
      const token = this.peek();
      if (token === "'") {
        if (isRaised) return false;
        // What follows at once belongs to the same superscript; after a space it would be a second one.
        while (this.tokens[this.next] === "'") this.next++;
        if (this.tokens[this.next] === '^') {
          this.next++;
          if (!this.script()) return false;
        }
        isRaised = true;
      } else if (token === '^' || token === '_') {
        if (token === '^' ? isRaised : isLowered) return false;
        if (token === '^') isRaised = true;
        else isLowered = true;
        this.next++;
        if (!this.script()) return false;
      } else {
        return true;
      }
    }
  }

  private script(): boolean {
    const token = this.peek();
    if (token === '{') return this.group();
    this.next++;
    if (token === undefined) return false;
    return token.startsWith('\\') ? SIGNS.has(token.slice(1)) : /[^{}&^_']/.test(token);
  }

  private group(): boolean {
    return this.accept('{') && this.list() && this.accept('}');
  }

  /** The number of a root, in brackets. */
  private root(): void {
    if (this.peek() !== '[') return;
    const close = this.tokens.indexOf(']', this.next);
    const inside = this.tokens.slice(this.next + 1, close);
    if (close > 0 && inside.every((token) => /^[A-Za-z0-9 +-]$/.test(token))) this.next = close + 1;
  }

  private text(): boolean {
    if (!this.accept('{')) return false;
    while (this.next < this.tokens.length && this.tokens[this.next] !== '}') {
      if (/[\\{^_&]/.test(this.tokens[this.next++] ?? '')) return false;
    }
    return this.accept('}');
  }

  private delimiter(): boolean {
    const token = this.take() ?? '';
    if (/^\\[{}|]$/.test(token) || /^[()[\]|./<>]$/.test(token)) return true;
    return token.startsWith('\\') && DELIMITERS.has(token.slice(1));
  }

  private negated(): boolean {
    const token = this.take() ?? '';
    return /^[=<>]$/.test(token) || (token.startsWith('\\') && NEGATED.has(token.slice(1)));
  }

  private environment(): boolean {
    const name = this.name();
    const columns = name === 'array' ? this.name().replace(/\|/g, '').length : COLUMNS.get(name);
    if (!columns) return false;
    for (let column = 1; this.list(); ) {
      if (this.accept('&')) {
        if (++column > columns) return false;
      } else if (this.accept('\\\\')) {
        // A bracket or star would be an argument of the end of the row.
        if (this.peek() === '[' || this.peek() === '*') return false;
        column = 1;
      } else {
        return this.accept('\\end') && this.name() === name;
      }
    }
    return false;
  }

  /** Letters between braces: of an environment, or the columns of an array. */
  private name(): string {
    if (!this.accept('{')) return '';
    let name = '';
    while (/^[A-Za-z|]$/.test(this.peek() ?? '')) name += this.take();
    return this.accept('}') ? name : '';
  }
}
