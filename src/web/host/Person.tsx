import { Link } from 'wouter';
import type { HostPersonDetails } from '../../protocol/host-room/people.ts';
import { HouseMark } from '../frame/HouseMark.tsx';
import { buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { Actions } from './Actions.tsx';
import { part } from './host-api.ts';
import { States } from './PeopleTable.tsx';
import { PersonActions } from './PersonActions.tsx';
import { Report } from './Report.tsx';
import { TableRows } from './TableRows.tsx';
import { useHostSay } from './text.ts';
import { useRead } from './use-read.ts';
import { useWords } from './use-words.ts';

/** Somebody: what is known of them, what was done, and what can be done. */
export function Person({ id }: { id: string }) {
  const say = useHostSay();
  const words = useWords();
  const { value: person, trouble, show, again } = useRead<HostPersonDetails>(`/people/${part(id)}`);
  return (
    <div className="stack">
      <p>
        <Link href="/host/people" className={buttonClass({ kind: 'plain', size: 'small' })}>
          <Icon name="back" />
          {say('person.back')}
        </Link>
      </p>
      {trouble && <p className="error">{trouble}</p>}
      {person && (
        <>
          <Paper
            as="section"
            className="stack"
            heading={
              <span className="host-name">
                <HouseMark mark={person.mark} />
                <span>{words.name(person.name)}</span>
              </span>
            }
            aside={<States person={person} />}
          >
            <p>
              {say('person.facts', {
                since: words.day(person.made),
                devices: person.devices,
                passkeys: person.passkeys,
                codes: person.codes,
              })}{' '}
              <Link href={`/people/${part(person.id)}`}>{say('person.profile')}</Link>
            </p>
            {person.restraints.map(({ kind, until, why }) => (
              <p key={kind} className="paper-note">
                {say('person.restrained', { kind, until: words.moment(until), why })}
              </p>
            ))}
            <PersonActions person={person} show={show} />
          </Paper>
          <Paper as="section" heading={say('person.tables')}>
            {person.tables.length === 0 ? (
              <p className="soft">{say('person.no-tables')}</p>
            ) : (
              <TableRows tables={person.tables} done={again} />
            )}
          </Paper>
          <Paper as="section" heading={say('person.reports')}>
            {person.reports.length === 0 && <p className="soft">{say('person.no-reports')}</p>}
            <ul className="host-list">
              {person.reports.map((report) => (
                <Report key={report.id} report={report} settled={again} />
              ))}
            </ul>
          </Paper>
          <Paper as="section" heading={say('person.log')}>
            {person.log.length === 0 ? (
              <p className="soft">{say('person.no-log')}</p>
            ) : (
              <Actions actions={person.log} />
            )}
          </Paper>
        </>
      )}
    </div>
  );
}
