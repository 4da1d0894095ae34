// The import arrows between the rooms of `rooms.ts`, as rules for dependency-cruiser. What is not drawn
// is forbidden; a type-only import counts as an import. `check.ts` runs the rules.

import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
import {
  type Arrows,
  commandRooms,
  engineRooms,
  languageRooms,
  packages,
  pictureRooms,
  searchRooms,
  webFolders,
} from './rooms.ts';

const oneOf = (names: readonly string[]) => `(${names.join('|')})/`;

const packageArrows: IForbiddenRuleType[] = Object.entries(packages).map(([name, allowed]) => ({
  name: `package-${name}`,
  comment: `packages/${name} may import only: ${allowed.join(', ') || 'no other package'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/${oneOf([name, ...allowed])}` },
}));

const roomArrows: IForbiddenRuleType[] = Object.entries(engineRooms).map(([room, allowed]) => ({
  name: `engine-${room}`,
  comment: `engine/${room} may import only: ${allowed.join(', ') || 'no other room'}`,
  severity: 'error',
  from: { path: `^packages/engine/src/${room}/` },
  to: { pathNot: `^packages/engine/src/${oneOf([room, ...allowed])}` },
}));

/** The arrows of a package's rooms; beside them stand files that all rooms may import. */
function arrowsOf(
  name: string,
  rooms: Arrows,
  shared: (room: string) => readonly string[],
): IForbiddenRuleType[] {
  const sources = `^packages/${name}/src/`;
  const arrows = Object.entries(rooms).map(([room, allowed]): IForbiddenRuleType => {
    const files = shared(room).join('|');
    return {
      name: `${name}-${room}`,
      comment: `${name}/${room} may import only: ${[...allowed, files].join(', ')}`,
      severity: 'error',
      from: { path: `${sources}${room}/` },
      to: {
        path: sources,
        pathNot: [`${sources}${oneOf([room, ...allowed])}`, `${sources}(${files})\\.ts$`],
      },
    };
  });
  const known: IForbiddenRuleType = {
    name: `known-${name}-room`,
    comment: `a new room of ${name} needs its arrows in scripts/arrows/rules.ts`,
    severity: 'error',
    from: { path: `${sources}[^/]+/`, pathNot: `${sources}${oneOf(Object.keys(rooms))}` },
    to: {},
  };
  return [...arrows, known];
}

const pictureArrows = arrowsOf('pictures', pictureRooms, (room) => {
  if (room === 'plots') return ['limits', 'scene', 'words'];
  if (room === 'quotients') {
    return ['hasse-text', 'layered', 'levels', 'limits', 'scene', 'words'];
  }
  return room === 'tables' ? ['scene', 'svg', 'words'] : [];
});

const literatureArrows: IForbiddenRuleType[] = [
  // What checks are made of; running and counting them is no business of theirs.
  ...arrowsOf('literature', { papers: [] }, () => [
    'cases',
    'entry',
    'fixture',
    'recursive-comparison',
    'tables',
  ]),
  {
    name: 'literature-papers-apart',
    comment: 'papers do not know each other; what two of them need stands beside literature/papers',
    severity: 'error',
    from: { path: '^packages/literature/src/papers/([^/]+)/' },
    to: {
      path: '^packages/literature/src/papers/',
      pathNot: '^packages/literature/src/papers/$1/',
    },
  },
  {
    name: 'literature-list',
    comment: 'papers.ts lists the papers, and everything else goes through it',
    severity: 'error',
    from: { path: '^packages/literature/src/[^/]+$', pathNot: '/papers\\.ts$' },
    to: { path: '^packages/literature/src/papers/' },
  },
];

const languageArrows = arrowsOf('language', languageRooms, (room) =>
  room === 'sheets' ? ['errors', 'run'] : ['errors'],
);

const searchArrows = arrowsOf('search', searchRooms, (room) =>
  room === 'problems' ? ['problem', 'canonical-json', 'digest', 'missing'] : ['[^/]+'],
);

const commandArrows = arrowsOf('cli', commandRooms, (room) => [
  ...['command', 'flags', 'universes', 'utf8'],
  ...(room === 'commands' ? ['conversation', 'input', 'draw', 'tex-files', 'version'] : []),
  // Filling a table is a conversation board by board; a game is looked up as the language reads it.
  ...(room === 'outcomes' || room === 'catalogue' ? ['conversation', 'version'] : []),
  ...(room === 'serve' ? ['input', 'goes-on'] : []),
  ...(room === 'repl' ? ['goes-on'] : []),
  // The statements of a manuscript are a conversation, in the order of its files.
  ...(room === 'manuscripts' ? ['conversation', 'input', 'version'] : []),
]);

/** How squares are chosen imports nothing and is offered by itself: the page needs it without the engine. */
const CHOSEN_SQUARES = '^packages/engine/src/matches/chosen-squares\\.ts$';

/** The reader of prose brings Markdown along, which the page loads apart. */
const PROSE = '^packages/language/src/sheets/prose\\.ts$';

/** The glossary imports nothing but its words and is offered by itself: the page loads it when a word is asked about. */
const GLOSSARY = '^packages/language/src/functions/glossary\\.ts$';

/** How an item of a paper is called in an address imports nothing: the page lists items without their checks. */
const ITEM_ID = '^packages/literature/src/item-id\\.ts$';

const webArrows: IForbiddenRuleType[] = Object.entries(webFolders).map(([folder, allowed]) => ({
  name: `web-${folder}`,
  comment: `web/${folder} may import only: ${allowed.join(', ') || 'no other folder'}`,
  severity: 'error',
  from: { path: `^packages/web/src/${folder}/` },
  to: {
    path: '^packages/web/src/[^/]+/',
    pathNot: `^packages/web/src/${oneOf([folder, ...allowed])}`,
  },
}));

export const forbidden: IForbiddenRuleType[] = [
  ...packageArrows,
  ...roomArrows,
  ...pictureArrows,
  ...literatureArrows,
  ...languageArrows,
  ...searchArrows,
  ...commandArrows,
  ...webArrows,
  {
    name: 'known-web-folder',
    comment: 'a new folder of the page needs its arrows in scripts/arrows/rules.ts',
    severity: 'error',
    from: {
      path: '^packages/web/src/[^/]+/',
      pathNot: `^packages/web/src/${oneOf(Object.keys(webFolders))}`,
    },
    to: {},
  },
  {
    name: 'web-frame',
    comment: 'the frame of the page loads views; they do not know it, nor does anyone the worker',
    severity: 'error',
    from: { path: '^packages/web/src/', pathNot: '^packages/web/src/main\\.tsx$' },
    to: { path: '^packages/web/src/((app|main)\\.tsx$|worker/(papers-)?worker\\.ts$)' },
  },
  {
    name: 'web-plain',
    comment: 'what the worker and the protocol need of the page stands in web/protocol',
    severity: 'error',
    from: { path: '^packages/web/src/(worker|protocol|client)/' },
    to: { path: '^packages/web/src/[^/]+$' },
  },
  {
    name: 'web-engine-in-worker',
    comment:
      'the engine and the pictures run in web/worker; the page may use their types, and how squares are chosen, which imports nothing',
    severity: 'error',
    from: { path: '^packages/web/src/', pathNot: '^packages/web/src/worker/' },
    to: {
      path: '^packages/(engine|pictures)/',
      pathNot: CHOSEN_SQUARES,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'known-package',
    comment: 'a new package needs its arrows in scripts/arrows/rules.ts',
    severity: 'error',
    from: { path: '^packages/', pathNot: `^packages/${oneOf(Object.keys(packages))}` },
    to: {},
  },
  {
    name: 'known-engine-room',
    comment: 'a new room of the engine needs its arrows in scripts/arrows/rules.ts',
    severity: 'error',
    from: {
      path: '^packages/engine/src/[^/]+/',
      pathNot: [
        `^packages/engine/src/${oneOf(Object.keys(engineRooms))}`,
        '^packages/engine/src/multiplayer/index\\.ts$',
      ],
    },
    to: {},
  },
  {
    name: 'multiplayer-index',
    comment: 'engine/multiplayer offers what is of several players, and nothing of two',
    severity: 'error',
    from: { path: '^packages/engine/src/multiplayer/index\\.ts$' },
    to: { pathNot: '^packages/engine/src/(multiplayer|storage|folds|quotients)/' },
  },
  {
    name: 'engine-alone',
    comment: 'the engine has no dependency, no node: and no DOM',
    severity: 'error',
    from: { path: '^packages/engine/src/' },
    to: { pathNot: '^packages/engine/src/' },
  },
  {
    name: 'through-the-index',
    comment: 'packages import each other by name, not by reaching into the sources',
    severity: 'error',
    from: { path: '^packages/([^/]+)/' },
    to: {
      path: '^packages/',
      pathNot: [
        '^packages/$1/',
        '^packages/[^/]+/src/index\\.ts$',
        '^packages/[^/]+/src/[^/]+/index\\.ts$',
        CHOSEN_SQUARES,
        PROSE,
        GLOSSARY,
        ITEM_ID,
      ],
    },
  },
  {
    name: 'no-cycle',
    comment: 'modules that run each other; types may refer to each other',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    comment: 'an import that leads nowhere would hide its arrow',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

export const reading: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|coverage)/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@proviso/source', 'import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
  },
};
