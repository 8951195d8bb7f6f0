import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { GroupPage } from '../../protocol/groups.ts';
import { PersonMark } from '../frame/PersonMark.tsx';
import { titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTexts } from '../messages/text.ts';
import { useGroupsSay } from './text.ts';

interface GroupResultsProps {
  readonly group: GroupPage;
  onYear(year: number): void;
}

/** Who won how often in a year, and the matches it comes from. */
export function GroupResults({ group, onYear }: GroupResultsProps) {
  const say = useGroupsSay();
  const language = useTexts((store) => store.language);
  const { members, results, matches, years, year } = group;
  const memberOf = (person: string) => members.find(({ id }) => id === person);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  return (
    <Paper as="section" heading={say('group.results')} className="stack">
      <label className="cluster group-year">
        <span>{say('group.year')}</span>
        <select className="input" value={year} onChange={({ target }) => onYear(Number(target.value))}>
          {[...new Set([year, ...years])]
            .sort((one, other) => other - one)
            .map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
        </select>
      </label>
      {results.length === 0 ? (
        <p className="soft">{say('group.no-results', { year: String(year) })}</p>
      ) : (
        <table className="group-results">
          <thead>
            <tr>
              <th scope="col">{say('group.rank')}</th>
              <th scope="col">{say('group.member')}</th>
              <th scope="col">{say('group.matches')}</th>
              <th scope="col">{say('group.won')}</th>
              <th scope="col" data-tip={say('group.beaten-tip')}>
                {say('group.beaten')}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ person, matches: played, won, met, beaten }, index) => {
              const member = memberOf(person);
              return (
                <tr key={person} data-me={member?.me}>
                  <td>{index + 1}</td>
                  <th scope="row">
                    <span className="group-who">
                      {member && <PersonMark seat={member} />} {member?.name}
                    </span>
                  </th>
                  <td>{played}</td>
                  <td>{won}</td>
                  <td>{percent.format(met === 0 ? 0 : beaten / met)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {matches.length > 0 && (
        <>
          <h3>{say('group.last')}</h3>
          <ul className="group-matches">
            {matches.map(({ table, game, ended, places }) => (
              <li key={`${ended} ${places[0]?.person}`}>
                <MatchLink table={table}>
                  <b>{titleOf(game)}</b>
                  <span className="group-places">
                    {places.map(({ person, place }) => (
                      <span key={person}>
                        <Badge kind={place === 1 ? 'gold' : 'plain'}>{place}</Badge> {memberOf(person)?.name}
                      </span>
                    ))}
                  </span>
                  <time className="soft tiny" dateTime={new Date(ended).toISOString()}>
                    {date.format(ended)}
                  </time>
                </MatchLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="hint">{say('group.counts')}</p>
    </Paper>
  );
}

/** Leads to the match, where the reader may look at it. */
function MatchLink({ table, children }: { table: string | undefined; children: ReactNode }) {
  if (table === undefined) return <span className="group-match">{children}</span>;
  return (
    <Link href={`/match/${table}`} className="group-match">
      {children}
    </Link>
  );
}
