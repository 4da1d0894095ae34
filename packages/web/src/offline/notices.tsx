// What is said of releases and of parts that did not arrive.

import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts/texts.ts';
import { newVersion, type SiteState, siteState } from './releases.ts';

/** Offers the new version; the old one goes on working. */
export function NewVersion() {
  const t = texts.value.offline;
  if (!newVersion.value) return null;
  return (
    <div class="release" role="status">
      <span>{t.newVersion}</span>
      <button type="button" class="main" onClick={() => location.reload()}>
        {t.reload}
      </button>
    </div>
  );
}

/** Why a part of the page is missing, and the way to it. */
export function NotLoaded() {
  const t = texts.value.offline;
  const [state, setState] = useState<SiteState | undefined>(undefined);
  const look = () =>
    siteState().then((found) => {
      setState(found);
      return found;
    });
  useEffect(() => {
    void look();
  }, []);
  // Without the site a reload would leave nothing at all.
  const again = async () => {
    if ((await look()) !== 'unreachable') location.reload();
  };
  return (
    <div class="problem" role="alert">
      <p>{state === undefined ? t.notLoaded : t[state]}</p>
      <p>
        <button type="button" onClick={again}>
          {state === 'unreachable' ? t.again : t.reload}
        </button>
      </p>
    </div>
  );
}
