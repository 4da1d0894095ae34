// The API reference, from the sources, with TypeDoc.

import { dirname, join, relative } from 'node:path';
import { Application } from 'typedoc';
import { modules, packages, root, sourceCondition } from '../workspace.ts';

/** The packages people import; the others are programs. */
const LIBRARIES = ['@proviso/engine', '@proviso/language', '@proviso/pictures'];

/** Writes the reference as HTML into a folder. */
export async function writeApi(folder: string): Promise<void> {
  const entries = packages()
    .filter(({ manifest }) => LIBRARIES.includes(manifest.name))
    .flatMap((item) =>
      modules(item).map(({ name, targets }) => {
        return { name, source: join(item.folder, targets[sourceCondition] ?? '') };
      }),
    );
  const entryPoints = entries.map(({ source }) => source);
  const names = new Map(
    entries.map(({ name, source }) => [relative(join(root, 'packages'), dirname(source)), name]),
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
    hideGenerator: true,
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the sources');
  // TypeDoc names modules by their folders; people know them by how they are imported.
  for (const module of project.children ?? []) module.name = names.get(module.name) ?? module.name;
  await app.generateOutputs(project);
  if (app.logger.hasErrors()) throw new Error('TypeDoc found errors');
}
