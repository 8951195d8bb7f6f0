import { useState } from 'react';
import { Link } from 'wouter';
import type { RoundInfo, RoundTableInfo, TournamentPage } from '../../protocol/tournaments.ts';
import { Badge } from '../look/Badge.tsx';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import { useUsualDuration } from '../pace/usual-duration.ts';
import { useMe } from '../store/me.ts';
import type { TournamentChange } from './api.ts';
import { Name } from './Name.tsx';
import { namesOf } from './names.ts';
import { useTournamentSay } from './text.ts';
import { useMoment } from './use-moment.ts';
import { useNewlyFinished } from './use-newly-finished.ts';
import { useScores } from './use-scores.ts';

interface RoundProps {
  readonly tournament: TournamentPage;
  readonly round: RoundInfo;
  readonly busy: boolean;
  change(what: TournamentChange, body?: unknown): void;
}

/** The tables of a round, one's own first. */
export function Round({ tournament, round, busy, change }: RoundProps) {
  const say = useTournamentSay();
  const moment = useMoment();
  const me = useMe((store) => store.person?.id);
  const names = namesOf(tournament, say);
  const { made, ended, byes, satOut = [], tables } = round;
  const usual = useUsualDuration(tournament.game, tournament.seats)(tournament.pace?.kind ?? 'none');
  const end = usual === undefined || made + usual < Date.now() ? undefined : made + usual;
  const isMine = ({ players }: RoundTableInfo) => me !== undefined && players.includes(me);
  const sorted = [...tables].sort((one, other) => Number(isMine(other)) - Number(isMine(one)));
  const isOpen = tournament.state === 'running' && ended === undefined;
  const scores = useScores(tournament.id, isOpen);
  const finished = useNewlyFinished(round);
  const last = finished.at(-1);
  return (
    <Paper
      as="section"
      heading={say(tournament.format === 'swiss' ? 'tournament.round-of' : 'tournament.round', {
        round: round.round,
        rounds: tournament.rounds,
      })}
      aside={
        <span className="tiny soft">
          {ended === undefined
            ? end !== undefined && isOpen
              ? say('tournament.ends-about', { time: moment(made), end: moment(end) })
              : say('tournament.began', { time: moment(made) })
            : say('tournament.ended', { time: moment(ended) })}
        </span>
      }
    >
      <ul className="tournament-tables">
        {sorted.map((table) => (
          <TableCard
            key={table.number}
            turned={finished.some(({ number }) => number === table.number)}
            tournament={tournament}
            table={table}
            mine={isMine(table)}
            scores={scores.get(table.number)}
            names={names}
            decide={
              isOpen && me === tournament.host.id && !isMine(table) && table.places === undefined ? change : undefined
            }
            busy={busy}
          />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {last !== undefined &&
          say('tournament.table-finished', { number: last.number, names: inOrder(last).map(names).join(', ') })}
      </p>
      {byes.length > 0 && <p className="soft">{say('tournament.bye', { names: byes.map(names).join(', ') })}</p>}
      {satOut.length > 0 && (
        <p className="soft">{say('tournament.sat-out', { names: satOut.map(names).join(', ') })}</p>
      )}
    </Paper>
  );
}

/** The players of a finished table, by place. */
function inOrder({ players, places = [] }: RoundTableInfo): string[] {
  const seats = players.map((player, seat) => ({ player, place: places[seat] ?? 0 }));
  return seats.sort((one, other) => one.place - other.place).map(({ player }) => player);
}

/** People who are not on this site while their live match runs. Who plays over days comes and goes. */
function missingAt({ state, pace, people }: TournamentPage, players: readonly string[]): string[] {
  if (state !== 'running' || pace?.kind !== 'live') return [];
  const missing = new Set(people.filter(({ bot, left, here }) => !bot && !left && !here).map(({ id }) => id));
  return players.filter((player) => missing.has(player));
}

interface TableCardProps {
  readonly tournament: TournamentPage;
  readonly table: RoundTableInfo;
  readonly mine: boolean;
  /** Whether it has finished while one looked on. */
  readonly turned: boolean;
  /** By seat, while the match is played. */
  readonly scores: readonly number[] | undefined;
  readonly busy: boolean;
  readonly decide: ((what: TournamentChange, body?: unknown) => void) | undefined;
  names(entrant: string): string;
}

function TableCard({ tournament, table, mine, turned, scores, names, decide, busy }: TableCardProps) {
  const say = useTournamentSay();
  const [deciding, setDeciding] = useState(false);
  const { number, players, places, points, absent = [], note, calledOff } = table;
  const isOver = places !== undefined;
  const missing = isOver ? [] : missingAt(tournament, players);
  const said = (seat: number) => {
    if (absent.includes(seat)) return say('tournament.absent');
    if (missing.includes(players[seat] ?? '')) return say('tournament.not-here');
    const place = places?.[seat];
    if (place !== undefined) return say('tournament.place-points', { place, points: points?.[seat] ?? 0 });
    const score = scores?.[seat];
    return score === undefined ? '' : say('tournament.score-now', { points: score });
  };
  const seats = players.map((player, seat) => ({ player, seat }));
  if (places !== undefined) seats.sort((one, other) => (places[one.seat] ?? 0) - (places[other.seat] ?? 0));
  return (
    <li className="tournament-table" data-mine={mine || undefined} data-turned={turned || undefined}>
      <div className="tournament-table-head">
        <h3>{say(mine ? 'tournament.your-table' : 'tournament.table', { number })}</h3>
        <Badge kind={isOver ? 'moss' : 'plain'}>{say(isOver ? 'tournament.finished' : 'tournament.running')}</Badge>
      </div>
      <ol className="tournament-seats">
        {seats.map(({ player, seat }) => (
          <li key={player}>
            <SeatMark seat={seatNumber(seat)} />
            <Name tournament={tournament} entrant={player} />
            <span className="soft">{said(seat)}</span>
          </li>
        ))}
      </ol>
      {missing.length > 0 && (
        <p className="tiny">
          {say('tournament.not-here-why', {
            names: missing.map(names).join(', '),
            timeUp: tournament.pace?.timeUp ?? 'stand-in',
          })}
        </p>
      )}
      {calledOff && <p className="tiny">{say('tournament.called-off-match')}</p>}
      {note !== undefined && <p className="tiny">{say('tournament.decided', { note })}</p>}
      <div className="cluster">
        <Link
          href={isOver ? `/match/${table.table}` : `/table/${table.table}`}
          className={buttonClass({ kind: mine && !isOver ? 'primary' : 'quiet', size: 'small' })}
        >
          <Icon name={mine && !isOver ? 'play' : isOver ? 'history' : 'eye'} />
          {say(isOver ? 'tournament.look' : mine ? 'tournament.go' : 'tournament.watch')}
        </Link>
        {decide !== undefined && (
          <Button kind="plain" size="small" onClick={() => setDeciding(!deciding)} aria-expanded={deciding}>
            {say('tournament.decide')}
          </Button>
        )}
      </div>
      {deciding && decide !== undefined && !isOver && (
        <Decide table={table} names={names} busy={busy} decide={decide} cancel={() => setDeciding(false)} />
      )}
    </li>
  );
}

interface DecideProps {
  readonly table: RoundTableInfo;
  readonly busy: boolean;
  names(entrant: string): string;
  decide(what: TournamentChange, body: unknown): void;
  cancel(): void;
}

/** Places for every seat, and a reason. */
function Decide({ table: { number, players }, names, busy, decide, cancel }: DecideProps) {
  const say = useTournamentSay();
  const [places, setPlaces] = useState(players.map((_, seat) => seat + 1));
  const [reason, setReason] = useState('');
  return (
    <form
      className="stack tournament-decide"
      onSubmit={(event) => {
        event.preventDefault();
        decide('decide', { table: number, places, reason });
      }}
    >
      <p className="tiny">{say('tournament.decide-why')}</p>
      {players.map((player, seat) => (
        <label key={player} className="tournament-decide-seat">
          {names(player)}
          <input
            className="input"
            type="number"
            required
            min={1}
            max={players.length}
            value={places[seat]}
            onChange={({ target }) =>
              setPlaces(places.map((place, index) => (index === seat ? target.valueAsNumber || 1 : place)))
            }
          />
        </label>
      ))}
      <label className="field">
        {say('tournament.decide-reason')}
        <input
          className="input"
          required
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <div className="cluster">
        <Button type="submit" kind="primary" size="small" busy={busy}>
          {say('tournament.decide-save')}
        </Button>
        <Button kind="plain" size="small" onClick={cancel}>
          {say('tournament.cancel')}
        </Button>
      </div>
    </form>
  );
}
