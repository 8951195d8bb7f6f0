import './matches.css';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import { isLocal } from '../connection/connection.ts';
import { localTables } from '../connection/local/local-connection.ts';
import { Empty } from '../frame/Empty.tsx';
import { Page } from '../frame/Page.tsx';
import { TableLine } from '../frame/TableLine.tsx';
import { useRefreshedTables } from '../frame/use-refreshed-tables.ts';
import { Button, buttonClass, IconButton } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useTables } from '../store/tables.ts';
import { EVERYTHING, fits, GROUPS, type Group, groupOf } from './filter.ts';
import { MatchFilter } from './MatchFilter.tsx';
import { byUrgency } from './order.ts';
import { useMatchesSay } from './text.ts';
import { useFinished } from './use-finished.ts';

const SaveRecords = lazy(async () => ({ default: (await import('../records/SaveRecords.tsx')).SaveRecords }));

const ORDER: Readonly<Record<Group, (one: TableInfo, other: TableInfo) => number>> = {
  turn: byUrgency,
  others: (one, other) => other.moved - one.moved,
  gathering: (one, other) => other.created - one.created,
  over: (one, other) => other.moved - one.moved,
};

/** All matches of one's own, those first in which it is one's turn. */
export function Matches() {
  const say = useMatchesSay();
  const { mine, refreshMine } = useTables();
  const [filter, setFilter] = useState(EVERYTHING);
  const [isSaving, setSaving] = useState(false);
  const finished = useFinished(filter);
  useRefreshedTables();

  const forget = async (table: string) => {
    await localTables().forget(table);
    await refreshMine();
  };
  // Finished matches of the server come in pages of their own; those of this browser are all in the list.
  const listed = [
    ...(mine ?? []).filter((info) => info.state !== 'over' || isLocal(info.table)),
    ...finished.tables,
  ].filter((info) => fits(info, filter));
  const hasPlayed = (mine?.length ?? 0) > 0;

  return (
    <Page
      title={say('matches.title')}
      lead={say('matches.lead')}
      aside={
        <div className="cluster">
          <Link href="/study" className={buttonClass()}>
            {say('matches.studies')}
          </Link>
          <Link href="/matches/record" className={buttonClass()}>
            {say('matches.record')}
          </Link>
          <Link href="/people" className={buttonClass()}>
            <Icon name="users" />
            {say('matches.people')}
          </Link>
        </div>
      }
    >
      <div className="stack">
        {mine === undefined && <div className="skeleton" aria-hidden="true" />}
        {mine !== undefined && !hasPlayed && (
          <Paper>
            <Empty>{say('matches.none')}</Empty>
          </Paper>
        )}
        {hasPlayed && <MatchFilter filter={filter} change={setFilter} />}
        {hasPlayed && listed.length === 0 && (
          <Paper>
            <Empty>{say('filter.nothing')}</Empty>
            <Button onClick={() => setFilter(EVERYTHING)}>{say('filter.clear')}</Button>
          </Paper>
        )}
        {GROUPS.map((group) => ({ group, tables: listed.filter((info) => groupOf(info) === group) }))
          .filter(({ tables }) => tables.length > 0)
          .map(({ group, tables }) => (
            <Paper key={group} as="section" heading={say(`matches.${group}`)}>
              <ul className="table-lines">
                {tables.sort(ORDER[group]).map((info) => (
                  <TableLine
                    key={info.table}
                    info={info}
                    aside={
                      isLocal(info.table) && (
                        <IconButton icon="trash" label={say('matches.forget')} onClick={() => forget(info.table)} />
                      )
                    }
                  />
                ))}
              </ul>
              {group === 'over' && finished.more && (
                <Button onClick={finished.more} className="matches-older">
                  {say('matches.older')}
                </Button>
              )}
              {group === 'over' && (
                <details className="matches-save" onToggle={({ currentTarget }) => setSaving(currentTarget.open)}>
                  <summary>{say('matches.save')}</summary>
                  {isSaving && (
                    <Suspense fallback={<p className="loading">{say('loading')}</p>}>
                      <SaveRecords tables={tables} />
                    </Suspense>
                  )}
                </details>
              )}
            </Paper>
          ))}
      </div>
    </Page>
  );
}
