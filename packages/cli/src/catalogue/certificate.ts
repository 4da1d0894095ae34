// `proviso catalogue certificate LABEL…`: that the games of a class are equal to its simplest form, as
// certificates that anybody can check without Proviso.

import { buildEntry, classLabelled, fullestTable, parseLabel } from '@proviso/catalogue';
import { Arena, InvariantError, usualUniverse } from '@proviso/engine';
import { certificateFile, certify } from '@proviso/engine/reasons';
import { parseForm } from '@proviso/language';
import type { Call, ExitCode } from '../command.ts';
import { Output } from '../output/stream.ts';
import { reading } from './reading.ts';

export async function certificates({ args }: Call): Promise<ExitCode> {
  const output = new Output();
  for (const text of args) {
    for (const file of reading(() => certificatesOf(text))) output.line(JSON.stringify(file));
  }
  await output.flush();
  return 0;
}

/** G ≥ the simplest form and the other way round, for all games of the class that are written down. */
export function certificatesOf(text: string): object[] {
  const arena = new Arena();
  const label = parseLabel(text);
  const universe = usualUniverse(label.table.universe).in(arena);
  const simplest = classLabelled(arena, label);
  const { members, smallest } = buildEntry(arena, fullestTable(label.table), label.number);
  const games = (members ?? [smallest]).map((each) => parseForm(arena, each));
  const others = games.filter((game) => game !== simplest);
  return (others.length > 0 ? others : [simplest]).flatMap((game) =>
    [[game, simplest] as const, [simplest, game] as const].map(([g, h]) => {
      const certificate = certify(arena, g, h, universe);
      if (certificate === undefined) throw new InvariantError(`${text} is not equal to its form`);
      return certificateFile(arena, certificate);
    }),
  );
}
