/** [Spindler, appendix]: the compact notation, and Tables 7, 8 and 9. */

import type { GameId } from '@proviso/engine/multiplayer';
import type { Entry } from '../../entry.ts';
import { agrees, holds } from '../../fixture.ts';
import { PlayersSetup, sourcePath } from './players-setup.ts';
import { TABLE_7, TABLE_8, TABLE_9 } from './printed-tables.ts';

const notation = sourcePath('compact', 'parseCompact');

/** Table 7 or 8: G, o(G) and o(n·G). */
function multiples(item: string, count: number, rows: readonly (readonly string[])[]): Entry {
  return {
    item,
    says: `A game G for every outcome of G and of ${count}·G.`,
    code: [notation, sourcePath('sum', 'copies')],
    standing: 'exact',
    run() {
      const setup = new PlayersSetup();
      const shown = rows.filter(([, , game]) => game !== '?');
      for (const [of = '', sum = '', text = ''] of shown) {
        const game = setup.compact(text);
        agrees(`o(${text})`, setup.outcome(game), of);
        agrees(`o(${count}·${text})`, setup.outcome(setup.copies(count, game)), sum);
      }
      const found = {
        caption: `${item}. Examples of o(G) and o(${count}·G)`,
        head: ['o(G)', `o(${count}·G)`, 'G'],
        rows,
      };
      return { cases: shown.length, summary: 'every game printed', tables: [found] };
    },
  };
}

/** The outcomes of two games and of their sum. */
function outcomesOf(setup: PlayersSetup, [g, h]: readonly GameId[]): string {
  if (g === undefined || h === undefined) return '';
  return [g, h, setup.plus(g, h)].map((game) => setup.outcome(game)).join();
}

/** Every text with one `#` more or less, or with one digit turned into a subscript. */
function oneEdit(text: string): string[] {
  const flat = text.replace(/[{}*]/g, '').replaceAll('_#', '#') || '1';
  const found = new Set<string>();
  for (let at = 1; at <= flat.length; at++) {
    // Nothing can be hung on an opening bracket.
    if (flat[at - 1] === '(') continue;
    found.add(`${flat.slice(0, at)}#${flat.slice(at)}`);
    if (flat[at] === '#') found.add(flat.slice(0, at) + flat.slice(at + 1));
    if (/[0-9]/.test(flat[at] ?? '') && flat[at - 1] !== '_') {
      found.add(`${flat.slice(0, at)}_${flat.slice(at)}`);
    }
  }
  return [...found];
}

export const appendix: readonly Entry[] = [
  {
    item: 'Appendix, the compact notation',
    says: 'The examples of the notation.',
    code: [notation],
    standing: 'exact',
    erratum: {
      printed: '*2_{##}2 is {{*2}} + *2',
      computed: '*2_{##2}',
      argument:
        'A digit after the subscript would be a second option; to be added it stands inside it.',
    },
    run() {
      const setup = new PlayersSetup();
      const examples = [
        ['*21', '{*2, *}'],
        ['*2_{#}320', '{{*2}, *3, *2, 0}'],
        ['*2_{##2}', '{{*2}} + *2'],
        ['*2_{2##}', '{{*2 + *2}}'],
      ] as const;
      for (const [compact, explicit] of examples) {
        agrees(compact, setup.text(setup.compact(compact)), setup.text(setup.read(explicit)));
      }
      return { cases: examples.length, summary: 'the examples given' };
    },
  },
  multiples('Table 7', 2, TABLE_7),
  multiples('Table 8', 3, TABLE_8),
  {
    item: 'Table 9',
    says: 'A pair of games for every outcome of the summands and of the sum.',
    code: [notation, sourcePath('sum', 'add')],
    standing: 'exact',
    erratum: {
      printed: 'nine rows whose games do not have the outcomes of the row',
      computed: TABLE_9.flatMap(({ outcomes: [g, h, sum], restored }) =>
        restored === undefined ? [] : [`${g} + ${h} = ${sum}: ${restored.join(', ')}`],
      ).join('; '),
      argument:
        'A # was lost or gained or a subscript came loose; of all readings with one such change exactly one satisfies the row.',
    },
    run() {
      const setup = new PlayersSetup();
      const read = (texts: readonly string[]): GameId[] => texts.map((text) => setup.compact(text));
      for (const { outcomes, printed, restored } of TABLE_9) {
        const row = `${outcomes[0]} + ${outcomes[1]} = ${outcomes[2]}`;
        agrees(row, outcomesOf(setup, read(restored ?? printed)), outcomes.join());
        if (restored === undefined) continue;
        const fits = (games: readonly GameId[]): boolean =>
          outcomesOf(setup, games) === outcomes.join();
        holds(!fits(read(printed)), () => `${row} is not damaged`);
        const [first, second] = printed;
        const candidates = [
          ...oneEdit(first).map((text) => read([text, second])),
          ...oneEdit(second).map((text) => read([first, text])),
        ];
        const repairs = new Set(candidates.filter(fits).map((pair) => pair.join()));
        agrees(`${row}, repaired`, [...repairs].join(' or '), read(restored).join());
      }
      const found = {
        caption: 'Table 9. Pairs of games for all outcomes of sums; [ ] marks a restored reading',
        head: ['o(G) + o(H) = o(G + H)', 'G', 'H'],
        rows: TABLE_9.map(({ outcomes: [g, h, sum], printed, restored }) => [
          `${g} + ${h} = ${sum}`,
          ...(restored?.map((text) => `[${text}]`) ?? printed),
        ]),
      };
      return {
        cases: TABLE_9.length,
        summary: '76 rows as printed, nine restored',
        tables: [found],
      };
    },
  },
];
