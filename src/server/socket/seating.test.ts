import { describe, expect, test } from 'vitest';
import { visit } from '../../../test/server/kit/client.ts';
import { askedOf, GAME, pairAt, playUntil, soloAt } from '../../../test/server/kit/matches.ts';
import { serversOn } from '../../../test/server/kit/server.ts';
import type { ServerMessage } from '../../protocol/server.ts';

const servers = serversOn('sqlite');

describe('a bot stands in', () => {
  test('when the owner hands the seat over, until they take it back', async () => {
    const { url } = await servers.start();
    const { table, players } = await pairAt(url);
    const [first, second] = players;
    expect(await first.ask({ type: 'hand-over', table, seat: 1, bot: 'greedy' })).toMatchObject({
      code: 'not-your-seat',
    });
    expect(await first.ask({ type: 'hand-over', table, seat: 0, bot: 'oracle' })).toMatchObject({
      code: 'unknown-bot',
    });
    expect(await first.ask({ type: 'take-back', table, seat: 0 })).toMatchObject({
      refusal: { say: 'refused.no-stand-in' },
    });
    expect(await first.ask({ type: 'hand-over', table, seat: 0, bot: 'greedy' })).toMatchObject({ type: 'accepted' });
    expect(await first.ask({ type: 'hand-over', table, seat: 0, bot: 'greedy' })).toMatchObject({
      refusal: { say: 'refused.bot-plays' },
    });
    await second.until('a question', () => askedOf(second, table) !== undefined);
    expect(second.info(table)?.seats[0]).toMatchObject({ holder: 'person', bot: 'greedy' });
    expect(await first.ask({ type: 'take-back', table, seat: 0 })).toMatchObject({ type: 'accepted' });
    await playUntil(second, table, () => askedOf(second, table) === undefined);
    await first.until('seat 0 to be asked', () => askedOf(first, table)?.seat === 0);
    expect(first.info(table)?.seats[0]).not.toHaveProperty('bot');
  });

  test('until the owner moves', async () => {
    const { url } = await servers.start({ botPause: 60_000 });
    const { table, player } = await soloAt(url);
    await player.ask({ type: 'hand-over', table, seat: 0, bot: 'greedy' });
    await player.play(table, 0);
    await player.until('seat 0 without a bot', () => player.info(table)?.seats[0]?.bot === undefined);
  });

  test('when the others want it and the owner has been away long enough', async () => {
    const { url } = await servers.start({ grace: 0 });
    const { table, players, guests } = await pairAt(url);
    const [first, second] = players;
    const vote = { type: 'vote', table, seat: 0, bot: 'greedy' } as const;
    expect(await second.ask(vote)).toMatchObject({ code: 'not-allowed', refusal: { say: 'refused.not-away' } });
    const stranger = await (await visit(url)).connect();
    await first.close();
    await second.until('news that seat 0 is away', () => second.info(table)?.seats[0]?.present === false);
    expect(second.info(table)?.seats[0]?.awaySince).toBeLessThanOrEqual(Date.now());
    expect(await stranger.ask(vote)).toMatchObject({ code: 'not-allowed', refusal: { say: 'refused.not-seated' } });
    expect(await second.ask({ ...vote, bot: 'oracle' })).toMatchObject({ code: 'unknown-bot' });
    expect(await second.ask(vote)).toMatchObject({ type: 'accepted' });
    await second.until('seat 1 to be asked', () => askedOf(second, table)?.seat === 1);
    // The log says that the bot played.
    expect(second.texts.join()).toContain('"standIn":"troll"');
    // A single vote does not choose the level.
    expect(second.info(table)?.seats[0]).toMatchObject({ bot: 'troll', votes: 0 });
    const back = await guests[0].connect();
    await back.watch(table);
    expect(back.info(table)?.seats[0]).toMatchObject({ present: true, votes: 0 });
    expect(back.info(table)?.seats[0]).not.toHaveProperty('bot');
    await playUntil(second, table, () => askedOf(second, table) === undefined);
    await back.until('seat 0 to be asked', () => askedOf(back, table)?.seat === 0);
    expect(await back.play(table, 0)).toMatchObject({ type: 'accepted' });
  });

  test('goes on for an owner who chose it, though they leave and come back', async () => {
    const { url } = await servers.start({ botPause: 60_000 });
    const { table, players, guests } = await pairAt(url);
    await players[0].ask({ type: 'hand-over', table, seat: 0, bot: 'greedy' });
    await players[0].close();
    await players[1].until('news that seat 0 is away', () => players[1].info(table)?.seats[0]?.present === false);
    const back = await guests[0].connect();
    await back.watch(table);
    expect(back.info(table)?.seats[0]).toMatchObject({ present: true, bot: 'greedy' });
  });

  test('only after the grace time', async () => {
    const { url } = await servers.start({ grace: 60_000 });
    const { table, players } = await pairAt(url);
    const [first, second] = players;
    await first.close();
    await second.until('news that seat 0 is away', () => second.info(table)?.seats[0]?.present === false);
    expect(await second.ask({ type: 'vote', table, seat: 0, bot: 'greedy' })).toMatchObject({
      refusal: { say: 'refused.not-away' },
    });
  });

  test('by the votes of all who are there; whoever comes back ends the vote', async () => {
    const { url } = await servers.start({ grace: 0 });
    const guests = [await visit(url), await visit(url), await visit(url)] as const;
    const { table } = await guests[0].make({ game: GAME, seats: ['me', 'anyone', 'anyone'] });
    for (const guest of guests.slice(1)) await guest.request('POST', `/api/tables/${table}/join`);
    await guests[0].request('POST', `/api/tables/${table}/start`);
    const first = await guests[0].connect();
    const second = await guests[1].connect();
    for (const player of [first, second]) await player.watch(table);
    const vote = { type: 'vote', table, seat: 2, bot: 'random' } as const;
    await first.ask(vote);
    await first.ask(vote);
    await first.until('1 votes about seat 2', () => first.info(table)?.seats[2]?.votes === 1);
    expect(first.info(table)?.seats[2]).not.toHaveProperty('bot');
    const third = await guests[2].connect();
    await third.watch(table);
    await first.until('0 votes about seat 2', () => first.info(table)?.seats[2]?.votes === 0);
    await third.close();
    await first.until('news that seat 2 is away', () => first.info(table)?.seats[2]?.present === false);
    await first.ask(vote);
    expect(first.info(table)?.seats[2]).not.toHaveProperty('bot');
    await second.ask(vote);
    await first.until('random at seat 2', () => first.info(table)?.seats[2]?.bot === 'random');
  });
});

test('the stand-in that two vote for is neither the weaker nor the stronger one, but the usual one between them', async () => {
  const { url } = await servers.start({ grace: 0, botPause: 60_000 });
  const guests = [await visit(url), await visit(url), await visit(url)] as const;
  const { table } = await guests[0].make({ game: GAME, seats: ['me', 'anyone', 'anyone'] });
  for (const guest of guests.slice(1)) await guest.request('POST', `/api/tables/${table}/join`);
  await guests[0].request('POST', `/api/tables/${table}/start`);
  const voters = await Promise.all(guests.slice(0, 2).map((guest) => guest.connect()));
  for (const voter of voters) await voter.watch(table);
  const [first, second] = voters;
  await first?.ask({ type: 'vote', table, seat: 2, bot: 'random' });
  await second?.ask({ type: 'vote', table, seat: 2, bot: 'king' });
  await first?.until('the usual one at seat 2', () => first.info(table)?.seats[2]?.bot === 'troll');
});

test('nobody is replaced while clocks stand by agreement, or for a holiday', async () => {
  const { url } = await servers.start({ grace: 0 });
  const { table, guests, players } = await pairAt(url, url, { pace: 'days-brisk' });
  const [first, second] = players;
  const vote = () => first.ask({ type: 'vote', table, seat: 1, bot: 'random' });
  const rest = { type: 'refused', refusal: { say: 'refused.clocks-rest' } };
  for (const guest of guests) await guest.request('POST', `/api/tables/${table}/pause`, { paused: true });
  await second.close();
  expect(await vote()).toMatchObject(rest);
  await guests[1].request('POST', `/api/tables/${table}/pause`, { paused: false });
  // Away, but not for as long as the bank of a match by days.
  expect(await vote()).toMatchObject({ refusal: { say: 'refused.not-away' } });
  await guests[1].request('PUT', '/api/me/holiday', { days: 2 });
  expect(await vote()).toMatchObject(rest);
});

describe('chat', () => {
  function lines(heard: readonly ServerMessage[]): string[] {
    return heard.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));
  }

  test('reaches everybody at the table, and only them', async () => {
    const { url } = await servers.start();
    const { table, players, guests } = await pairAt(url);
    const [first, second] = players;
    const outsider = await (await visit(url)).connect();
    expect(await outsider.ask({ type: 'chat', table, text: 'let me in' })).toMatchObject({ code: 'not-allowed' });
    expect(await first.ask({ type: 'chat', table, text: '  line\none\u0000 ' })).toMatchObject({ type: 'accepted' });
    await second.until('chat lines', () => lines(second.heard).length > 0);
    expect(second.heard.find(({ type }) => type === 'chat')).toMatchObject({
      table,
      lines: [{ id: 1, person: guests[0].person.id, name: guests[0].person.name, text: 'line one' }],
    });
    expect(lines(outsider.heard)).toEqual([]);
  });

  test('has limits', async () => {
    const { url } = await servers.start({ limits: { chat: 1, chatBurst: 2 } });
    const { table, players, guests } = await pairAt(url);
    const [first] = players;
    expect(await first.ask({ type: 'chat', table, text: 'a'.repeat(501) })).toMatchObject({ code: 'malformed' });
    for (const text of ['', '   ', '\u0000\u0007']) {
      expect(await first.ask({ type: 'chat', table, text })).toMatchObject({ code: 'malformed' });
    }
    const answers: ServerMessage[] = [];
    for (const text of ['one', 'two', 'three']) answers.push(await first.ask({ type: 'chat', table, text }));
    expect(answers.map((answer) => (answer.type === 'refused' ? answer.code : answer.type))).toEqual([
      'accepted',
      'accepted',
      'too-fast',
    ]);
    const again = await guests[0].connect();
    await again.watch(table);
    expect(await again.ask({ type: 'chat', table, text: 'four' })).toMatchObject({ code: 'too-fast' });
  });

  test('is cleaned of what cannot be seen or turns text around', async () => {
    const { url } = await servers.start();
    const { table, players } = await pairAt(url);
    await players[0].ask({ type: 'chat', table, text: 'left\u202e right\u200b' });
    await players[1].until('chat lines', () => lines(players[1].heard).length > 0);
    expect(players[1].heard.find(({ type }) => type === 'chat')).toMatchObject({ lines: [{ text: 'left right' }] });
    expect(await players[0].ask({ type: 'chat', table, text: '\u3164\u200b' })).toMatchObject({ code: 'malformed' });
  });

  test('of a crowd of guests from one address is no flood', async () => {
    const { url } = await servers.start({ limits: { chat: 1, chatBurst: 5 } });
    const { table } = await pairAt(url);
    let said = 0;
    for (let number = 0; number < 10; number++) {
      const guest = await (await visit(url)).connect();
      await guest.watch(table);
      for (let line = 0; line < 5; line++) {
        if ((await guest.ask({ type: 'chat', table, text: 'spam' })).type === 'accepted') said++;
      }
    }
    expect(said).toBe(20);
  });
});
