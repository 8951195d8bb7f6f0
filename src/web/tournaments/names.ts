import type { TournamentPage } from '../../protocol/tournaments.ts';
import { shownName } from '../frame/guest-names.ts';
import type { TournamentSay } from './text.ts';

/** How an entrant is called: bots by a number. */
export function namesOf({ people }: TournamentPage, say: TournamentSay): (entrant: string) => string {
  const known = new Map(people.map((person) => [person.id, person]));
  return (entrant) => {
    const person = known.get(entrant);
    if (person === undefined) return entrant;
    return person.bot === undefined
      ? shownName(person.name, say)
      : say('tournament.bot', { number: entrant.replace('bot-', '') });
  };
}
