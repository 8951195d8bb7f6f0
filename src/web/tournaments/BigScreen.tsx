import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { RoundTableInfo, TournamentPage } from '../../protocol/tournaments.ts';
import { useTitle } from '../frame/Page.tsx';
import { titleOf } from '../game-list.ts';
import { buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import { useTexts } from '../messages/text.ts';
import { Name } from './Name.tsx';
import { useTournamentSay } from './text.ts';
import { useScores } from './use-scores.ts';
import { useTournament } from './use-tournament.ts';

/** Tables in sight at once, and in milliseconds how long before the next ones. */
const TABLES = 6;
const TURN = 12_000;
const PLAYERS = 12;

/** For a screen in a room, read from eight metres away: tables by number, standings, the time, and a line of the host's. */
export function BigScreen({ id }: { id: string }) {
  const say = useTournamentSay();
  const { tournament } = useTournament(id);
  useTitle(tournament?.name ?? say('tournament.title'));
  if (tournament === undefined) return <div className="skeleton" aria-hidden="true" />;
  const round = tournament.played.at(-1);
  return (
    <main className="tournament-screen">
      <header className="tournament-screen-head">
        <h1>{tournament.name}</h1>
        <p>
          {titleOf(tournament.game)}
          {round !== undefined &&
            ` · ${say(tournament.format === 'swiss' ? 'tournament.round-of' : 'tournament.round', { round: round.round, rounds: tournament.rounds })}`}
        </p>
        <Countdown tournament={tournament} />
        <Link href={`/tournaments/${id}`} className={buttonClass({ kind: 'plain', size: 'small' })}>
          <Icon name="back" />
          {say('tournament.screen-back')}
        </Link>
      </header>
      <div className="tournament-screen-body">
        <Tables tournament={tournament} tables={round?.tables ?? []} />
        <Leaders tournament={tournament} />
      </div>
      {tournament.notice !== undefined && <p className="tournament-screen-notice">{tournament.notice}</p>}
    </main>
  );
}

function Tables({ tournament, tables }: { tournament: TournamentPage; tables: readonly RoundTableInfo[] }) {
  const say = useTournamentSay();
  const here = new Set(tournament.people.filter((person) => person.here).map(({ id }) => id));
  const pages = Math.max(1, Math.ceil(tables.length / TABLES));
  const page = useTurning(pages);
  const scores = useScores(tournament.id, tournament.state === 'running');
  const first = page * TABLES;
  const shown = tables.slice(first, first + TABLES);
  return (
    <div className="tournament-screen-tables">
      {shown.map(({ number, players, places, absent = [] }) => (
        <article
          key={number}
          className="paper tournament-screen-table"
          aria-label={say('tournament.table', { number })}
        >
          <span className="tournament-screen-number">{number}</span>
          <ol className="tournament-seats">
            {players.map((player, seat) => (
              <li key={player}>
                <SeatMark seat={seatNumber(seat)} />
                <Name tournament={tournament} entrant={player} />
                <span className="tournament-screen-said">
                  <span className="soft">
                    {absent.includes(seat)
                      ? say('tournament.absent')
                      : places?.[seat] !== undefined
                        ? say('tournament.place', { place: places[seat] })
                        : here.has(player) && say('tournament.here')}
                  </span>
                  {places === undefined && <b>{scores.get(number)?.[seat] ?? ''}</b>}
                </span>
              </li>
            ))}
          </ol>
        </article>
      ))}
      {pages > 1 && (
        <p className="soft">
          {say('tournament.screen-tables', { from: first + 1, to: first + shown.length, count: tables.length })}
        </p>
      )}
    </div>
  );
}

function Leaders({ tournament }: { tournament: TournamentPage }) {
  const say = useTournamentSay();
  const language = useTexts((store) => store.language);
  return (
    <section className="paper tournament-screen-leaders" aria-label={say('tournament.standings')}>
      <h2>{say(tournament.state === 'over' ? 'tournament.standings-final' : 'tournament.standings')}</h2>
      <ol>
        {tournament.standings.slice(0, PLAYERS).map(({ player, place, points }) => (
          <li key={player}>
            <span>{place}</span>
            <Name tournament={tournament} entrant={player} />
            <b>{points.toLocaleString(language, { maximumFractionDigits: 1 })}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Until it begins or the next round does; without a schedule, since this round began. */
function Countdown({ tournament }: { tournament: TournamentPage }) {
  const say = useTournamentSay();
  const { state, starts, next, now, played } = tournament;
  const ahead = now + useElapsed(now);
  const began = played.at(-1)?.made;
  if (state === 'entry' && starts !== undefined)
    return <Clock time={starts - ahead} words={say('tournament.screen-start')} />;
  if (state !== 'running') return null;
  if (next !== undefined && next > ahead) return <Clock time={next - ahead} words={say('tournament.screen-until')} />;
  return began === undefined ? null : <Clock time={ahead - began} words={say('tournament.screen-since')} />;
}

/** Minutes and seconds, and hours where there are any. */
function Clock({ time, words }: { time: number; words: string }) {
  const seconds = Math.max(0, Math.round(time / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = (seconds < 3_600 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, '0')).join(':');
  return (
    <p className="tournament-screen-clock" role="timer">
      <b>{shown}</b> <span>{words}</span>
    </p>
  );
}

/** How many milliseconds have passed since that moment of the server's was told. */
function useElapsed(told: number): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const from = performance.now();
    setElapsed(0);
    const timer = setInterval(() => setElapsed(performance.now() - from), 1_000);
    // A newer moment begins anew.
    return () => (told >= 0 ? clearInterval(timer) : undefined);
  }, [told]);
  return elapsed;
}

/** Goes from page to page by itself. */
function useTurning(pages: number): number {
  const [page, setPage] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setPage((each) => (each + 1) % pages), TURN);
    return () => clearInterval(timer);
  }, [pages]);
  return Math.min(page, pages - 1);
}
