// All that is asked about games of several players, loaded with the first such question. One file: what two
// loaded files share would take the engine out of the worker's own.

export { playersReading } from './players-setting.ts';
export { comparePlayers, playersQuotient, playersSums } from './players-structure.ts';
export { playersTurn, studyPlayers } from './study-players.ts';
