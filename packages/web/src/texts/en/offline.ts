// Releases, and parts that did not arrive.

export const offline = {
  newVersion:
    'A new version is there. This page goes on with its own; what you wrote is kept either way.',
  reload: 'Reload',
  again: 'Try again',
  notLoaded: 'This part could not be loaded.',
  other:
    'A new version is there, and the old one lacks this part. Reload to go on with the new one.',
  same: 'This part did not arrive. Reload to ask for it again.',
  unreachable:
    'This part is not here yet, and the site cannot be reached. Try again when you are online; what is open stays usable.',
};
