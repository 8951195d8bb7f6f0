import { Link } from 'wouter';
import type { HostPerson } from '../../protocol/host-room/people.ts';
import { HouseMark } from '../frame/HouseMark.tsx';
import { Badge, type BadgeKind } from '../look/Badge.tsx';
import { part } from './host-api.ts';
import { useHostSay } from './text.ts';
import { useWords } from './use-words.ts';

/** People with what a host wants to know at a glance; each leads to a page of their own. */
export function PeopleTable({ people }: { people: readonly HostPerson[] }) {
  const say = useHostSay();
  const words = useWords();
  return (
    <table className="host-table host-people">
      <thead>
        <tr>
          <th scope="col">{say('person.name')}</th>
          <th scope="col" className="number">
            {say('person.matches')}
          </th>
          <th scope="col">{say('person.seen')}</th>
          <th scope="col">{say('person.state')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              <Link href={`/host/people/${part(person.id)}`} className="host-name">
                <HouseMark mark={person.mark} />
                <span>{words.name(person.name)}</span>
              </Link>
            </th>
            <td className="number">{person.matches}</td>
            <td>{words.ago(person.seen)}</td>
            <td>
              <States person={person} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type State = 'host' | 'program' | 'reported' | 'mute' | 'ban' | 'here';

const KINDS: Readonly<Record<State, BadgeKind>> = {
  host: 'frost',
  program: 'plain',
  reported: 'ember',
  mute: 'gold',
  ban: 'ember',
  here: 'moss',
};

export function States({ person }: { person: HostPerson }) {
  const say = useHostSay();
  const { host, program, reported, here, restraints } = person;
  const states: State[] = [
    ...(host ? ['host' as const] : []),
    ...(program ? ['program' as const] : []),
    ...(reported ? ['reported' as const] : []),
    ...restraints.map(({ kind }) => kind),
    ...(here ? ['here' as const] : []),
  ];
  return (
    <span className="host-states">
      {states.map((state) => (
        <Badge key={state} kind={KINDS[state]}>
          {say(`person.${state}`)}
        </Badge>
      ))}
    </span>
  );
}
