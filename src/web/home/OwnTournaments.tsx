import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TournamentInfo } from '../../protocol/tournaments.ts';
import { ApiError } from '../connection/api.ts';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { forgetEntered, hasEntered } from '../store/entered.ts';
import { tournamentApi } from '../tournaments/api.ts';
import { momentIn } from '../tournaments/use-moment.ts';
import { useMatchesSay } from './text.ts';

/** The tournaments in which one takes part, once they are known. */
export function useOwnTournaments(): readonly TournamentInfo[] {
  const [tournaments, setTournaments] = useState<readonly TournamentInfo[]>([]);
  useEffect(() => {
    if (!hasEntered()) return;
    tournamentApi.mine().then(
      (list) => {
        setTournaments(list.tournaments);
        if (list.tournaments.length === 0) forgetEntered();
      },
      (error) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }, []);
  return tournaments;
}

/** On home, for somebody who has no match under way. */
export function OwnTournaments() {
  const say = useMatchesSay();
  const tournaments = useOwnTournaments();
  if (tournaments.length === 0) return null;
  return (
    <Paper as="section" heading={say('mine.news')}>
      <ul className="news-lines">
        {tournaments.map((tournament) => (
          <TournamentNews key={tournament.id} tournament={tournament} />
        ))}
      </ul>
    </Paper>
  );
}

export function TournamentNews({ tournament }: { tournament: TournamentInfo }) {
  const say = useMatchesSay();
  const language = useTexts((store) => store.language);
  const { id, name, state, round, starts, table } = tournament;
  const said = () => {
    if (state === 'entry')
      return starts === undefined
        ? say('mine.tournament-waits')
        : say('mine.tournament-starts', { time: momentIn(language, starts) });
    return table === undefined ? say('mine.tournament-others') : say('mine.tournament-table');
  };
  return (
    <li>
      <strong>{state === 'running' ? say('mine.tournament-round', { name, round }) : name}</strong>
      <span className="small soft">
        {said()}{' '}
        <Link href={table === undefined ? `/tournaments/${id}` : `/table/${table}`}>
          {say(table === undefined ? 'mine.to-tournament' : 'mine.to-table')}
        </Link>
      </span>
    </li>
  );
}
