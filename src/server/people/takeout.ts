import { strToU8, Zip, ZipDeflate } from 'fflate';
import { recordFrom } from '../../host/past/record.ts';
import type { StoredTable } from '../../host/store.ts';
import { infoFor } from '../../host/watchers/info.ts';
import type { Account } from '../../protocol/http.ts';
import type { Server } from '../server.ts';
import { groupsOf } from '../store/groups/groups.ts';
import { logFrom } from '../store/match/log.ts';
import { devicesOf } from '../store/people/devices.ts';
import { programsOf } from '../store/people/programs.ts';
import type { PersonRow } from '../store/people/schema.ts';
import { resultsKept } from '../store/ratings/results.ts';
import { chatOf } from '../store/tables/chat.ts';
import { allTablesOf } from '../store/tables/tables.ts';
import { OWN_ROWS, ownPush, ownRows } from './own-data.ts';
import { publicly } from './publicly.ts';
import { indexPage, type TakenMatch, type TakenRows } from './takeout-page.ts';

/** Everything stored about a person, as a zip with a page as an index. Without records of running matches, which would reveal the shuffle. */
export async function takeout(server: Server, person: PersonRow, account: Account): Promise<Buffer> {
  const { db, settings } = server;
  const zip = startZip();
  const matches: TakenMatch[] = [];
  for await (const stored of allTablesOf(db, person.id)) {
    const { row } = stored;
    const game = settings.games.find(({ id }) => id === row.game);
    const file =
      row.state === 'over' && game !== undefined ? `matches/${row.game}-${row.id}.underbridge.json` : undefined;
    const names = namesAt(stored);
    if (file !== undefined && game !== undefined) {
      zip.add(file, asJson(recordFrom(game, row, await logFrom(db, row.id, 0), names, stored.seats)));
    }
    matches.push({
      id: row.id,
      game: game?.title ?? row.game,
      state: row.state,
      made: row.made,
      names,
      ...(row.ended !== null && { ended: row.ended }),
      ...(file !== undefined && { file }),
    });
  }
  const devices = (await devicesOf(db, person.id)).map(({ browser, made, seen }) => ({ browser, made, seen }));
  const bots = (await programsOf(db, person.id)).map(({ id, name, made }) => ({ id, name, made }));
  const { made, seen } = person;
  zip.add('me.json', asJson({ ...publicly(person), made, seen, devices, bots, account }));
  zip.add('matches.json', asJson(matches));
  zip.add('results.json', asJson(await resultsKept(db, person.id)));
  zip.add(
    'groups.json',
    asJson((await groupsOf(db, person.id)).map(({ id, name, made, members }) => ({ id, name, made, members }))),
  );
  zip.add('chat.json', asJson(await chatOf(db, person.id)));
  const kept: TakenRows[] = [];
  for (const own of OWN_ROWS) {
    const rows = await ownRows(db, person.id, own);
    const file = `kept/${own.table}.json`;
    zip.add(file, asJson(rows));
    kept.push({ file, about: own.about, rows: rows.length });
  }
  const push = await ownPush(db, person.id);
  zip.add('kept/push.json', asJson(push));
  kept.push({ file: 'kept/push.json', about: 'browsers that take notifications', rows: push.length });
  zip.add('index.html', indexPage(person, matches, kept));
  return zip.finish();
}

/** Adds one file at a time, so that other requests are answered in between. */
function startZip(): { add(path: string, text: string): void; finish(): Buffer } {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  return {
    add(path, text) {
      const file = new ZipDeflate(path, { level: 6 });
      zip.add(file);
      file.push(strToU8(text), true);
    },
    finish() {
      zip.end();
      return Buffer.concat(pieces);
    },
  };
}

function namesAt(stored: StoredTable): string[] {
  return infoFor(stored, undefined, '').seats.map(({ name }) => name);
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
