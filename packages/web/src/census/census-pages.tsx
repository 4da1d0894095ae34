// What stands under `#/census`: the table of day 2, a class of another table, what was looked up, or a list.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { readCatalogueAddress } from '../catalogue/catalogue-address.ts';
import { ClassPage } from '../catalogue/class-page.tsx';
import { ListPage } from '../catalogue/list-page.tsx';
import { LookUpPage } from '../catalogue/look-up-page.tsx';
import { useOffer } from '../commands.ts';
import { mainPart, useFocusAfter } from '../parts/focus-after.ts';
import { turnPage } from '../place.ts';
import { route } from '../route.ts';
import { readCensusAddress } from './census-address.ts';
import { CENSUS_OFFER } from './census-offer.ts';
import { CensusView } from './census-view.tsx';
import '../style/census.css';
import '../style/census-class.css';
import '../style/link-list.css';
import '../style/census-order.css';
import '../style/catalogue.css';

export function CensusPages() {
  useOffer(CENSUS_OFFER);
  const place = readCatalogueAddress(route.value);
  const page = place?.page === 'class' ? place.label : place?.page;
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current !== page) turnPage();
    shown.current = page;
  }, [page]);
  useFocusAfter(`${page} ${readCensusAddress(route.value).universe}`, mainPart);
  switch (place?.page) {
    case undefined:
      return <CensusView />;
    case 'class':
      return (
        <div class="census">
          <ClassPage label={place.label} />
        </div>
      );
    case 'look-up':
      return (
        <div class="census">
          <LookUpPage text={place.text} />
        </div>
      );
    case 'list':
      return (
        <div class="census">
          <ListPage table={place.table} conditions={place.conditions} />
        </div>
      );
  }
}
