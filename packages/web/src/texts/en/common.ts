// Words that many views share.

export const common = {
  players: { left: 'Left', right: 'Right' },
  /** The universes spelled out, as the engine has them. */
  universes: {
    M: 'full misère: all games',
    B: 'blocking games',
    E: 'dead-ending games: who has run out of moves never gets one again',
    D10: 'the closure of the dicots with 1̄0, where Domineering lives',
    D1: 'the closure of the dicots with the integers',
    D: 'dicots: in every position both players can move, or neither',
    Normal: 'normal play: whoever cannot move loses',
  },
  ownUniverse: 'the least universe that contains these games',
  /** For numbers and dates. */
  locale: 'en',
  text: 'text',
  keys: 'Keys',
  /** Names of keys, by those that the code has for them. */
  keyNames: {
    Ctrl: 'Ctrl',
    Shift: 'Shift',
    Enter: 'Enter',
    Space: 'Space',
    Delete: 'Delete',
    Home: 'Home',
  },
  undo: 'Undo',
  redo: 'Redo',
  wins: 'wins',
  loses: 'loses',
};
