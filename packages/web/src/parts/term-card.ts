// The card that explains a term where it stands: shown when the mouse rests on the term, when a key
// brings the focus to it, and by a press; Esc, a press elsewhere or leaving it closes the card. The
// workbench and the guide share this file, so it knows neither's way to draw.

export interface CardLink {
  readonly text: string;
  readonly href: string;
}

/** What a card says. */
export interface Explained {
  readonly term: string;
  readonly meaning: string;
  /** The language of both. */
  readonly lang: string;
  /** Where the term is defined: words, and links to the papers. */
  readonly cited: readonly (string | CardLink)[];
  /** Where more is said. */
  readonly links: readonly CardLink[];
}

/** Finds what a term means; `undefined` where it has no entry. */
export type FindTerm = (term: HTMLElement) => Promise<Explained | undefined>;

/** A term, or something else that has one. */
const TERM = '[data-term]';
/** How long the mouse rests before a card comes, and is away before it goes; in milliseconds. */
const REST = 250;
/** Between the card and the edges of the window, in pixels. */
const MARGIN = 8;

/** Shows cards for the terms of the page from now on. */
export function explainTerms(find: FindTerm): void {
  const cards = new Cards(find);
  document.addEventListener('pointerover', (event) => cards.hovered(event));
  document.addEventListener('pointerdown', (event) => cards.pressed(event), true);
  document.addEventListener('click', (event) => cards.clicked(event), true);
  document.addEventListener('focusin', (event) => cards.focused(event.target));
  document.addEventListener('focusout', (event) => cards.left(event.relatedTarget));
  addEventListener('keydown', (event) => cards.key(event), true);
  addEventListener('scroll', () => cards.place(), { capture: true, passive: true });
  addEventListener('resize', () => cards.place());
  addEventListener('hashchange', () => cards.hide());
}

class Cards {
  private readonly find: FindTerm;
  private term: HTMLElement | undefined;
  private card: HTMLElement | undefined;
  /** Whether it stays when the mouse leaves. */
  private pinned = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pointer = 'mouse';
  /** Which question is the latest: what is found for an older one is dropped. */
  private turn = 0;

  constructor(find: FindTerm) {
    this.find = find;
  }

  hovered({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    const term = termAt(target);
    clearTimeout(this.timer);
    if (term !== undefined && term !== this.term) {
      this.timer = setTimeout(() => void this.show(term, false), REST);
    } else if (term === undefined && this.card !== undefined && !this.holds(target)) {
      this.timer = setTimeout(() => {
        if (!this.pinned && document.activeElement !== this.term) this.hide();
      }, REST);
    }
  }

  pressed({ target, pointerType }: PointerEvent): void {
    this.pointer = pointerType;
    if (this.card !== undefined && !this.holds(target)) this.hide();
  }

  clicked(event: MouseEvent): void {
    const term = termAt(event.target);
    if (!term?.classList.contains('term')) return;
    // A link is followed by mouse and key; a finger, which cannot hover, asks first.
    if (term instanceof HTMLAnchorElement && (this.pointer !== 'touch' || event.detail === 0)) {
      this.hide();
      return;
    }
    // A term may stand in what folds by a press.
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(this.timer);
    if (term === this.term && this.pinned) this.hide();
    else void this.show(term, true);
  }

  focused(target: EventTarget | null): void {
    const term = termAt(target);
    if (term?.matches(':focus-visible') && term !== this.term) void this.show(term, false);
  }

  left(to: EventTarget | null): void {
    if (to !== null && this.card !== undefined && !this.holds(to)) this.hide();
  }

  key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.card === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // While the card is there: a term that gets the focus without one shows it.
    if (this.card.contains(document.activeElement)) this.term?.focus();
    this.hide();
  }

  hide(): void {
    this.turn++;
    clearTimeout(this.timer);
    this.card?.remove();
    this.term?.removeAttribute('aria-describedby');
    if (this.term?.hasAttribute('aria-expanded')) this.term.setAttribute('aria-expanded', 'false');
    this.card = undefined;
    this.term = undefined;
    this.pinned = false;
  }

  private async show(term: HTMLElement, pin: boolean): Promise<void> {
    if (term === this.term) {
      this.pinned ||= pin;
      return;
    }
    this.hide();
    const { turn } = this;
    const explained = await this.find(term);
    if (turn !== this.turn || explained === undefined || !term.isConnected) return;
    const card = drawn(explained);
    // After the term, so that the next Tab leads to its links.
    term.after(card);
    this.card = card;
    this.term = term;
    this.pinned = pin;
    term.setAttribute('aria-describedby', MEANING);
    if (term.hasAttribute('aria-expanded')) term.setAttribute('aria-expanded', 'true');
    card.showPopover?.();
    this.place();
  }

  /** Puts the card below its term, or above where there is no room, and inside the window. */
  place(): void {
    const { card, term } = this;
    if (card === undefined || term === undefined) return;
    if (!term.isConnected) {
      this.hide();
      return;
    }
    const at = term.getBoundingClientRect();
    // Beside the body there may be room that is kept for a scroll bar.
    const { clientWidth } = document.body;
    const { clientHeight } = document.documentElement;
    const { offsetWidth: width, offsetHeight: height } = card;
    const below = at.bottom + MARGIN;
    const above = at.top - MARGIN - height;
    const top = below + height > clientHeight - MARGIN && above >= MARGIN ? above : below;
    card.style.left = `${Math.max(MARGIN, Math.min(at.left, clientWidth - width - MARGIN))}px`;
    card.style.top = `${top}px`;
  }

  /** Whether something is part of the card, or the term itself. */
  private holds(target: EventTarget | null): boolean {
    if (!(target instanceof Node)) return false;
    return this.card?.contains(target) === true || this.term?.contains(target) === true;
  }
}

const MEANING = 'term-meaning';

function termAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(TERM)) || undefined;
}

function drawn({ term, meaning, lang, cited, links }: Explained): HTMLElement {
  const card = element('span', 'term-card');
  card.setAttribute('role', 'note');
  card.setAttribute('aria-label', term);
  card.lang = lang;
  card.popover = 'manual';
  const said = element('span', 'term-meaning', meaning);
  said.id = MEANING;
  card.append(element('strong', 'term-name', term), said);
  if (cited.length > 0) {
    const source = element('span', 'term-cited');
    source.append(...cited.map((part) => (typeof part === 'string' ? part : anchor(part))));
    card.append(source);
  }
  const more = element('span', 'term-links');
  more.append(...links.map(anchor));
  card.append(more);
  return card;
}

function anchor({ text, href }: CardLink): HTMLElement {
  const made = element('a', '', text) as HTMLAnchorElement;
  made.href = href;
  return made;
}

function element(kind: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(kind);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}
