import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { TournamentPage } from '../../protocol/tournaments.ts';
import { addressOfPage } from '../connection/base.ts';
import { CopyLink } from '../frame/CopyLink.tsx';
import { Empty } from '../frame/Empty.tsx';
import { shownName } from '../frame/guest-names.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { coverOf, manifestOf, titleOf } from '../game-list.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { Switch } from '../look/Switch.tsx';
import { Tabs } from '../look/Tabs.tsx';
import { sayPace } from '../pace/say-time.ts';
import { Offline } from '../pages/Offline.tsx';
import { useMe } from '../store/me.ts';
import { type TournamentChange, tournamentApi } from './api.ts';
import { HostDesk } from './HostDesk.tsx';
import { Name } from './Name.tsx';
import { namesOf } from './names.ts';
import { Round } from './Round.tsx';
import { Standings } from './Standings.tsx';
import { useTournamentSay } from './text.ts';
import { useMoment } from './use-moment.ts';
import { useTournament } from './use-tournament.ts';

/** One tournament: its rounds and tables at the left, standings at the right. */
export function Tournament({ id }: { id: string }) {
  const say = useTournamentSay();
  const server = useMe((store) => store.server);
  const [round, chooseRound] = useState<number>();
  const { tournament, gone, show } = useTournament(id, round ?? 'newest');
  const task = useTask();
  if (gone) {
    return (
      <Page title={say('tournament.gone')} lead={say('tournament.gone-why')}>
        <Link href="/tournaments" className={buttonClass({ kind: 'primary' })}>
          {say('tournament.title')}
        </Link>
      </Page>
    );
  }
  if (tournament === undefined && server === 'down') return <Offline />;
  if (tournament === undefined) return <div className="skeleton" aria-hidden="true" />;
  const change = (what: TournamentChange, body?: unknown) =>
    task.run(async () => show(await tournamentApi.change(id, what, body)));
  const shown = tournament.played.find((each) => each.round === (round ?? tournament.round));
  return (
    <Page title={tournament.name} lead={<Facts tournament={tournament} />} aside={<Cover game={tournament.game} />}>
      <div className="tournament">
        <div className="stack">
          <Notice tournament={tournament} />
          {shown === undefined ? (
            <Entries tournament={tournament} />
          ) : (
            <Rounds tournament={tournament} shown={shown.round} choose={chooseRound}>
              <Round tournament={tournament} round={shown} change={change} busy={task.busy} />
            </Rounds>
          )}
          <Own tournament={tournament} change={change} busy={task.busy} />
          {task.trouble && <p className="error">{task.trouble}</p>}
        </div>
        <div className="stack">
          {tournament.played.length > 0 && <Standings tournament={tournament} />}
          <HostDesk tournament={tournament} change={change} busy={task.busy} />
          {tournament.state === 'entry' && (
            <Paper as="section" heading={say('tournament.invite')}>
              <CopyLink link={addressOfPage(`/tournaments/${id}`)} title={tournament.name} />
            </Paper>
          )}
        </div>
      </div>
    </Page>
  );
}

interface RoundsProps {
  readonly tournament: TournamentPage;
  readonly shown: number;
  readonly children: ReactNode;
  choose(round: number): void;
}

/** A tab for each round, from the second on. */
function Rounds({ tournament: { played }, shown, choose, children }: RoundsProps) {
  const say = useTournamentSay();
  if (played.length < 2) return children;
  return (
    <Tabs
      label={say('tournament.column.rounds')}
      tabs={played.map(({ round }) => ({ id: String(round), label: say('tournament.round', { round }) }))}
      value={String(shown)}
      onChange={(round) => choose(Number(round))}
    >
      {children}
    </Tabs>
  );
}

function Cover({ game }: { game: string }) {
  if (manifestOf(game) === undefined) return null;
  const Picture = coverOf(game);
  return (
    <Suspense fallback={<div className="tournament-cover skeleton" />}>
      <Picture className="scene tournament-cover" />
    </Suspense>
  );
}

function Facts({ tournament }: { tournament: TournamentPage }) {
  const say = useTournamentSay();
  const { game, entrants, seats, format, pace, rated, host } = tournament;
  return (
    <span className="tournament-facts">
      <span>
        <Icon name="users" /> {say('tournament.entrants', { count: entrants })}, {say('tournament.seats', { seats })}
      </span>
      <span>
        <Icon name="hourglass" /> {titleOf(game)},{' '}
        {pace === undefined ? say('tournament.no-clock') : sayPace(say, pace)}
      </span>
      <span>
        <Icon name="chart" /> {say(`tournament.format.${format}`)}
        {rated && `, ${say('tournament.rated')}`}, {say('tournament.by', { name: shownName(host.name, say) })}
      </span>
    </span>
  );
}

/** The one sentence that says how things stand. */
function Notice({ tournament }: { tournament: TournamentPage }) {
  const say = useTournamentSay();
  const moment = useMoment();
  const names = namesOf(tournament, say);
  const { state, starts, host, next, round, rounds, format, name } = tournament;
  const winners = tournament.standings.filter(({ place }) => place === 1).map(({ player }) => names(player));
  const sentence = () => {
    switch (state) {
      case 'entry':
        return starts === undefined
          ? say('tournament.by-hand', { name: shownName(host.name, say) })
          : say('tournament.starts', { time: moment(starts) });
      case 'called-off':
        return say('tournament.state.called-off');
      case 'over':
        return winners.length === 1
          ? say('tournament.winner', { name: winners[0] ?? '', tournament: name })
          : say('tournament.winners', { names: winners.join(', ') });
      case 'running':
        if (next !== undefined) return say('tournament.next', { round: round + 1, time: moment(next) });
        return format === 'swiss' && round >= rounds ? say('tournament.last') : say('tournament.next-ended');
    }
  };
  return (
    <p className="tournament-notice" role="status" data-over={state === 'over' || undefined}>
      <Icon name={state === 'over' ? 'cup' : 'hourglass'} /> {sentence()}
    </p>
  );
}

function Entries({ tournament }: { tournament: TournamentPage }) {
  const say = useTournamentSay();
  return (
    <Paper as="section" heading={say('tournament.entries')}>
      {tournament.people.length === 0 && <Empty>{say('tournament.nobody')}</Empty>}
      <ul className="tournament-people">
        {tournament.people.map(({ id }) => (
          <li key={id}>
            <Name tournament={tournament} entrant={id} />
          </li>
        ))}
      </ul>
    </Paper>
  );
}

interface ActionProps {
  readonly tournament: TournamentPage;
  readonly busy: boolean;
  change(what: TournamentChange, body?: unknown): void;
}

/** Taking part, or no longer. */
function Own({ tournament, change, busy }: ActionProps) {
  const { state, entered, format, round, rounds } = tournament;
  const mayEnter = state === 'entry' || (state === 'running' && format === 'swiss' && round < rounds);
  if (!entered) return mayEnter ? <Enter tournament={tournament} change={change} busy={busy} /> : null;
  if (state !== 'entry' && state !== 'running') return null;
  return (
    <div className="stack">
      {format === 'swiss' && round < rounds && <SitOut tournament={tournament} change={change} busy={busy} />}
      <Withdraw tournament={tournament} change={change} busy={busy} />
    </div>
  );
}

/** Having no table in the next round, or one after all. */
function SitOut({ tournament, change, busy }: ActionProps) {
  const say = useTournamentSay();
  const me = useMe((store) => store.person?.id);
  const round = tournament.round + 1;
  const isOut = tournament.people.some(({ id, sitsOut }) => id === me && sitsOut === round);
  return (
    <div className="cluster">
      {isOut && <span role="status">{say('tournament.sits-out', { round })}</span>}
      <Button
        icon={isOut ? 'flag' : 'hourglass'}
        busy={busy}
        onClick={() => change('sit-out', { sitOut: !isOut })}
        data-tip={say('tournament.sit-out-why')}
      >
        {say(isOut ? 'tournament.sit-in' : 'tournament.sit-out', { round })}
      </Button>
    </div>
  );
}

/** Whoever is not called to turns that last for days says that they look by themselves. */
function Enter({ tournament: { pace, called }, change, busy }: ActionProps) {
  const say = useTournamentSay();
  const [looksAlone, setLooksAlone] = useState(false);
  const mustLook = pace?.kind === 'days' && !called;
  return (
    <div className="stack">
      {mustLook && (
        <Paper as="section" className="stack">
          <p>
            {say('tournament.looks-alone-why')} <Link href="/calls">{say('tournament.set-up-calls')}</Link>
          </p>
          <Switch label={say('tournament.looks-alone')} checked={looksAlone} onChange={setLooksAlone} />
        </Paper>
      )}
      <Button
        kind="primary"
        size="large"
        icon="flag"
        busy={busy}
        disabled={mustLook && !looksAlone}
        onClick={() => change('enter', { looksAlone })}
      >
        {say('tournament.enter')}
      </Button>
    </div>
  );
}

/** In the middle of a match one is asked again: a bot goes on at once. */
function Withdraw({ tournament, change, busy }: ActionProps) {
  const say = useTournamentSay();
  const me = useMe((store) => store.person?.id);
  const [sure, setSure] = useState(false);
  const { state, played } = tournament;
  const plays = played
    .at(-1)
    ?.tables.some(({ players, places }) => !places && me !== undefined && players.includes(me));
  if (sure) {
    return (
      <div className="cluster">
        <span>{say('tournament.withdraw-match')}</span>
        <Button kind="danger" busy={busy} onClick={() => change('withdraw')}>
          {say('tournament.withdraw')}
        </Button>
        <Button onClick={() => setSure(false)}>{say('tournament.stay')}</Button>
      </div>
    );
  }
  return (
    <div className="cluster">
      {state === 'entry' && <span>{say('tournament.waiting')}</span>}
      <Button
        icon="leave"
        busy={busy}
        onClick={() => (plays ? setSure(true) : change('withdraw'))}
        data-tip={say('tournament.withdraw-why')}
      >
        {say('tournament.withdraw')}
      </Button>
    </div>
  );
}
