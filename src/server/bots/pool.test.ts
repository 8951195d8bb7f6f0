import { afterEach, expect, test } from 'vitest';
import { deal, offered } from '../../../test/games/gnome-elf-troll/testing.ts';
import { gnomeElfTroll } from '../../games/gnome-elf-troll/index.ts';
import { type BotQuestion, THINKING_STOPPED, THOUGHT_UNWANTED, type ThinkOptions } from '../../host/bots/bots.ts';
import { seedFrom } from '../../kernel/random.ts';
import { answer, askedSeat } from '../../kernel/steps.ts';
import { makePool, type Pool } from './pool.ts';

const pools: Pool[] = [];

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function pool(threads = 1, limit = 60_000): Pool {
  const made = makePool({ threads, limit, networkOf: (person) => person });
  pools.push(made);
  return made;
}

const match = deal(2, 'a match with bots', { firstPlayer: 0 });
const urgently: ThinkOptions = { urgent: true, isWanted: () => true };

const question: BotQuestion = {
  table: 'a table',
  seatEntry: 0,
  game: 'gnome-elf-troll',
  bot: 'random',
  seat: 0,
  owner: 'astrid',
  view: gnomeElfTroll.view(match.position, 0),
  seed: seedFrom('chance'),
  plan: 'a table, seat 0',
};

test('a bot answers in another thread, the same for the same view and seed', async () => {
  const bots = pool(2);
  const [move, again] = await Promise.all([bots.think(question, urgently), bots.think(question, urgently)]);
  expect(offered(match)).toContain(Object.values(move).join(' '));
  expect(again).toEqual(move);
  expect(bots.open()).toBe(0);
});

test('a bot that fails says so, and the next one thinks all the same', async () => {
  const bots = pool();
  await expect(bots.think({ ...question, bot: 'oracle' }, urgently)).rejects.toThrow(/There is no bot .oracle/);
  await expect(bots.think({ ...question, view: {} }, urgently)).rejects.toThrow();
  await expect(bots.think(question, urgently)).resolves.toBeDefined();
});

test('a bot that thinks too long is stopped', async () => {
  const bots = pool(1, 1);
  await expect(bots.think(question, urgently)).rejects.toThrow('bot random thought too long');
  expect(bots.open()).toBe(0);
});

test('a level thinks in another thread while this one goes on', async () => {
  const bots = pool();
  let turns = 0;
  const count = setInterval(() => turns++);
  const move = await bots.think({ ...question, bot: 'elder' }, urgently);
  clearInterval(count);
  expect(offered(match)).toContain(Object.values(move).join(' '));
  expect(turns).toBeGreaterThan(0);
});

test('the moments of a turn are played by whoever planned them', async () => {
  const bots = pool(2);
  const { position } = deal(2, 'a whole turn', { firstPlayer: 0 });
  for (let moment = 0; askedSeat(position) === 0; moment++) {
    const view = gnomeElfTroll.view(position, 0);
    const move = await bots.think({ ...question, bot: 'troll', view, seed: seedFrom(`moment ${moment}`) }, urgently);
    answer(gnomeElfTroll, position, 0, move);
  }
  expect(askedSeat(position)).toBe(1);
});

test('a question that somebody waits for goes first', async () => {
  const bots = pool();
  const answered: string[] = [];
  const ask = (name: string, urgent: boolean) =>
    bots.think(question, { ...urgently, urgent }).then(() => answered.push(name));
  const first = ask('first', false);
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, ask('nobody waits', false), ask('somebody waits', true)]);
  expect(answered).toEqual(['first', 'somebody waits', 'nobody waits']);
});

test('the questions of one person’s tables share one person’s part of the threads', async () => {
  const bots = pool();
  const answered: string[] = [];
  const ask = (owner: string) => bots.think({ ...question, owner }, urgently).then(() => answered.push(owner));
  const crowd = Array.from({ length: 12 }, () => ask('with many tables'));
  await Promise.all([...crowd, ask('astrid'), ask('bjorn')]);
  expect(answered.slice(0, 4).sort()).toEqual(['astrid', 'bjorn', 'with many tables', 'with many tables']);
});

test('when the pool is closed, nobody waits for an answer for ever', async () => {
  const bots = pool();
  const waiting = [bots.think(question, urgently), bots.think(question, urgently)].map((answer) =>
    answer.catch((error) => error),
  );
  await bots.close();
  expect(await Promise.all(waiting)).toEqual([THINKING_STOPPED, THINKING_STOPPED]);
  await expect(bots.think(question, urgently)).rejects.toBe(THINKING_STOPPED);
});

/** Resolves when earlier questions have a thread or are queued. */
function given(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A bot that thinks for a quarter of an hour, unless it is told to stop. */
const ENDLESS = { threads: 1, limit: 60_000, hurry: 1 / 1000, networkOf: (person: string) => person };

test('a thought that nobody wants any more is broken off, and its thread thinks about something else', async () => {
  const bots = makePool(ENDLESS);
  pools.push(bots);
  let wanted = true;
  const thought = bots.think({ ...question, bot: 'king' }, { urgent: true, isWanted: () => wanted });
  await given();
  const waiting = bots.think(question, urgently);
  wanted = false;
  await expect(thought).rejects.toBe(THOUGHT_UNWANTED);
  expect(offered(match)).toContain(Object.values(await waiting).join(' '));
  expect(bots.open()).toBe(0);
});

test('a question that nobody wants any more leaves the queue while others think', async () => {
  const bots = makePool(ENDLESS);
  pools.push(bots);
  let thinks = true;
  let waits = true;
  const thinking = bots.think({ ...question, bot: 'king' }, { urgent: true, isWanted: () => thinks });
  const waiting = bots.think({ ...question, bot: 'king' }, { urgent: true, isWanted: () => waits });
  await given();
  waits = false;
  await expect(waiting).rejects.toBe(THOUGHT_UNWANTED);
  expect(bots.open()).toBe(1);
  thinks = false;
  await expect(thinking).rejects.toBe(THOUGHT_UNWANTED);
  expect(bots.open()).toBe(0);
});

test('advice that nobody wants any more is broken off too', async () => {
  const bots = pool();
  let wanted = true;
  const thought = bots.advise(question, { urgent: true, isWanted: () => wanted });
  await given();
  wanted = false;
  // Another question makes the pool check at once, long before its thread has started.
  const other = bots.think(question, urgently);
  await expect(thought).rejects.toBe(THOUGHT_UNWANTED);
  await other;
});
