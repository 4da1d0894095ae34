/**
 * Forms as one word: a code that names a form for ever, in print, in an address or in a table, and that
 * notices when it was copied wrongly.
 *
 * The subpositions stand in canonical order, the form itself last, and each is written by the places of its
 * options among those before it, so the code depends on the form alone and is as long as there are distinct
 * subpositions. As bytes: for each one 4·(Left options) + tombstones, the Left options, how many Right
 * options, the Right options; options go up, each by how many places it skips after the one before.
 * A number takes 7 bits a byte, lowest first, with 128 added where another byte follows. Then come the
 * four bytes of a CRC-32, lowest first, and all of it in base 32: ten digits and the letters without
 * i, l, o and u, after the digit 1 for this version.
 *
 * A CRC-32 notices any change within 32 bits that follow each other, those of the check among them, and
 * five symbols touch four bytes at most: a wrong symbol, two that changed places, or five wrong ones in a
 * row are never read as another form.
 */

import { NotationError } from '../storage/errors.ts';
import type { Arena, FormId, Tombstones } from './arena.ts';
import { CanonicalOrder } from './canonical-order.ts';
import { Left, Right, type Side } from './side.ts';

const SYMBOLS = '0123456789abcdefghjkmnpqrstvwxyz';
const VERSION = '1';
const BITS_A_SYMBOL = 5;
const CHECK_BYTES = 4;

/** What is no code of a form, with the place where that is seen. */
export class CodeError extends NotationError {
  override readonly name = 'CodeError';
}

/**
 * The code of a form.
 *
 * @example
 * const arena = new Arena();
 * const star = nimHeap(arena, 1);
 * formOfCode(arena, formCode(arena, star)) === star // → true
 */
export function formCode(arena: Arena, form: FormId): string {
  const order = new CanonicalOrder(arena, [form]);
  const bytes: number[] = [];
  const writeOptions = (id: FormId, side: Side): void => {
    let next = 0;
    for (const option of order.options(id, side)) {
      const place = order.place(option);
      writeNumber(bytes, place - next);
      next = place + 1;
    }
  };
  for (const id of order.forms) {
    arena.tick();
    writeNumber(bytes, 4 * order.options(id, Left).length + arena.tombstones(id));
    writeOptions(id, Left);
    writeNumber(bytes, order.options(id, Right).length);
    writeOptions(id, Right);
  }
  const check = checkOf(bytes);
  for (let i = 0; i < CHECK_BYTES; i++) bytes.push((check >>> (8 * i)) & 0xff);
  return VERSION + inSymbols(bytes);
}

/** The form that a code names; capitals, and o, i and l for 0 and 1, are read as what they look like. */
export function formOfCode(arena: Arena, code: string): FormId {
  const text = code
    .replaceAll(/[A-Z]/g, (capital) => capital.toLowerCase())
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  if (text === '') throw new CodeError('a code has symbols, and here are none', 0);
  if (text[0] !== VERSION) {
    throw new CodeError(`codes of this version begin with ${VERSION}, not with ${code[0]}`, 0);
  }
  const bytes = inBytes(text, code);
  const check = bytes.splice(Math.max(0, bytes.length - CHECK_BYTES));
  const given = check.reduceRight((all, byte) => (all << 8) | byte, 0) >>> 0;
  if (check.length < CHECK_BYTES || given !== checkOf(bytes)) {
    throw new CodeError('the check of this code fails: a symbol is wrong, missing or too many', 0);
  }
  const form = readForms(arena, bytes);
  // One form, one code: what says the same in another way was written by nobody.
  if (form === undefined || formCode(arena, form) !== text) {
    throw new CodeError('this is not how the code of a form is written', 0);
  }
  return form;
}

/** The last form that is written, or nothing where bytes are missing or point ahead. */
function readForms(arena: Arena, bytes: readonly number[]): FormId | undefined {
  let at = 0;
  const forms: FormId[] = [];
  const number = (): number => {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at++];
      if (byte === undefined || unit > 2 ** 28) return Number.NaN;
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  };
  const options = (count: number): FormId[] | undefined => {
    const found: FormId[] = [];
    for (let place = 0; found.length < count; place++) {
      place += number();
      const form = forms[place];
      if (form === undefined) return undefined;
      found.push(form);
    }
    return found;
  };
  while (at < bytes.length) {
    arena.tick();
    const head = number();
    const left = options(Math.floor(head / 4));
    const count = number();
    const right = options(count);
    if (left === undefined || right === undefined || Number.isNaN(head + count)) return undefined;
    forms.push(arena.intern(left, right, (head % 4) as Tombstones));
  }
  return forms.at(-1);
}

function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Five bits a symbol, highest first; what is missing at the end is 0. */
function inSymbols(bytes: readonly number[]): string {
  let symbols = '';
  let kept = 0;
  let bits = 0;
  for (const byte of bytes) {
    kept = ((kept << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= BITS_A_SYMBOL) {
      bits -= BITS_A_SYMBOL;
      symbols += SYMBOLS[(kept >> bits) & 31];
    }
  }
  return bits === 0 ? symbols : symbols + SYMBOLS[(kept << (BITS_A_SYMBOL - bits)) & 31];
}

/** The bytes after the version; `written` is the code as it was given, for the error. */
function inBytes(text: string, written: string): number[] {
  const bytes: number[] = [];
  let kept = 0;
  let bits = 0;
  for (let i = VERSION.length; i < text.length; i++) {
    const value = SYMBOLS.indexOf(text[i] ?? '');
    if (value < 0) throw new CodeError(`${JSON.stringify(written[i])} stands in no code`, i);
    kept = ((kept << BITS_A_SYMBOL) | value) & 0xfff;
    bits += BITS_A_SYMBOL;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((kept >> bits) & 0xff);
  }
  return bytes;
}

/** CRC-32 as in IEEE 802.3, of the bytes after the version. */
function checkOf(bytes: readonly number[]): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}
