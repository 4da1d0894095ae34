// Holds the import arrows of `rules.ts` over packages/. A tool that silently sees no
// module would find no forbidden import either, so an empty cruise is a failure of its own.

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { forbidden, reading } from './rules.ts';

export interface ArrowReport {
  /** How many source modules under packages/ were read. */
  modules: number;
  /** One line per forbidden import. */
  violations: string[];
}

/** Cruises packages/ in the folder `root`. */
export async function checkArrows(root: string): Promise<ArrowReport> {
  const options: ICruiseOptions = {
    ...reading,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  };
  const { output } = await cruise(['packages'], options);
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.filter(({ source }) => /^packages\/.*\.tsx?$/.test(source)).length,
    violations: summary.violations.map(({ from, to, rule }) => {
      const why = forbidden.find(({ name }) => name === rule.name)?.comment;
      return `${from} → ${to}: ${why ?? rule.name}`;
    }),
  };
}

const root = resolve(import.meta.dirname, '../..');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, violations } = await checkArrows(process.argv[2] ?? root);
  for (const line of violations) console.error(line);
  console.log(`${modules} modules, ${violations.length} forbidden imports`);
  if (modules === 0) console.error('no module was cruised: the arrows were not checked');
  if (modules === 0 || violations.length > 0) process.exitCode = 1;
}
