// The pictures of `proviso draw`: what the arguments mean in the language, and how that is drawn.

import { asProvisoError, type FormId, type Universe, ValueError } from '@proviso/engine';
import type { Ruleset } from '@proviso/engine/rulesets';
import { Session, type StatementKind, type Value } from '@proviso/language';
import {
  boardPicture,
  dagPicture,
  hassePicture,
  type Scene,
  toSvg,
  toTikz,
  treePicture,
} from '@proviso/pictures';
import { UsageError } from './command.ts';
import { errorText } from './output/error-text.ts';

export interface DrawRequest {
  /** A ruleset from a file of code. */
  readonly ruleset?: Ruleset;
  readonly games: readonly string[];
  readonly universe: string;
  /** `tree`, `dag`, `hasse` or `board`; what suits the games if it is left out. */
  readonly picture: string | undefined;
  /** `tex` is a document of its own, `tikz` a picture to be put into one. */
  readonly format: 'svg' | 'tikz' | 'tex';
  readonly theme: 'auto' | 'light' | 'dark';
}

/** The picture as text, or why there is none. */
export function drawn(
  request: DrawRequest,
): { readonly text: string } | { readonly failure: string } {
  try {
    const scene = sceneOf(request);
    const { format, theme } = request;
    if (format === 'svg') return { text: toSvg(scene, { theme }) };
    return { text: toTikz(scene, { standalone: format === 'tex' }) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return { failure: asProvisoError(error).message };
  }
}

function sceneOf({ games, universe, picture, ruleset }: DrawRequest): Scene {
  const session = new Session({}, { naming: 'all' });
  if (ruleset !== undefined) session.addRuleset(ruleset);
  const values = games.flatMap((text) => valuesIn(session, text));
  const [first] = values;
  if (first === undefined)
    throw new ValueError('there is nothing to draw: no game is among the arguments');
  // What stands before a picture of the language is what it needs.
  const [made, ...others] = values.filter(({ type }) => type === 'picture');
  if (
    made?.type === 'picture' &&
    made === values.at(-1) &&
    others.length === 0 &&
    picture === undefined
  ) {
    return made.scene;
  }
  const suitable = values.length > 1 ? 'hasse' : first.type === 'board' ? 'board' : 'tree';
  const kind = picture ?? suitable;
  if (kind === 'hasse') {
    const forms = values.map((value) => formOf(session, value));
    return hassePicture(session.arena, forms, universeOf(session, universe));
  }
  if (values.length > 1) throw new UsageError(`--as ${kind} draws one game, not ${values.length}`);
  if (kind === 'board') {
    if (first.type === 'board') return boardPicture(first.board);
    throw new ValueError('this is no board');
  }
  const form = formOf(session, first);
  return kind === 'dag' ? dagPicture(session.arena, form) : treePicture(session.arena, form);
}

function elements(value: Value): readonly Value[] {
  return value.type === 'list' ? value.items.flatMap(elements) : [value];
}

/** What an argument gives to the picture: a `use` gives nothing. */
function valuesIn(session: Session, text: string): readonly Value[] {
  const { kind, value } = evaluated(session, text);
  return kind.startsWith('use-') ? [] : elements(value);
}

function evaluated(session: Session, text: string): { kind: StatementKind; value: Value } {
  const { result, kind, value } = session.run(text);
  if (value !== undefined && result.ok) return { kind, value };
  if (result.ok) throw new ValueError('there is nothing to draw');
  throw new ValueError(errorText(result.error, { text, line: 1 }));
}

/** Boards become forms by the language's own rules. */
function formOf(session: Session, value: Value): FormId {
  if (value.type === 'game') return value.game.id;
  if (value.type !== 'board' && value.type !== 'integer') {
    throw new ValueError(`a value of type ${value.type} has no picture`);
  }
  session.globals.set('_drawn', value);
  const { value: made } = evaluated(session, 'form(_drawn)');
  if (made.type === 'game') return made.game.id;
  throw new ValueError('this is no game');
}

function universeOf(session: Session, text: string): Universe {
  const { value } = session.run(text);
  if (value?.type === 'universe') return value.universe;
  throw new UsageError(`--universe: \`${text}\` is not a universe`);
}
