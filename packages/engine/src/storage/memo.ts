/**
 * Memos: under which token a store keeps what it has computed. The token carries the type of what is
 * kept, so that two files cannot mean different things by the same name.
 */

declare const kept: unique symbol;

/** The token of one thing of type T in each store. */
export class Memo<T> {
  /** For messages and statistics; not a key. */
  readonly name: string;
  declare readonly [kept]: T;

  constructor(name: string) {
    this.name = name;
  }
}

/** The token of one thing of type T in each store for each key, such as a universe's or a number. */
export class MemoBy<K, T> {
  /** For messages and statistics; not a key. */
  readonly name: string;
  declare readonly [kept]: [K, T];

  constructor(name: string) {
    this.name = name;
  }
}

/** What is kept under tokens. */
export class Memos {
  private readonly single = new Map<Memo<unknown>, unknown>();
  private readonly keyed = new Map<MemoBy<unknown, unknown>, Map<unknown, unknown>>();

  /** What is kept under a token, made when first asked for. */
  get<T>(memo: Memo<T>, make: () => T): T {
    let thing = this.single.get(memo) as T | undefined;
    if (thing === undefined) {
      thing = make();
      this.single.set(memo, thing);
    }
    return thing;
  }

  /** What is kept under a token and a key, made when first asked for. */
  getBy<K, T>(memo: MemoBy<K, T>, key: K, make: () => T): T {
    let things = this.keyed.get(memo) as Map<K, T> | undefined;
    if (things === undefined) {
      things = new Map();
      this.keyed.set(memo, things);
    }
    let thing = things.get(key);
    if (thing === undefined) {
      thing = make();
      things.set(key, thing);
    }
    return thing;
  }
}
