import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TournamentList as Listed, TournamentInfo } from '../../protocol/tournaments.ts';
import { ApiError } from '../connection/api.ts';
import { Empty } from '../frame/Empty.tsx';
import { shownName } from '../frame/guest-names.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { Offline } from '../pages/Offline.tsx';
import { useMe } from '../store/me.ts';
import { tournamentApi } from './api.ts';
import { useTournamentSay } from './text.ts';
import { useMoment } from './use-moment.ts';

const STATES = ['running', 'entry', 'over'] as const;

/** All tournaments that one may see. */
export function TournamentList() {
  const say = useTournamentSay();
  const server = useMe((store) => store.server);
  const [list, setList] = useState<Listed>();
  const task = useTask();
  useEffect(() => {
    tournamentApi.list().then(setList, (error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }, []);
  if (server === 'down') return <Offline />;
  const older = () =>
    task.run(async () => {
      const next = await tournamentApi.list(list?.more);
      setList({ ...next, tournaments: [...(list?.tournaments ?? []), ...next.tournaments] });
    });
  return (
    <Page
      title={say('tournament.title')}
      lead={say('tournament.lead')}
      aside={
        <Link href="/tournaments/new" className={buttonClass({ kind: 'primary' })}>
          <Icon name="plus" />
          {say('tournament.new')}
        </Link>
      }
    >
      <div className="stack">
        {list === undefined && <div className="skeleton" aria-hidden="true" />}
        {list?.tournaments.length === 0 && (
          <Paper>
            <Empty>{say('tournament.none')}</Empty>
          </Paper>
        )}
        {STATES.map((state) => {
          const those = list?.tournaments.filter((tournament) => tournament.state === state) ?? [];
          return (
            those.length > 0 && (
              <Paper key={state} as="section" heading={say(`tournament.state.${state}`)}>
                <ul className="tournament-lines">
                  {those.map((tournament) => (
                    <TournamentLine key={tournament.id} tournament={tournament} />
                  ))}
                </ul>
              </Paper>
            )
          );
        })}
        {list?.more !== undefined && (
          <Button onClick={older} busy={task.busy}>
            {say('tournament.older')}
          </Button>
        )}
      </div>
    </Page>
  );
}

function TournamentLine({ tournament }: { tournament: TournamentInfo }) {
  const say = useTournamentSay();
  const moment = useMoment();
  const { id, name, game, format, seats, entrants, state, round, rounds, starts, entered, host } = tournament;
  return (
    <li className="tournament-line">
      <Link href={`/tournaments/${id}`}>
        <b className="tournament-line-name">{name}</b>
        <span>{titleOf(game)}</span>
        <span className="soft">
          {say(`tournament.format.${format}`)}, {say('tournament.seats', { seats })}
        </span>
        <span className="soft">{say('tournament.entrants', { count: entrants })}</span>
        <span className="soft">
          {state === 'running' &&
            say(format === 'swiss' ? 'tournament.round-of' : 'tournament.round', { round, rounds })}
          {state === 'entry' &&
            (starts === undefined
              ? say('tournament.by', { name: shownName(host.name, say) })
              : say('tournament.starts', { time: moment(starts) }))}
        </span>
        {entered && <Badge kind="gold">{say('tournament.entered')}</Badge>}
      </Link>
    </li>
  );
}
