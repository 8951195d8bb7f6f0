import type { TournamentPage } from '../../protocol/tournaments.ts';
import { PersonMark } from '../frame/PersonMark.tsx';
import { namesOf } from './names.ts';
import { useTournamentSay } from './text.ts';

/** An entrant's mark and name. */
export function Name({ tournament, entrant }: { tournament: TournamentPage; entrant: string }) {
  const say = useTournamentSay();
  const person = tournament.people.find(({ id }) => id === entrant);
  return (
    <span className="tournament-name">
      {person && <PersonMark seat={person} />}
      <span className="tournament-name-words">{namesOf(tournament, say)(entrant)}</span>
    </span>
  );
}
