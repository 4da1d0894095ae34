// The API reference, from the sources, with TypeDoc.

import { join } from 'node:path';
import { Application } from 'typedoc';
import { modules, packages, root, sourceCondition } from '../workspace.ts';

/** The packages people import; the others are programs. */
const LIBRARIES = ['@proviso/engine', '@proviso/language', '@proviso/pictures'];

/** Writes the reference as HTML into a folder. */
export async function writeApi(folder: string): Promise<void> {
  const entryPoints = packages()
    .filter(({ manifest }) => LIBRARIES.includes(manifest.name))
    .flatMap((item) =>
      modules(item).map(({ targets }) => join(item.folder, targets[sourceCondition] ?? '')),
    );
  const app = await Application.bootstrapWithPlugins({
    name: 'Proviso API',
    entryPoints,
    tsconfig: join(root, 'tsconfig.json'),
    out: folder,
    readme: 'none',
    disableGit: true,
    disableSources: true,
    excludePrivate: true,
    excludeInternal: true,
    // The type check is a suite of its own.
    skipErrorChecking: true,
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    navigationLinks: { Guide: '../index.html' },
    githubPages: false,
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the sources');
  await app.generateOutputs(project);
  if (app.logger.hasErrors()) throw new Error('TypeDoc found errors');
}
