// `npm run check:players`: what takes too long for the tests about three and more players. The Nim
// quotients for N = 3 to 8 with their certificates, the quotients and sum tables of all conventions
// for three players, exhausted to rank 4 (Question 1), the search of Question 3, and the games of
// rank 3 pairwise unequal for three, four and five players (Question 2 has larger equal ones). It prints what it finds and says whether
// that is proved, exhausted or sampled.

import {
  type Convention,
  checkCertificate,
  compareImpartial,
  conventions,
  ExactTable,
  GameStore,
  impartialGames,
  nimQuotient,
  normalPlay,
  outcomeWhen,
  parsePlayerSet,
  printCompact,
  printPlayerSet,
  printPresentation,
  type Quotient,
  randomGameFrom,
  randomSource,
  rulesOf,
  sumTables,
} from '@proviso/engine/multiplayer';

let faults = 0;

function fault(message: string): void {
  faults++;
  console.error(`FAULT: ${message}`);
}

/** Check a quotient's certificate and describe it on one line. */
function describe(quotient: Quotient, title: string): void {
  const { table, order, generators } = quotient;
  if (checkCertificate(table) !== undefined) fault(`${title}: the certificate does not hold`);
  const folds = table.folds.map(({ index, period }) => `${index}+${period}`).join(' ');
  console.log(`${title}: order ${order}, ${generators.length} generators, folds ${folds}`);
  if (order < 50) console.log(`  ${printPresentation(quotient)}`);
}

console.log('Nim, the paper’s convention, all heaps (proved)');
for (let players = 3; players <= 8; players++) {
  const quotient = nimQuotient({ players });
  describe(quotient, `N = ${players}`);
  const [stars] = quotient.table.folds;
  if (stars?.index !== 0 || stars.period !== players) fault('Question 4 fails');
  const absorbs = (kind: number, count: number): boolean =>
    quotient.elementOf(quotient.table.folds.map((_, each) => (each === kind - 1 ? count : 0))) ===
    quotient.zero;
  if (!absorbs(2, players) || !absorbs(players, 2)) fault('Question 5 fails');
}

const names = Array.from({ length: 7 }, (_, set) => set);
const show = (set: number): string => printPlayerSet(set, 3);

console.log('\nThree players, all conventions: Nim (proved) and sums (found; rank 4 exhausted)');
for (const convention of conventions(3)) {
  describe(nimQuotient({ players: 3, convention }), `{${show(convention)}} wins`);
  tables(convention);
}

/** The outcomes found for sums, doubles and trebles; Question 1. */
function tables(convention: Convention): void {
  const store = new GameStore(3);
  const found = sumTables(store, convention, { rank: 4, samples: 5000, seed: 1 });
  const list = (examples: readonly { outcome: number }[]): string =>
    examples.map(({ outcome }) => show(outcome)).join(' ') || '?';
  for (const left of names) {
    const row = names.slice(left).map((right) => {
      return `${show(right)}: ${list(found.addition.examples([left, right]))}`;
    });
    console.log(`  ${show(left)} + … ${row.join('; ')}`);
    console.log(
      `  ${show(left)} doubled ${list(found.doubling.examples([left]))}, trebled ${list(found.multiple.examples([left]))}`,
    );
  }
  if (convention !== normalPlay(3)) return;
  const trebled = found.multiple.examples([parsePlayerSet('N', 3)]);
  const answered = trebled.some(({ outcome }) => (outcome & parsePlayerSet('P', 3)) !== 0);
  console.log(`  Question 3, rank at most 4 exhausted: ${answered ? 'found' : 'no such game'}`);
}

/** Random games with outcome N whose treble lets Previous win. */
function questionThree(samples: number): void {
  const random = randomSource(1);
  let tried = 0;
  while (tried < samples) {
    const store = new GameStore(3);
    const pool = impartialGames(store, 3);
    for (let game = 0; game < 40; game++) {
      pool.push(randomGameFrom(store, pool, 3, true, random));
    }
    for (let draw = 0; draw < 400; draw++) {
      const game = randomGameFrom(store, pool, 5, true, random);
      const rules = rulesOf(store, [game]);
      if (outcomeWhen(store, game, 0) !== 1 || rules.moves.length > 22) continue;
      tried++;
      const exact = new ExactTable(rules, normalPlay(3), 3);
      const three = rules.moves.map((_, kind) => (kind === rules.moves.length - 1 ? 3 : 0));
      const outcome = exact.outcomes[exact.numberOf(three)] ?? 0;
      if ((outcome & 4) !== 0) console.log(`Question 3: ${printCompact(store, game)}`);
    }
  }
  console.log(`Question 3: ${tried} larger games sampled`);
}

questionThree(200_000);

/** No two games of rank at most 3 are equal over impartial contexts. */
function allUnequal(players: number): void {
  const store = new GameStore(players);
  const games = impartialGames(store, 3);
  for (const left of games) {
    for (const right of games) {
      if (left >= right) continue;
      const verdicts = [compareImpartial(store, left, right), compareImpartial(store, right, left)];
      if (verdicts.some(({ verdict }) => verdict === 'refuted')) continue;
      fault(`${printCompact(store, left)} and ${printCompact(store, right)} may be equal`);
    }
  }
  console.log(`No two games of rank at most 3 are equal for ${players} players (proved)`);
}

for (const players of [3, 4, 5]) allUnequal(players);

console.log(faults === 0 ? '\nNo faults.' : `\n${faults} faults.`);
if (faults > 0) process.exitCode = 1;
