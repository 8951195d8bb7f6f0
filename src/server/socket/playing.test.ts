import { describe, expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { askedOf, GAME, pairAt, playBoth, playUntil, soloAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import { gameNamed } from '../../games/index.ts';
import { blockedIn } from '../../protocol/perspective.ts';
import type { ServerMessage } from '../../protocol/server.ts';

const servers = serversOn('sqlite');

function codeOf(message: ServerMessage): string {
  return message.type === 'refused' ? message.code : message.type;
}

describe('a move', () => {
  test('is refused with the reason when it cannot be', async () => {
    const { url } = await servers.start();
    const { table, players } = await pairAt(url);
    const [first, second] = players;
    const move = { do: 'sow', kind: 'bean', end: 'right' };
    const ask = async (player: typeof first, some: object) =>
      player.ask({ type: 'move', table, seat: 0, seatEntry: 0, move, ...some } as never);

    expect(codeOf(await ask(first, { table: 'zzzzzzzzzz' }))).toBe('unknown-table');
    expect(codeOf(await ask(second, { seat: 0 }))).toBe('not-your-seat');
    expect(codeOf(await ask(second, { seat: 1 }))).toBe('not-your-turn');
    expect(codeOf(await ask(first, { seat: 6 }))).toBe('not-your-seat');
    expect(codeOf(await ask(first, { seatEntry: 7 }))).toBe('behind');
    expect(codeOf(await ask(first, { seat: 99 }))).toBe('malformed');
    expect(codeOf(await ask(first, { move: { do: 'sow', kind: ['bean'] } }))).toBe('malformed');
    const refused = await ask(first, { move: { do: 'sow', kind: 'stone', end: 'right' } });
    expect(refused).toMatchObject({
      type: 'refused',
      code: 'not-on-offer',
      refusal: { rule: 'GET-3.4', say: 'refused.not-on-offer' },
      message: 'That isn’t one of your choices right now.',
    });
    expect(first.match(table)).toMatchObject({ revision: 0, moments: 0 });
  });

  test('tells everybody, with what it changed, whose turn it is now', async () => {
    const { url } = await servers.start();
    const pair = await pairAt(url);
    const { table, players } = pair;
    const spectator = await (await visit(url)).connect();
    await spectator.watch(table);
    const asked = new Set<number>();
    await playBoth(pair, () => {
      const seat = players.findIndex((player) => askedOf(player, table) !== undefined);
      for (const player of players) expect(player.match(table).asked).toEqual([seat]);
      return asked.add(seat).size === 2;
    });
    const { moments } = players[0].match(table);
    await spectator.until(`moment ${moments}`, () => spectator.match(table).moments === moments);
    expect(spectator.match(table).asked).toEqual([1]);
  });

  test('that a rule blocks is refused with that rule', async () => {
    const { url } = await servers.start();
    const { table, player } = await soloAt(url);
    const blocked = () =>
      player.match(table).perspectives.flatMap((perspective) => blockedIn(gameNamed(GAME), perspective));
    await playUntil(player, table, () => blocked().length > 0);
    const seat = askedOf(player, table)?.seat ?? 0;
    const [wanted] = blocked();
    const refused = await player.play(table, seat, wanted?.move);
    expect(refused).toMatchObject({ type: 'refused', code: 'not-on-offer', refusal: wanted?.why });
  });

  test('before the match has begun, or after it is over, is refused', async () => {
    const { url } = await servers.start();
    const guest = await visit(url);
    const { table } = await guest.make({ game: GAME, seats: ['me', 'anyone'] });
    const player = await guest.connect();
    const move = { type: 'move', table, seat: 0, seatEntry: 0, move: { do: 'done' } } as const;
    expect(codeOf(await player.ask(move))).toBe('not-running');
    const solo = await soloAt(url);
    await playUntil(solo.player, solo.table);
    const seatEntry = solo.player.seatEntry(solo.table, 0);
    expect(codeOf(await solo.player.ask({ ...move, table: solo.table, seatEntry }))).toBe('match-over');
  });

  test('sent twice is accepted twice and counts once; another one in its place is late', async () => {
    const { url } = await servers.start();
    const { table, players } = await pairAt(url);
    const [first, second] = players;
    const [chosen, other] = askedOf(first, table)?.offers ?? [];
    const message = { type: 'move', table, seat: 0, seatEntry: 0, move: { ...chosen } } as never;
    expect(await first.ask(message)).toMatchObject({ type: 'accepted', revision: 1 });
    await first.until('its own entry', () => first.match(table).revision === 1);
    expect(await first.ask(message)).toMatchObject({ type: 'accepted', revision: 1 });
    expect(first.match(table)).toMatchObject({ revision: 1, moments: 1, perspectives: [{ seatEntry: 1 }] });
    const before = first.heard.length;
    const late = await first.ask({ type: 'move', table, seat: 0, seatEntry: 0, move: { ...other } } as never);
    expect(late).toMatchObject({ code: 'behind' });
    expect(first.heard.slice(before).map(({ type }) => type)).toContain('state');
    expect(second.match(table)).toMatchObject({ revision: 1, moments: 1, perspectives: [{ seatEntry: 0 }] });
  });

  test('many at once from one client count once', async () => {
    const { url } = await servers.start();
    const { table, player } = await soloAt(url);
    const [chosen, other] = askedOf(player, table)?.offers ?? [];
    const answers = await Promise.all(
      [chosen, other, chosen, other].map((move) =>
        player.ask({ type: 'move', table, seat: 0, seatEntry: 0, move: { ...move } } as never),
      ),
    );
    expect(answers.map(codeOf)).toEqual(['accepted', 'behind', 'accepted', 'behind']);
  });
});

test('an answer can be taken back until somebody has learned something', async () => {
  const { url } = await servers.start();
  const { table, player } = await soloAt(url);
  await playUntil(player, table, () => player.match(table).perspectives.some(({ canUndo }) => canUndo));
  const seat = player.match(table).perspectives.findIndex(({ canUndo }) => canUndo);
  const { moments, revision, logs } = player.match(table);
  const seatEntry = player.seatEntry(table, seat);
  const undone = await player.ask({ type: 'undo', table, seat, seatEntry });
  expect(undone).toMatchObject({ type: 'accepted', revision: revision + 1 });
  await player.until('the taking back', () => player.match(table).revision === revision + 1);
  expect(player.seatEntry(table, seat)).toBe(seatEntry + 1);
  expect(player.match(table).moments).toBe(moments - 1);
  expect(player.match(table).logs[seat]?.length).toBeLessThan(logs[seat]?.length ?? 0);
  expect(askedOf(player, table)?.seat).toBe(seat);
  const again = await player.ask({ type: 'undo', table, seat, seatEntry });
  expect(again).toMatchObject({ type: 'accepted', revision: revision + 1 });
  expect(await player.ask({ type: 'undo', table, seat, seatEntry: seatEntry + 2 })).toMatchObject({ code: 'behind' });
  const other = player.seatEntry(table, 1 - seat);
  const nothing = await player.ask({ type: 'undo', table, seat: 1 - seat, seatEntry: other });
  expect(nothing).toMatchObject({ code: 'nothing-to-undo' });
  await playUntil(player, table);
  expect(player.match(table).over).toBe(true);
});

describe('resigning', () => {
  test('ends a match for two', async () => {
    const { url } = await servers.start();
    const { table, players } = await pairAt(url);
    const [first, second] = players;
    expect(codeOf(await second.ask({ type: 'resign', table, seat: 1, seatEntry: 0 }))).toBe('accepted');
    await first.until('the end of the match', () => first.match(table).over && first.info(table)?.state === 'over');
    expect(first.info(table)).toMatchObject({ places: [1, 2], seats: [{ resigned: false }, { resigned: true }] });
    expect(codeOf(await second.ask({ type: 'resign', table, seat: 1, seatEntry: 0 }))).toBe('accepted');
    expect(codeOf(await second.ask({ type: 'resign', table, seat: 1, seatEntry: 1 }))).toBe('not-allowed');
  });

  test('is told everybody although a bot plays there already', async () => {
    const { url } = await servers.start();
    const { table, player } = await soloAt(url, ['me', 'me', 'me']);
    await player.ask({ type: 'hand-over', table, seat: 1, bot: 'random' });
    await player.ask({ type: 'resign', table, seat: 1, seatEntry: 0 });
    await player.until('news that seat 1 has resigned', () => player.info(table)?.seats[1]?.resigned === true);
  });

  test('lets a bot play on when others are left', async () => {
    const { url } = await servers.start();
    const { table, player } = await soloAt(url, ['me', 'me', { bot: 'random' }]);
    await player.ask({ type: 'resign', table, seat: 0, seatEntry: 0 });
    await player.until('greedy at seat 0', () => player.info(table)?.seats[0]?.bot === 'greedy');
    await player.until('seat 1 to be asked', () => askedOf(player, table)?.seat === 1);
    expect(player.match(table).perspectives[0]).toMatchObject({ viewer: 0, offers: [], canUndo: false });
    const seatEntry = player.seatEntry(table, 0);
    const denied = await player.ask({ type: 'move', table, seat: 0, seatEntry, move: { do: 'done' } });
    expect(denied).toMatchObject({ code: 'not-allowed', refusal: { say: 'refused.seat-resigned' } });
    const kept = await player.ask({ type: 'take-back', table, seat: 0 });
    expect(kept).toMatchObject({ code: 'not-allowed', refusal: { say: 'refused.seat-resigned' } });
    await playUntil(player, table);
    await player.until('news of the end', () => player.info(table)?.state === 'over');
    expect(player.info(table)?.places?.[0]).toBe(3);
  });
});
