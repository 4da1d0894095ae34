/**
 * Comparisons in words, from their certificates and distinguishing games. A
 * pair of games that a reason comes back to is explained once.
 */

import type { Arena, FormId } from '../forms/arena.ts';
import { Left, of, opponent, Right, type Side, sideName } from '../forms/side.ts';
import { geq } from '../order/compare.ts';
import { InvariantError } from '../storage/errors.ts';
import { isNormalPlay, type Universe } from '../universes/universe.ts';
import {
  type Certificate,
  certify,
  type PairReason,
  pairAfter,
  type Reply,
} from './certificate.ts';
import { type Distinction, distinguish, type SumReport } from './distinguish.ts';
import { PlayExplainer } from './explain-play.ts';
import {
  type Explanation,
  explanation,
  game,
  type Inline,
  listed,
  modulo,
  outcomeOf,
  related,
  type Sign,
  says,
  sumOf,
  universeName,
} from './explanation.ts';
import type { StrongReason } from './strong.ts';

/** Why G ≥ H modulo a universe, or why not. */
export function explainAtLeast(
  arena: Arena,
  g: FormId,
  h: FormId,
  universe: Universe,
): Explanation {
  const certificate = certify(arena, g, h, universe);
  if (certificate !== undefined) return explainCertificate(arena, certificate);
  const distinction = distinguish(arena, g, h, universe);
  if (distinction === undefined) throw new InvariantError('a question without an answer');
  return explainDistinction(distinction);
}

/** How G stands to H modulo a universe, with the reason for each direction. */
export function explainComparison(
  arena: Arena,
  g: FormId,
  h: FormId,
  universe: Universe,
): Explanation {
  const up = explainAtLeast(arena, g, h, universe);
  const down = explainAtLeast(arena, h, g, universe);
  const atLeast = geq(arena, g, h, universe);
  const atMost = geq(arena, h, g, universe);
  const stands = (sign: Sign, a: FormId, b: FormId): Inline[] =>
    says`${related(a, sign, b)} ${modulo(universe)}`;
  const headline = ((): Inline[] => {
    if (atLeast && atMost) return [...stands('equal', g, h), '.'];
    if (atLeast) return [...stands('at least', g, h), ' and they are not equal.'];
    if (atMost) return [...stands('at least', h, g), ' and they are not equal.'];
    return [...stands('incomparable', g, h), ': they are incomparable.'];
  })();
  return explanation(headline, [up, down]);
}

/** A certificate in words. */
export function explainCertificate(arena: Arena, certificate: Certificate): Explanation {
  return new CertificateExplainer(arena, certificate).explain();
}

class CertificateExplainer {
  private readonly certificate: Certificate;
  private readonly pairs = new Map<string, PairReason>();
  private readonly shown = new Set<string>();
  private readonly play: readonly PlayExplainer[];

  constructor(arena: Arena, certificate: Certificate) {
    this.certificate = certificate;
    for (const pair of certificate.pairs) this.pairs.set(`${pair.g} ${pair.h}`, pair);
    const mayPass = certificate.universe.strongAgainstPassing === true;
    this.play = [Left, Right].map(
      (side) => new PlayExplainer(arena, side, of(certificate.strategies, side), mayPass),
    );
  }

  explain(): Explanation {
    const { g, h, universe } = this.certificate;
    const { says: claim, because } = this.pair(g, h);
    return explanation(
      [...claim.slice(0, 1), ...says` ${modulo(universe)}`, ...claim.slice(1)],
      because,
      isNormalPlay(universe) || g === h ? undefined : 'Siegel, Theorem 5.5',
    );
  }

  /** Why G ≥ H for a pair of the certificate, or a word where nothing is left to say. */
  private pair(g: FormId, h: FormId): Explanation {
    const claim = related(g, 'at least', h);
    if (g === h) return explanation([claim, ', the same game.']);
    const key = `${g} ${h}`;
    const reason = this.pairs.get(key);
    if (reason === undefined) throw new InvariantError('a pair without a reason');
    if (this.shown.has(key)) return explanation([claim, ', as shown above.']);
    this.shown.add(key);
    return explanation(
      [claim, '.'],
      [
        ...this.replies(reason, Right),
        ...this.replies(reason, Left),
        ...(reason.right.length + reason.left.length === 0 ? [this.noThreats(reason)] : []),
        ...this.proviso(reason, Left),
        ...this.proviso(reason, Right),
      ],
    );
  }

  private noThreats({ g, h }: PairReason): Explanation {
    return explanation(says`Right has no move in ${game(g)} and Left none in ${game(h)}.`);
  }

  /** Replies to the threats of a side; threats that are met by the same move in one sentence. */
  private replies(pair: PairReason, side: Side): Explanation[] {
    const replies = side === Right ? pair.right : pair.left;
    const same = replies.filter(({ threat, reply }) => threat === reply);
    const others = replies.filter(({ threat, reply }) => threat !== reply);
    return [
      ...(same.length > 0 ? [this.sameMoves(pair, side, same)] : []),
      ...others.map((reply) => this.reply(pair, side, reply)),
    ];
  }

  private sameMoves(pair: PairReason, side: Side, replies: readonly Reply[]): Explanation {
    const [threatened, other] = threatenedFirst(pair, side);
    const moves = listed(
      replies.map(({ threat }) => game(threat)),
      'and',
    );
    const [move, met] =
      replies.length === 1
        ? ['move', 'is met by the same move']
        : ['moves', 'are met by the same moves'];
    return explanation(
      says`${sideName(side)}'s ${move} to ${moves} in ${game(threatened)} ${met} in ${game(other)}.`,
    );
  }

  private reply(pair: PairReason, side: Side, reply: Reply): Explanation {
    const [threatened, other] = threatenedFirst(pair, side);
    const after = this.pair(...pairAfter(pair, side, reply));
    const mover = sideName(side);
    const threat = game(reply.threat);
    const answer = game(reply.reply);
    const answered =
      reply.kind === 'meet'
        ? says`${mover}'s move to ${threat} in ${game(threatened)} is met by ${mover}'s move to ${answer} in ${game(other)}, and `
        : says`${mover}'s move to ${threat} in ${game(threatened)} is answered by ${sideName(opponent(side))}'s move back to ${answer}, and `;
    return explanation([...answered, ...after.says], after.because);
  }

  /** The proviso for a side: G must be Left strong, or H Right strong. */
  private proviso(pair: PairReason, side: Side): Explanation[] {
    const reason = side === Left ? pair.leftStrong : pair.rightStrong;
    if (reason === undefined || reason.by === 'normal play') return [];
    const [strong, endLike] = side === Left ? [pair.g, pair.h] : [pair.h, pair.g];
    const name = sideName(side);
    const demand = says`${game(endLike)} is ${name} end-like, so ${game(strong)} must be ${name} strong, and it is: `;
    return [this.strong(demand, strong, side, reason)];
  }

  private strong(
    demand: readonly Inline[],
    id: FormId,
    side: Side,
    reason: Exclude<StrongReason, { by: 'normal play' }>,
  ): Explanation {
    const name = sideName(side);
    const play = this.play[side];
    if (play === undefined) throw new InvariantError('there are two sides');
    switch (reason.by) {
      case 'end-like':
        return explanation([...demand, 'it is end-like itself.']);
      case 'own test':
        return explanation([
          ...demand,
          'so says the strong test of ',
          universeName(this.certificate.universe),
          '.',
        ]);
      case 'table': {
        const ends = listed(reason.ends.map(game), 'and');
        return explanation(
          reason.ends.length === 0
            ? [
                ...demand,
                `${name}, moving first, wins it, and no end of the universe changes that.`,
              ]
            : [
                ...demand,
                `${name}, moving first, wins it beside every sum of `,
                ...ends,
                ', as a table for all numbers of them shows.',
              ],
        );
      }
      case 'passing':
        return explanation(
          [...demand, `${name}, moving first, wins though ${sideName(opponent(side))} may pass.`],
          [play.wins({ at: id })],
          'Davies–Milley, Theorem 3.2',
        );
      case 'tests': {
        const ends = listed(reason.ends.map(game), 'and');
        const alone = reason.ends.length === 1;
        return explanation(
          [
            ...demand,
            `${name}, moving first, wins `,
            ...(alone
              ? ['it by itself.']
              : ['it beside each of the test ends ', ...ends, ', which are enough.']),
          ],
          reason.ends.map((end) => play.wins({ at: id, end })),
          'Siegel, Theorem 4.9',
        );
      }
    }
  }
}

/** The game in which a side threatens — Right in G, Left in H — and the other one. */
function threatenedFirst({ g, h }: PairReason, side: Side): readonly [FormId, FormId] {
  return side === Right ? [g, h] : [h, g];
}

/** A distinguishing game in words. */
export function explainDistinction({ g, h, x, universe, withG, withH }: Distinction): Explanation {
  const membership = isNormalPlay(universe)
    ? says`${game(x)}`
    : says`the game ${game(x)} of ${universeName(universe)}`;
  return explanation(
    says`${related(g, 'not at least', h)} ${modulo(universe)}: ${membership} tells them apart.`,
    [explainSum(h, x, withH), explainSum(g, x, withG)],
  );
}

function explainSum(g: FormId, x: FormId, report: SumReport): Explanation {
  const { outcome } = report;
  const start = (side: Side): Explanation => {
    const moves = side === Left ? report.left : report.right;
    const wins = outcome === 'N' || outcome === (side === Left ? 'L' : 'R');
    const name = sideName(side);
    if (!wins) return explanation([`${name}, moving first, has no winning move.`]);
    if (moves.length === 0) return explanation([`${name}, moving first, has won already.`]);
    const positions = moves.map((move) =>
      move.in === 'game' ? sumOf(move.to, x) : sumOf(g, move.to),
    );
    return explanation([
      `${name}, moving first, wins by moving to `,
      ...listed(positions, 'or'),
      '.',
    ]);
  };
  return explanation(says`${outcomeOf(outcome, g, x)}.`, [start(Left), start(Right)]);
}
