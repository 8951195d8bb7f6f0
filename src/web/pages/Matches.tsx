import type { TableInfo } from '../../protocol/server.ts';
import { isLocal } from '../connection/connection.ts';
import { localTables } from '../connection/local/local-connection.ts';
import { Empty } from '../frame/Empty.tsx';
import { Page } from '../frame/Page.tsx';
import { TableLine } from '../frame/TableLine.tsx';
import { useRefreshedTables } from '../frame/use-refreshed-tables.ts';
import { IconButton } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { useSay } from '../messages/text.ts';
import { useTables, waitsForMe } from '../store/tables.ts';

const STATES = ['running', 'gathering', 'over'] as const;

export function Matches() {
  const say = useSay();
  const { mine, refreshMine } = useTables();
  useRefreshedTables();

  const forget = async (table: string) => {
    await localTables().forget(table);
    await refreshMine();
  };
  const inState = (state: TableInfo['state']) =>
    (mine ?? [])
      .filter((info) => info.state === state)
      .sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)) || b.moved - a.moved);

  return (
    <Page title={say('matches.title')} lead={say('matches.lead')}>
      <div className="stack">
        {mine === undefined && <div className="skeleton" aria-hidden="true" />}
        {mine?.length === 0 && (
          <Paper>
            <Empty>{say('matches.none')}</Empty>
          </Paper>
        )}
        {STATES.filter((state) => inState(state).length > 0).map((state) => (
          <Paper key={state} as="section" heading={say(`matches.${state}`)}>
            <ul className="table-lines">
              {inState(state).map((info) => (
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
          </Paper>
        ))}
      </div>
    </Page>
  );
}
