// The keys under which calls are remembered: a function gives the same for values with the same key. This
// is finer than what the language calls the same (functions/identity.ts), since a function may see more
// than that, such as the heads of a table, and coarse enough to be quick: what has no key is not remembered.
// Texts, lists and functions are numbered when first seen, so that a key costs what is new in it. The
// key of a function is what it says and what the names in it mean, through all functions it calls: when
// any of these changes, so does the key.

import {
  type Board,
  positionToText,
  type Ruleset,
  rulesetKey,
  summandsOf,
} from '@proviso/engine/rulesets';
import { freeNames } from '../syntax/free-names.ts';
import { elementsIn, listsIn } from '../values/nested.ts';
import { headText } from '../values/text.ts';
import type { ListValue, UserFunction, Value } from '../values/value.ts';
import type { State } from './state.ts';

/** The key of a function, as long as no global name changes its meaning. */
interface FunctionKey {
  readonly version: number;
  readonly key: string | undefined;
}

/** About what an entry takes, besides its text. */
const ENTRY_BYTES = 80;

export class MemoryKeys {
  /** Told before a text is kept how many bytes that takes; may throw. */
  private readonly beforeKeeping: (bytes: number) => void;
  private readonly numbers = new Map<string, number>();
  private readonly objects = new WeakMap<object, number>();
  private readonly lists = new WeakMap<ListValue, string>();
  private readonly functions = new WeakMap<UserFunction, FunctionKey>();
  /** Functions whose keys are being made. */
  private readonly making = new Set<UserFunction>();
  /** How many things have a number. */
  private count = 0;
  /** The rulesets that variables hold, as of a version of these. */
  private held: { readonly version: number; readonly rulesets: ReadonlySet<Ruleset> } | undefined;

  constructor(beforeKeeping: (bytes: number) => void) {
    this.beforeKeeping = beforeKeeping;
  }

  /** The key of a value; there is none for what is made anew each time and compared by nothing. */
  of(value: Value, state: State): string | undefined {
    switch (value.type) {
      case 'boolean':
        return value.value ? 't' : 'f';
      case 'integer':
        return `i${value.value}`;
      case 'outcome':
        return `o${value.value}`;
      case 'text':
        return `s${this.numberOf(value.value)}`;
      case 'universe':
        return `u${this.numberOf(value.universe.key)}`;
      case 'game':
        return value.game.arena === state.arena ? `g${value.game.id}` : undefined;
      case 'multiplayer': {
        const { players } = value.store;
        return value.store === state.stores.get(players) ? `m${players}.${value.id}` : undefined;
      }
      case 'winners':
        return `w${value.players}.${value.sets.join('.')}`;
      case 'board':
        return this.ofBoard(value.board, state);
      case 'ruleset': {
        const key = this.ofRuleset(value.ruleset, state);
        return key === undefined ? undefined : `q${key}`;
      }
      case 'list':
        return this.ofList(value, state);
      case 'nothing':
        return value.note === undefined ? 'n' : `n${JSON.stringify(value.note)}`;
      case 'function':
        return value.builtIn === undefined
          ? this.ofFunction(value, state)
          : `F${this.numberOfObject(value.builtIn)}`;
      case 'certificate':
      case 'strategy':
      case 'picture':
        return undefined;
    }
  }

  /** The number of a text, the same for the same text. */
  numberOf(text: string): number {
    let number = this.numbers.get(text);
    if (number === undefined) {
      this.beforeKeeping(ENTRY_BYTES + 2 * text.length);
      number = this.count++;
      this.numbers.set(text, number);
    }
    return number;
  }

  private numberOfObject(object: object): number {
    let number = this.objects.get(object);
    if (number === undefined) {
      number = this.count++;
      this.objects.set(object, number);
    }
    return number;
  }

  private ofBoard(board: Board, state: State): string | undefined {
    const keys: string[] = [];
    for (const each of summandsOf(board)) {
      const key = this.ofRuleset(each.ruleset, state);
      if (key === undefined) return undefined;
      keys.push(`b${key}.${this.numberOf(positionToText(each))}`);
    }
    return keys.join('+');
  }

  /** The key of a ruleset; one that nothing but itself tells has a key as long as a variable holds it. */
  private ofRuleset(ruleset: Ruleset, state: State): string | undefined {
    const key = rulesetKey(ruleset);
    if (typeof key === 'string') return `s${this.numberOf(key)}`;
    if (ruleset.key === undefined) return `o${this.numberOfObject(key)}`;
    // Work that is done again makes its own anew: such a key would never be found.
    return this.heldRulesets(state).has(ruleset) ? this.asOfNow(ruleset, state) : undefined;
  }

  /** The rulesets in the global variables. */
  private heldRulesets({ globals }: State): ReadonlySet<Ruleset> {
    const { version } = globals;
    if (this.held?.version !== version) {
      const rulesets = new Set<Ruleset>();
      for (const value of globals.values.values()) collectRulesets(value, rulesets);
      this.held = { version, rulesets };
    }
    return this.held.rulesets;
  }

  /** What may read anything that is global is the same as long as none of that changes. */
  private asOfNow(object: object, state: State): string {
    return `o${this.numberOfObject(object)}@${state.globals.version}`;
  }

  private ofList(value: ListValue, state: State): string | undefined {
    const known = this.lists.get(value);
    if (known !== undefined) return known;
    /** The keys of lists that hold what may change. */
    const passing = new Map<ListValue, string>();
    let key: string | undefined;
    for (const list of listsIn(value, this.lists)) {
      const keys: string[] = [];
      let changes = false;
      for (const item of list.items) {
        const inner = item.type === 'list' ? this.lists.get(item) : undefined;
        const each = item.type === 'list' ? (inner ?? passing.get(item)) : this.of(item, state);
        if (each === undefined) return undefined;
        changes ||= item.type === 'list' ? inner === undefined : MAY_CHANGE.has(item.type);
        keys.push(each);
      }
      // A table has heads, and what was only seen says so.
      const { heads, note } = list;
      const more = heads === undefined && note === undefined ? '' : JSON.stringify([heads, note]);
      key = `l${this.numberOf(`[${keys.join()}${more}`)}`;
      (changes ? passing : this.lists).set(list, key);
    }
    return key;
  }

  /** The key of a function somebody wrote. */
  private ofFunction(f: UserFunction, state: State): string | undefined {
    const { version } = state.globals;
    const known = this.functions.get(f);
    if (known?.version === version) return known.key;
    // A circle by way of a list or a ruleset.
    if (this.making.has(f)) return this.asOfNow(f, state);
    this.making.add(f);
    try {
      const key = this.keyOfFunction(f, state);
      this.functions.set(f, { version, key });
      return key;
    } finally {
      this.making.delete(f);
    }
  }

  private keyOfFunction(f: UserFunction, state: State): string | undefined {
    const { globals } = state;
    // Functions may call each other in a circle: those met are told once, and then by their place.
    const met = [f];
    const parts: string[] = [];
    for (const g of met) {
      parts.push(`=${this.numberOf(wording(g))}`);
      for (const { name } of freeNames(g.body)) {
        if (g.parameters.some((parameter) => parameter.name === name)) continue;
        const value = g.scope.find(name);
        if (value === undefined) parts.push('?');
        else if (value.type !== 'function' || value.builtIn !== undefined) {
          // What has no key is still itself as long as the variable holds it.
          const global = globals.values.get(name) === value;
          const key = this.of(value, state);
          if (key === undefined && !global) return undefined;
          parts.push(key ?? `O${this.numberOfObject(value)}`);
        } else if (value.scope === globals && f.scope !== globals) {
          const key = this.ofFunction(value, state);
          if (key === undefined) return undefined;
          parts.push(key);
        } else {
          const place = met.indexOf(value);
          parts.push(`#${place < 0 ? met.push(value) - 1 : place}`);
        }
      }
    }
    return `c${this.numberOf(parts.join())}`;
  }
}

function collectRulesets(value: Value, found: Set<Ruleset>): void {
  for (const element of elementsIn(value)) {
    if (element.type === 'ruleset') found.add(element.ruleset);
    else if (element.type === 'board') {
      for (const { ruleset } of summandsOf(element.board)) found.add(ruleset);
    }
  }
}

/** What these amount to may change with the names that functions in them read. */
const MAY_CHANGE: ReadonlySet<Value['type']> = new Set(['function', 'ruleset', 'board']);

const wordings = new WeakMap<UserFunction['body'], string>();

/** What a function says, and in which language. */
function wording({ parameters, body, source, mode }: UserFunction): string {
  let text = wordings.get(body);
  if (text === undefined) {
    const head = headText({ name: '', parameters });
    text = `${mode?.players ?? ''} ${mode?.convention ?? ''} ${head} -> ${source.text.slice(body.from, body.to)}`;
    wordings.set(body, text);
  }
  return text;
}
