// How a class is cited, in papers that are English in all else: by its label, which never changes, with the
// version of the catalogue and where it is looked at.

import { RELEASE } from '../parts/engine-version.ts';
import type { NamedClass } from '../protocol/catalogue.ts';

export function classCitation({ label }: Pick<NamedClass, 'label'>, url: string): string {
  return `${label} in the Proviso catalogue, version ${RELEASE}, ${url}`;
}

/** For a bibliography; the catalogue's own pages have the same. */
export function classBibtex({ label, simplest }: NamedClass, url: string): string {
  return [
    `@misc{proviso-${label.replaceAll('.', '-')},`,
    '  author = {{The Proviso authors}},',
    `  title = {Class ${label}: $${simplest.latex ?? ''}$},`,
    `  howpublished = {The Proviso catalogue, version ${RELEASE}},`,
    `  url = {${url}}`,
    '}',
    '',
  ].join('\n');
}
