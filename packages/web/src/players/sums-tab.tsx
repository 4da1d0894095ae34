// What sums of impartial games come to: the addition table, with games that show what occurs, and the tables
// of G + G and of N copies of G.

import { playersSums } from '../client/players-questions.ts';
import { useAnswer } from '../client/use-answer.ts';
import { Answered, AnswerStatus } from '../parts/answered.tsx';
import { Formula } from '../parts/math.tsx';
import { Picture } from '../parts/picture.tsx';
import type { PlayersSetting, SumCell, SumStudy } from '../protocol/players.ts';
import { texts } from '../texts/texts.ts';
import { SeatSet } from './seats.tsx';
import { SetGrid } from './set-grid.tsx';

export function SumsTab({ setting }: { readonly setting: PlayersSetting }) {
  const { players, convention } = setting;
  const live = useAnswer(playersSums, { players, convention });
  return (
    <section aria-busy={live.state === 'computing'}>
      <AnswerStatus live={live} />
      <Answered live={live}>{(study) => <Sums study={study} />}</Answered>
    </section>
  );
}

const union = (sets: readonly number[]): number => sets.reduce((all, set) => all | set, 0);

function Sums({ study }: { readonly study: SumStudy }) {
  const t = texts.value.players;
  const { players, bounded, searched, outcomes, sums } = study;
  const half = sums.flatMap((row, i) => row.slice(i));
  const total = (of: (cell: SumCell) => readonly unknown[]) =>
    half.reduce((all, cell) => all + of(cell).length, 0);
  const name = (set: number) => <SeatSet set={set} players={players} naming="relative" />;
  return (
    <div class="players-study">
      <section>
        <h2>{t.sums}</h2>
        <p>{t.sumsSay}</p>
        <p class="quiet">{bounded ? t.sumsBounded : t.sumsFound}</p>
        {!searched && <p class="quiet">{t.sumsSearching}</p>}
        {searched && bounded && (
          <p>
            {t.sumsTotal(
              total(({ found }) => found),
              total(({ allowed }) => allowed),
            )}
          </p>
        )}
        <SetGrid
          label={t.sumsLabel}
          of={study}
          corner={<span class="quiet">{t.tableOf.sums}</span>}
          columns={outcomes.map(name)}
          rows={outcomes.map(name)}
          cell={(i, j) => {
            const cell = sums[i]?.[j];
            return cell && <Cell study={study} cell={cell} />;
          }}
          told={(place) => {
            const cell = place && sums[place.row]?.[place.column];
            if (cell === undefined) return <span class="quiet">{t.sumsHint}</span>;
            return <CellTold study={study} cell={cell} paired />;
          }}
        />
        {study.picture && (
          <details>
            <summary>{t.asPicture}</summary>
            <Picture picture={study.picture} name="players-sums" />
          </details>
        )}
      </section>
      <div class="side-by-side">
        {(['doubles', 'multiples'] as const).map((which) => (
          <section key={which}>
            <h2>{which === 'doubles' ? t.tableOf.doubles : t.tableOf.multiples(players)}</h2>
            <SetGrid
              label={which === 'doubles' ? t.tableOf.doubles : t.tableOf.multiples(players)}
              of={study}
              corner={<span class="quiet">G</span>}
              columns={[which === 'doubles' ? 'G + G' : `${players}·G`]}
              rows={outcomes.map(name)}
              cell={(i) => {
                const cell = study[which][i];
                return cell && <Cell study={study} cell={cell} />;
              }}
              told={(place) => {
                const cell = place && study[which][place.row];
                if (cell === undefined) return <span class="quiet">{t.sumsHint}</span>;
                return <CellTold study={study} cell={cell} />;
              }}
            />
          </section>
        ))}
      </div>
    </div>
  );
}

interface CellProps {
  readonly study: SumStudy;
  readonly cell: SumCell;
}

/** Everybody who may win, and how much of what is allowed was found. */
function Cell({ study, cell }: CellProps) {
  const { players, bounded, searched } = study;
  const { allowed, found } = cell;
  const shown = bounded ? union(allowed) : union(found.map(({ outcome }) => outcome));
  return (
    <>
      <SeatSet set={shown} players={players} naming="relative" />
      {searched && (
        <span class="found quiet">
          {bounded ? `${found.length}/${allowed.length}` : `×${found.length}`}
        </span>
      )}
    </>
  );
}

function CellTold({ study, cell, paired = false }: CellProps & { readonly paired?: boolean }) {
  const t = texts.value.players;
  const { players, bounded, searched } = study;
  const found = new Map(cell.found.map(({ outcome, games }) => [outcome, games]));
  const listed = bounded ? cell.allowed : [...found.keys()];
  if (listed.length === 0) return <p>{t.nothingFound}</p>;
  const missing = bounded && players === 3 && paired ? t.inTable : t.notFound;
  return (
    <ul class="examples">
      {listed.map((outcome) => {
        const games = found.get(outcome);
        return (
          <li key={outcome}>
            <SeatSet set={outcome} players={players} naming="relative" />{' '}
            {games?.map((game, i) => (
              <span key={`${i} ${game}`}>
                {i === 0 ? 'G = ' : ', H = '}
                <Formula game={{ text: game }} />
              </span>
            ))}
            {games === undefined && searched && <span class="quiet">{missing}</span>}
          </li>
        );
      })}
    </ul>
  );
}
