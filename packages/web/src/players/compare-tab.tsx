// A game compared with another for every player, with the reasons; a game that tells them apart can be looked
// at beside each.

import { playersComparison } from '../client/players-questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { GameBox } from '../parts/game-box.tsx';
import { Formula } from '../parts/math.tsx';
import type {
  ComparedGames,
  ComparedRow,
  DirectedView,
  PlayersSetting,
} from '../protocol/players.ts';
import { address } from '../route.ts';
import { texts } from '../texts/texts.ts';
import { inSum, signOf } from './compared.ts';
import { playersAddress } from './players-address.ts';
import { Seat } from './seats.tsx';
import { placeLetter } from './sets.ts';

interface Props {
  readonly setting: PlayersSetting;
  readonly other: string;
  /** Whether the first game can be read, which says itself if it cannot. */
  readonly ready: boolean;
  readonly choose: (other: string) => void;
}

export function CompareTab({ setting, other, ready, choose }: Props) {
  const t = texts.value.players;
  const { players, convention, text } = setting;
  const live = useAnswer(playersComparison, { players, convention, text, other }, ready);
  return (
    <section aria-busy={live.state === 'computing'}>
      <h2>{t.compare}</h2>
      <p class="quiet">{t.compareSays}</p>
      <GameBox
        id="players-other"
        label={t.other}
        value={other}
        problem={live.answer === undefined ? live.problem : undefined}
        onText={choose}
        placeholder="0"
      />
      <AnswerStatus live={live} problems={live.answer !== undefined} />
      <Answered live={live}>
        {(compared, question) => <Compared compared={compared} setting={question} />}
      </Answered>
    </section>
  );
}

const CLAIMS = { atMost: 'G ≤ H', atLeast: 'G ≥ H' } as const;

interface ComparedProps {
  readonly compared: ComparedGames;
  readonly setting: PlayersSetting & { readonly other: string };
}

function Compared({ compared, setting }: ComparedProps) {
  const t = texts.value.players;
  const { players } = setting;
  const { first, second, rows } = compared;
  /** Impartial games are alike for all players. */
  const alike = rows[0]?.player === 'impartial';
  const whom = ({ player }: ComparedRow) =>
    player === 'impartial' ? (
      t.amongImpartial
    ) : alike ? (
      t.forAll
    ) : (
      <Seat player={player} players={players} naming="places" />
    );
  const spoken = ({ player }: ComparedRow) =>
    player === 'impartial' ? t.amongImpartial : alike ? t.forAll : placeLetter(player, players);
  return (
    <div class="players-study">
      <div class="scroll">
        <table class="compared">
          <thead>
            <tr>
              <th scope="col">{t.forWhom}</th>
              <th scope="col">{t.relation}</th>
              <th scope="col">{CLAIMS.atMost}</th>
              <th scope="col">{CLAIMS.atLeast}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.player}>
                <th scope="row">{whom(row)}</th>
                <td class="relation-sign">
                  <Relation row={row} first={first} second={second} />
                </td>
                <td>{t.verdicts[row.atMost.verdict]}</td>
                <td>{t.verdicts[row.atLeast.verdict]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.map((row) => (
        <div key={row.player} class="why-compared">
          {(['atMost', 'atLeast'] as const).map((way) => (
            <details key={way} open={row.player === 0 && way === 'atMost'}>
              <summary>{t.whyHead(CLAIMS[way], spoken(row), t.verdicts[row[way].verdict])}</summary>
              <Reasons view={row[way]} setting={setting} />
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}

function Relation({
  row,
  first,
  second,
}: { readonly row: ComparedRow } & Pick<ComparedGames, 'first' | 'second'>) {
  const t = texts.value.players;
  const sign = signOf(row);
  if (sign === undefined) return <>{t.undecided}</>;
  return (
    <>
      <Formula game={first} /> {sign} <Formula game={second} />
      {sign === '∥' && <span class="quiet"> {t.incomparable}</span>}
    </>
  );
}

function Reasons({
  view,
  setting,
}: {
  readonly view: DirectedView;
  readonly setting: ComparedProps['setting'];
}) {
  const t = texts.value.players;
  const { lines, context } = view;
  const { players, convention, text, other } = setting;
  const beside = (game: string) => `${inSum(game)} + ${context?.game}`;
  const link = (game: string) =>
    address(
      ...playersAddress({ players, convention, text: beside(game), tab: 'outcome', rest: [] }),
    );
  return (
    <div class="compared-reasons">
      <ol lang="en">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {context && (
        <p class="chips">
          {[text, other].map((game) => (
            <a key={game} class="chip" href={link(game)}>
              {t.lookAt(<code>{beside(game)}</code>)}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
