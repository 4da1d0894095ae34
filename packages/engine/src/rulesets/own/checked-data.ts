/** What somebody else's module tells beside functions, looked at before anybody relies on it. */

import { USUAL_UNIVERSES } from '../../universes/usual.ts';
import type { Owner } from '../drawing.ts';
import type { Habitat } from '../ruleset.ts';
import type { Square, SquareBoards } from '../squares.ts';
import { kindOf } from './kind-of.ts';

/** Refuses an export: what is wrong with it, and what to export instead. */
export type Refuse = (problem: string, wanted: string) => never;

/** Where positions live. */
export function checkedHabitat(value: unknown, refuse: Refuse): Habitat {
  const { universe, because } = fields(value, 'habitat', '{ universe, because }', refuse);
  const names = USUAL_UNIVERSES.flatMap(({ name }) => (name === 'Normal' ? [] : [name]));
  const home = names.find((name) => name === universe);
  if (home === undefined) {
    refuse(`\`habitat.universe\` is ${told(universe)}`, `one of ${names.join(', ')}`);
  }
  return { universe: home, because: text(because, 'habitat.because', refuse) };
}

/** Positions to start from. */
export function checkedExamples(value: unknown, refuse: Refuse): readonly string[] {
  return texts(value, 'examples', 'a list of texts', refuse);
}

/** Boards of squares. */
export function checkedBoards(value: unknown, refuse: Refuse): SquareBoards {
  const wanted = '{ squares, strip, fill }';
  const { squares, strip, fill } = fields(value, 'boards', wanted, refuse);
  const named = 'an object with a name for each character';
  const signs = Object.entries(fields(squares, 'boards.squares', named, refuse));
  if (signs.length === 0) refuse('`boards.squares` is empty', named);
  const checked = signs.map(([sign, square]): [string, Square] => {
    if (!/^[^|\s]$/u.test(sign)) {
      refuse(`\`boards.squares\` has "${sign}"`, 'single characters, no blank and no |,');
    }
    return [sign, checkedSquare(square, `boards.squares.${sign}`, refuse)];
  });
  if (strip !== undefined && typeof strip !== 'boolean') {
    refuse(`\`boards.strip\` is ${kindOf(strip)}`, 'true or false');
  }
  const among = 'characters of its squares, in a list,';
  const filled = fill === undefined ? undefined : texts(fill, 'boards.fill', among, refuse);
  const other = filled?.find((sign) => signs.every(([known]) => known !== sign));
  if (other !== undefined) refuse(`\`boards.fill\` has "${other}"`, among);
  return {
    squares: Object.fromEntries(checked),
    ...(strip === true && { strip }),
    ...(filled && filled.length > 0 && { fill: filled }),
  };
}

const OWNERS = ['left', 'right', 'either'] as const satisfies readonly Owner[];

function checkedSquare(value: unknown, name: string, refuse: Refuse): Square {
  const given = fields(value, name, '{ name, owner, closed }', refuse);
  const owner = OWNERS.find((each) => each === given['owner']);
  if (given['owner'] !== undefined && owner === undefined) {
    refuse(`\`${name}.owner\` is ${told(given['owner'])}`, `one of ${OWNERS.join(', ')}`);
  }
  return {
    name: text(given['name'], `${name}.name`, refuse),
    ...(owner && { owner }),
    ...(given['closed'] === true && { closed: true }),
    ...(given['inPlayOnly'] === true && { inPlayOnly: true }),
  };
}

/** What positions by size are counted in, and the function that lists them. */
export function checkedSizes(
  value: unknown,
  refuse: Refuse,
): { readonly unit: string; readonly positions: (size: unknown) => unknown } {
  const sizes = fields(value, 'sizes', '{ unit, positions }', refuse);
  const { positions } = sizes;
  if (typeof positions !== 'function') {
    refuse(`\`sizes.positions\` is ${kindOf(positions)}`, 'a function');
  }
  return {
    unit: text(sizes['unit'], 'sizes.unit', refuse),
    positions: (size) => Reflect.apply(positions as (size: unknown) => unknown, sizes, [size]),
  };
}

function fields(
  value: unknown,
  name: string,
  wanted: string,
  refuse: Refuse,
): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  return refuse(`\`${name}\` is ${kindOf(value)}`, wanted);
}

function text(value: unknown, name: string, refuse: Refuse): string {
  return typeof value === 'string' ? value : refuse(`\`${name}\` is ${kindOf(value)}`, 'a text');
}

function texts(value: unknown, name: string, wanted: string, refuse: Refuse): readonly string[] {
  if (!Array.isArray(value)) return refuse(`\`${name}\` is ${kindOf(value)}`, wanted);
  const other: unknown = value.find((each) => typeof each !== 'string');
  if (other === undefined) return value as string[];
  return refuse(`\`${name}\` has ${kindOf(other)} among its elements`, wanted);
}

/** A wrong word itself, and of anything else its kind. */
function told(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 40)) : kindOf(value);
}
