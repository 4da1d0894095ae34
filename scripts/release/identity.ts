// What every manifest says of the project, in one place. The address is a placeholder until the
// project has a home: `npm run manifests` writes what stands here into all manifests, and the release
// refuses to publish as long as the placeholder does.

/** The address of the repository. The one place to change when there is one. */
export const REPOSITORY = 'https://example.invalid/proviso';

/** Whether the address is still the placeholder; `.invalid` is a name that nobody can own. */
export const isPlaceholder = (address = REPOSITORY): boolean =>
  new URL(address).hostname.endsWith('.invalid');

const KEYWORDS = [
  'combinatorial game theory',
  'misère play',
  'partizan games',
  'simplest form',
  'multiplayer games',
];

/** The fields that every manifest shares; `folder` is where the package is in the repository. */
export function identity(folder: string): Record<string, unknown> {
  return {
    license: 'MIT',
    author: 'The Proviso authors',
    homepage: `${REPOSITORY}#readme`,
    repository: {
      type: 'git',
      url: `git+${REPOSITORY}.git`,
      ...(folder !== '' && { directory: folder }),
    },
    bugs: { url: `${REPOSITORY}/issues` },
    keywords: KEYWORDS,
  };
}
