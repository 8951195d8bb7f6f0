import type { HostedTable } from '../../../host/table.ts';
import { infoAt } from '../../../host/watchers/info.ts';
import type { Proposed } from '../../../kernel/proposals.ts';
import { A_BOT, type ChatLine } from '../../../protocol/server.ts';
import type { LocalDatabase } from './local-database.ts';
import { ME } from './stored-table.ts';

/** What is proposed at tables of one browser: the lines of the newest period are kept with the table. */
export function localTalk(database: LocalDatabase, now: () => number) {
  async function linesAt(table: string): Promise<readonly ChatLine[]> {
    return (await database.table(table))?.said ?? [];
  }

  return {
    linesAt,
    /** In a guided match bots answer as it is written. */
    async saidAt({ id }: Pick<HostedTable, 'id'>): Promise<Proposed[] | undefined> {
      const kept = await database.table(id);
      return kept?.script === undefined ? (kept?.said ?? []).flatMap(({ proposed }) => proposed ?? []) : undefined;
    },
    /** Keeps the line, and returns it. */
    async add(table: HostedTable, proposed: Proposed): Promise<ChatLine> {
      const before = await linesAt(table.id);
      const { name = '', person } = infoAt(table, ME).seats[proposed.seat] ?? {};
      const line: ChatLine = {
        id: (before.at(-1)?.id ?? 0) + 1,
        person: person ?? A_BOT,
        name,
        text: '',
        at: now(),
        proposed,
      };
      const said = [...before.filter((each) => each.proposed?.period === proposed.period), line];
      await database.change(table.id, (kept) => ({ table: { ...kept, said } }));
      return line;
    },
  };
}
