// What is said of releases and of parts that did not arrive.

import { useEffect, useState } from 'preact/hooks';
import { newVersion, type SiteState, siteState } from './releases.ts';

/** Offers the new version; the old one goes on working. */
export function NewVersion() {
  if (!newVersion.value) return null;
  return (
    <div class="release" role="status">
      <span>
        A new version is there. This page goes on with its own; what you wrote is kept either way.
      </span>
      <button type="button" class="main" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}

const SAYS: Readonly<Record<SiteState, string>> = {
  other:
    'A new version is there, and the old one lacks this part. Reload to go on with the new one.',
  same: 'This part did not arrive. Reload to ask for it again.',
  unreachable:
    'This part is not here yet, and the site cannot be reached. Try again when you are online; what is open stays usable.',
};

/** Why a part of the page is missing, and the way to it. */
export function NotLoaded() {
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
      <p>{state === undefined ? 'This part could not be loaded.' : SAYS[state]}</p>
      <p>
        <button type="button" onClick={again}>
          {state === 'unreachable' ? 'Try again' : 'Reload'}
        </button>
      </p>
    </div>
  );
}
