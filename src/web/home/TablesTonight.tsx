import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import { TableLine } from '../frame/TableLine.tsx';
import { Paper } from '../look/Paper.tsx';
import { useSay } from '../messages/text.ts';

const SHOWN_TABLES = 4;

/** Open tables of others, on home. */
export function TablesTonight({ tables }: { tables: readonly TableInfo[] }) {
  const say = useSay();
  return (
    <Paper as="section" heading={say('home.running')} aside={<Link href="/tables">{say('home.all-tables')}</Link>}>
      <ul className="table-lines">
        {tables.slice(0, SHOWN_TABLES).map((info) => (
          <TableLine key={info.table} info={info} />
        ))}
      </ul>
    </Paper>
  );
}
