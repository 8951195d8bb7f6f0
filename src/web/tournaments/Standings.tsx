import { Link } from 'wouter';
import { KNOCK_OUT_FIRST, TIE_BREAKS, type TournamentPage } from '../../protocol/tournaments.ts';
import { BASE } from '../connection/base.ts';
import { buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { useMe } from '../store/me.ts';
import { tournamentApi } from './api.ts';
import { Name } from './Name.tsx';
import { useTournamentSay } from './text.ts';
import { useGlidingRows } from './use-gliding-rows.ts';

/** What scrolls sideways on narrow screens has to scroll by arrow keys too. */
const REACHED_BY_KEYBOARD = { tabIndex: 0 } as const;

/** Columns of figures say how they are worked out. */
const COLUMNS = [
  { column: 'place', how: undefined },
  { column: 'player', how: undefined },
  { column: 'points', how: 'points' },
  { column: 'wins', how: 'wins' },
  { column: 'rivals', how: 'rivals' },
  { column: 'share', how: 'share' },
  { column: 'rounds', how: undefined },
] as const;

/** Who is ahead, with everything that decides it. */
export function Standings({ tournament }: { tournament: TournamentPage }) {
  const say = useTournamentSay();
  const language = useTexts((store) => store.language);
  const me = useMe((store) => store.person?.id);
  const left = new Set(tournament.people.filter((person) => person.left).map(({ id }) => id));
  const rows = useGlidingRows(tournament.standings.map(({ player }) => player));
  const finished = tournament.played.filter(({ ended }) => ended !== undefined).length;
  const decimal = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <Paper
      as="section"
      heading={
        tournament.state === 'over'
          ? say('tournament.standings-final')
          : say('tournament.standings-after', { round: finished })
      }
      aside={
        <Link href={`/tournaments/${tournament.id}/screen`} className={buttonClass({ size: 'small' })}>
          <Icon name="full" />
          {say('tournament.screen')}
        </Link>
      }
    >
      <section className="tournament-scroll" aria-label={say('tournament.standings')} {...REACHED_BY_KEYBOARD}>
        <table className="tournament-standings">
          <thead>
            <tr>
              {COLUMNS.map(({ column, how }) => (
                <th key={column} scope="col" data-column={column}>
                  {how === undefined ? (
                    say(`tournament.column.${column}`)
                  ) : (
                    <button
                      type="button"
                      className="tournament-why"
                      data-tip={say(`tournament.how.${how}`)}
                      aria-description={say(`tournament.how.${how}`)}
                    >
                      {say(`tournament.column.${column}`)}
                    </button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={rows}>
            {tournament.standings.map(({ player, place, points, wins, rivals, share, rounds, separatedBy }) => (
              <tr
                key={player}
                data-row={player}
                data-mine={player === me || undefined}
                data-left={left.has(player) || undefined}
              >
                <td data-column="place">
                  {separatedBy === undefined ? (
                    place
                  ) : (
                    <button
                      type="button"
                      className="tournament-why"
                      data-tip={say('tournament.separated', { by: separatedBy })}
                    >
                      {place}
                    </button>
                  )}
                </td>
                <th scope="row" data-column="player">
                  <Name tournament={tournament} entrant={player} />{' '}
                  {player === me && <span className="soft">{say('tournament.you')}</span>}
                  {left.has(player) && <span className="tiny soft"> {say('tournament.left')}</span>}
                </th>
                <td data-column="points">
                  <b>{decimal(points)}</b>
                </td>
                <td data-column="wins">{wins}</td>
                <td data-column="rivals">{decimal(rivals)}</td>
                <td data-column="share">{share.toLocaleString(language, { style: 'percent' })}</td>
                <td data-column="rounds">
                  {tournament.played.map(({ round }) => (
                    <RoundMark key={round} result={rounds[round - 1] ?? null} />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <details className="tournament-how">
        <summary>{say('tournament.how')}</summary>
        {tournament.format === 'knock-out' && (
          <p>{KNOCK_OUT_FIRST.map((each) => say(`tournament.how.${each}`)).join(' ')}</p>
        )}
        <p>
          {say('tournament.how.points')} {tournament.format === 'swiss' && say('tournament.how.sat-out')}
        </p>
        <ol>
          {TIE_BREAKS.map((each) => (
            <li key={each}>{say(`tournament.how.${each}`)}</li>
          ))}
        </ol>
      </details>
      <div className="cluster">
        <a className="tiny" href={BASE + tournamentApi.csv(tournament.id)} download={`${tournament.name}.csv`}>
          {say('tournament.csv')}
        </a>
        <a className="tiny" href={BASE + tournamentApi.json(tournament.id)} download={`${tournament.name}.json`}>
          {say('tournament.json')}
        </a>
      </div>
    </Paper>
  );
}

/** What stands for a round without a place. */
const UNPLAYED = {
  open: { sign: '–', text: 'tournament.round-open' },
  bye: { sign: '½', text: 'tournament.round-bye' },
  'sat-out': { sign: '·', text: 'tournament.round-sat-out' },
} as const;

function RoundMark({ result }: { result: TournamentPage['standings'][number]['rounds'][number] }) {
  const say = useTournamentSay();
  const { sign, text } = typeof result === 'number' ? { sign: result, text: undefined } : UNPLAYED[result ?? 'open'];
  return (
    <span className="tournament-result" data-won={result === 1 || undefined}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{text === undefined ? say('tournament.place', { place: sign }) : say(text)}, </span>
    </span>
  );
}
