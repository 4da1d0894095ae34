// How a class is cited: by its label, which never changes, with the release and an address.

import { CopyMenu, textCopy } from '../parts/copy-menu.tsx';
import type { Written } from '../protocol/answers.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { classAddress } from './catalogue-address.ts';
import { classBibtex, classCitation } from './class-citation.ts';

interface Cited {
  readonly label: string;
  readonly simplest: Written;
  readonly code: string;
}

export function CiteClass({ shown }: { readonly shown: Cited }) {
  const t = texts.value.census;
  const { label, simplest, code } = shown;
  const url = new URL(address(...classAddress(label)), location.href).href;
  return (
    <div class="class-cite">
      <CopyMenu
        label={t.cite}
        of={label}
        items={[
          textCopy(t.label, `${label}.txt`, () => label),
          textCopy(t.citation, `${label}-citation.txt`, () => classCitation(shown, url)),
          {
            ...textCopy('BibTeX', `${label}.bib`, () => classBibtex(shown, url)),
            type: 'application/x-bibtex',
          },
          textCopy(t.address, `${label}-address.txt`, () => url),
          textCopy(t.form, `${label}-form.txt`, () => simplest.ascii ?? simplest.text),
          textCopy('LaTeX', `${label}.tex`, () => simplest.latex ?? ''),
          textCopy(t.code, `${label}-code.txt`, () => code),
        ]}
      />
      <p class="quiet certificate-command">
        {texts.value.catalogue.certificates}{' '}
        <code>{`proviso catalogue certificate ${label} | proviso check`}</code>
      </p>
    </div>
  );
}
