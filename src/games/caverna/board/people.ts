import type { Person as PersonOfFamily } from '../position.ts';
import type { PersonProps } from './art/Person.tsx';

/** FF-6.2: a Goblin rests in the round in which it came. */
export function isResting({ kind, usableFrom }: PersonOfFamily, round: number): boolean {
  return kind === 'goblin' && usableFrom > round;
}

/** How a person is drawn: its folk, whether it is a Goblin, and its weapon. */
export function lookOf(
  person: PersonOfFamily,
  round: number,
): Required<Pick<PersonProps, 'folk' | 'goblin' | 'resting' | 'strength' | 'newborn'>> {
  return {
    folk: person.folk,
    goblin: person.kind === 'goblin',
    resting: isResting(person, round),
    strength: person.strength,
    newborn: !person.adult,
  };
}
