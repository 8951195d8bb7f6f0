import { describe, expect, test } from 'vitest';
import { type Guest, visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { pairAt } from '../../../../test/server/kit/matches.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import { MOST_NOTE_PAGES, type NotePage, type Notes } from '../../../protocol/notes.ts';

const PAGE: NotePage = {
  seat: 0,
  seatEntry: 0,
  moment: 0,
  words: 'Throne pays 7.',
  marks: [{ kind: 'ring', at: 'garden-0', words: 'here', pinned: true }],
};

describe.each(KINDS)('notes for oneself, on %s', (kind) => {
  const servers = serversOn(kind);
  const read = (guest: Guest, table: string) => guest.request<Notes>('GET', `/api/tables/${table}/notes`);
  const write = (guest: Guest, table: string, page: unknown) =>
    guest.request<Notes>('PUT', `/api/tables/${table}/notes`, page);

  test('are found again on another device and after a restart, by their writer alone', async () => {
    const server = await servers.start();
    const { table, guests } = await pairAt(server.url);
    const [writer, rival] = guests;
    const second = { ...PAGE, seatEntry: 3, moment: 9, words: 'Later', marks: [] };
    expect((await write(writer, table, second)).pages).toEqual([second]);
    expect((await write(writer, table, PAGE)).pages).toEqual([PAGE, second]);
    await write(rival, table, { ...PAGE, seat: 1, words: 'Mine' });
    const { url } = await servers.restart(server);
    expect((await read(await visit(url, writer.cookie), table)).pages).toEqual([PAGE, second]);
    expect((await read(await visit(url, rival.cookie), table)).pages).toMatchObject([{ seat: 1, words: 'Mine' }]);
    const outsider = await visit(url);
    expect((await read(outsider, table)).pages).toEqual([]);
    const empty = { ...PAGE, words: ' ', marks: [] };
    expect((await write(await visit(url, writer.cookie), table, empty)).pages).toEqual([second]);
  });

  test('of two devices at the same moment are both kept', async () => {
    const { url } = await servers.start();
    const { table, guests } = await pairAt(url);
    const pages = Array.from({ length: 6 }, (_, seatEntry) => ({ ...PAGE, seatEntry, words: `Page ${seatEntry}` }));
    await Promise.all(pages.map((page) => write(guests[0], table, page)));
    expect((await read(guests[0], table)).pages).toEqual(pages);
  });

  test('are refused to those who do not sit there, when there are too many, and when the match is over', async () => {
    const { url } = await servers.start();
    const { table, guests, players } = await pairAt(url);
    const outsider = await visit(url);
    const refusals = [
      await write(outsider, table, PAGE),
      await write(guests[0], table, { ...PAGE, seat: 1 }),
      await write(guests[0], table, { ...PAGE, words: 'x'.repeat(501) }),
      await write(guests[0], table, { ...PAGE, marks: [{ kind: 'blot', at: 'garden-0' }] }),
      await write(guests[0], table, { ...PAGE, words: 'half \ud800' }),
    ];
    expect(refusals.map((answer) => (answer as { refusal?: { say: string } }).refusal?.say)).toEqual([
      'refused.not-your-seat',
      'refused.not-your-seat',
      'refused.malformed',
      'refused.malformed',
      'refused.malformed',
    ]);
    for (let seatEntry = 0; seatEntry < MOST_NOTE_PAGES; seatEntry += 1) {
      await write(guests[0], table, { ...PAGE, seatEntry, words: 'x', marks: [] });
    }
    expect(await write(guests[0], table, { ...PAGE, seatEntry: MOST_NOTE_PAGES })).toMatchObject({
      refusal: { say: 'refused.notes-full' },
    });
    await players[1].ask({ type: 'resign', table, seat: 1, seatEntry: players[1].seatEntry(table, 1) });
    await players[0].until('the end', () => players[0].match(table).over);
    expect(await write(guests[0], table, PAGE)).toMatchObject({ refusal: { say: 'refused.notes-over' } });
    expect((await read(guests[0], table)).pages).toHaveLength(MOST_NOTE_PAGES);
  });
});
