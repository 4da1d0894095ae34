// Neue Fassungen, und Teile, die nicht angekommen sind.

import type { Texts } from '../texts.ts';

export const offline: Texts['offline'] = {
  newVersion:
    'Eine neue Fassung ist da. Diese Seite arbeitet mit ihrer eigenen weiter; Geschriebenes bleibt so oder so erhalten.',
  reload: 'Neu laden',
  again: 'Erneut versuchen',
  notLoaded: 'Dieser Teil konnte nicht geladen werden.',
  other:
    'Eine neue Fassung ist da, und der alten fehlt dieser Teil. Neu laden, um mit der neuen weiterzuarbeiten.',
  same: 'Dieser Teil ist nicht angekommen. Neu laden, um ihn noch einmal anzufordern.',
  unreachable:
    'Dieser Teil ist noch nicht da, und die Website ist nicht erreichbar. Mit Netz erneut versuchen; was offen ist, bleibt benutzbar.',
};
