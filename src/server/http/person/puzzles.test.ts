import { describe, expect, test } from 'vitest';
import { visit } from '../../../../test/server/kit/client.ts';
import { KINDS } from '../../../../test/server/kit/databases.ts';
import { serversOn } from '../../../../test/server/kit/server.ts';
import type { PuzzleTries, PuzzleTry } from '../../../protocol/puzzle-try.ts';

const TRIED: PuzzleTry = { game: 'cave-troll', puzzle: 'ab12cd', rating: 1400, score: 0.5, at: 20 };

describe.each(KINDS)('tries at puzzles on %s', (kind) => {
  const servers = serversOn(kind);

  test('are kept with the person, the first one at each puzzle', async () => {
    const { url } = await servers.start();
    const [me, other] = [await visit(url), await visit(url)];
    const send = (tries: readonly PuzzleTry[]) => me.request<PuzzleTries>('POST', '/api/me/puzzles', { tries });
    const older = { ...TRIED, puzzle: '00ff00', at: 10, day: '2026-11-19' };
    expect((await send([TRIED, older])).tries).toEqual([older, TRIED]);
    expect((await send([{ ...TRIED, score: 1, at: 30 }])).tries).toEqual([older, TRIED]);
    expect((await me.request<PuzzleTries>('GET', '/api/me/puzzles')).tries).toEqual([older, TRIED]);
    expect((await other.request<PuzzleTries>('GET', '/api/me/puzzles')).tries).toEqual([]);
    expect((await send([])).tries).toHaveLength(2);
  });

  test.each([
    ['a puzzle that is none', { ...TRIED, puzzle: '../x' }],
    ['more than solved', { ...TRIED, score: 2 }],
    ['a day that is none', { ...TRIED, day: '2026-13-40' }],
    ['no time', { ...TRIED, at: -1 }],
  ])('%s is refused', async (_, tried) => {
    const { url } = await servers.start();
    const me = await visit(url);
    expect(await me.request('POST', '/api/me/puzzles', { tries: [tried] })).toMatchObject({ status: 400 });
  });
});
