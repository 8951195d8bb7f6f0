import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import { Empty } from '../frame/Empty.tsx';
import { Page } from '../frame/Page.tsx';
import { TableLine } from '../frame/TableLine.tsx';
import { useRefreshedTables } from '../frame/use-refreshed-tables.ts';
import { buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import type { MessageId } from '../messages/languages.ts';
import { useSay } from '../messages/text.ts';
import { useMe } from '../store/me.ts';
import { useTables } from '../store/tables.ts';
import { Offline } from './Offline.tsx';

export function Lobby() {
  const say = useSay();
  const server = useMe((store) => store.server);
  const { gathering, running } = useTables();
  useRefreshedTables();
  if (server === 'down') return <Offline />;
  return (
    <Page
      title={say('lobby.title')}
      lead={say('lobby.lead')}
      aside={
        <Link href="/new" className={buttonClass({ kind: 'primary' })}>
          <Icon name="plus" />
          {say('lobby.new')}
        </Link>
      }
    >
      <div className="stack lobby">
        <TablesOf heading="lobby.gathering" tables={gathering} nothing="lobby.nobody" />
        <TablesOf heading="lobby.running" tables={running} nothing="lobby.nothing-running" />
      </div>
    </Page>
  );
}

interface TablesOfProps {
  readonly heading: MessageId;
  readonly tables: readonly TableInfo[] | undefined;
  readonly nothing: MessageId;
}

function TablesOf({ heading, tables, nothing }: TablesOfProps) {
  const say = useSay();
  return (
    <Paper as="section" heading={say(heading)}>
      {tables === undefined && <div className="skeleton" aria-hidden="true" />}
      {tables?.length === 0 && <Empty>{say(nothing)}</Empty>}
      {tables !== undefined && tables.length > 0 && (
        <ul className="table-lines">
          {tables.map((info) => (
            <TableLine key={info.table} info={info} />
          ))}
        </ul>
      )}
    </Paper>
  );
}
