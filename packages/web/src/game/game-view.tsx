// A game.
export function GameView() {
  return <p>soon</p>;
}
