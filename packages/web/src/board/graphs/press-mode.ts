// What a press on a graph does: it draws, or it moves for one of the players.

export type Player = 'left' | 'right';
export type PressMode = 'draw' | Player;

export function otherPlayer(player: Player): Player {
  return player === 'left' ? 'right' : 'left';
}
