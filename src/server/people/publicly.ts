import { markOf } from '../../protocol/house-mark.ts';
import type { Person } from '../../protocol/server.ts';
import type { PersonRow } from '../store/people/schema.ts';

/** The public information about a person. */
export function publicly(person: Pick<PersonRow, 'id' | 'name' | 'mark'>): Person {
  return { id: person.id, name: person.name, mark: markOf(person) };
}
