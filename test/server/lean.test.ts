import { expect, test } from 'vitest';
import { gnomeElfTroll } from '../../src/games/gnome-elf-troll/index.ts';
import { completed, scoresIn } from '../../src/protocol/open-question.ts';
import { withChanges } from '../../src/protocol/patch.ts';
import type { ChangeMessage, StateMessage } from '../../src/protocol/server.ts';
import { type Player, visit } from './kit/client.ts';
import { askedOf, pairAt } from './kit/matches.ts';
import { serversOn } from './kit/server.ts';

const servers = serversOn('sqlite');
const RULES = gnomeElfTroll;

const states = (player: Player) => player.heard.filter((message): message is StateMessage => message.type === 'state');
const changes = (player: Player) =>
  player.heard.filter((message): message is ChangeMessage => message.type === 'change');

async function another(url: string, cookie: string, table: string, rules: number): Promise<Player> {
  const player = await (await visit(url, cookie)).connect();
  await player.ask({ type: 'watch', table, rules });
  return player;
}

test('who has the rules is sent views alone, and finds in them what the others are sent, to the end of the match', async () => {
  const { url } = await servers.start();
  const { table, guests, players } = await pairAt(url);
  const lean = await another(url, guests[0].cookie, table, RULES.version);
  const [first] = states(lean);
  expect(lean.heard[0]).toMatchObject({ type: 'hello', takesRules: true });
  expect(first).not.toHaveProperty('scores');
  for (const left of ['offers', 'question', 'rule']) expect(first?.perspectives[0]).not.toHaveProperty(left);
  let view = first?.perspectives[0]?.view;
  let seen = 0;
  while (!players[0].match(table).over) {
    const mover = players.find((player) => askedOf(player, table) !== undefined) ?? players[0];
    const { seat = 0, offers = [] } = askedOf(mover, table) ?? {};
    await mover.play(table, seat, offers.at(-1));
    for (const player of [players[0], lean]) {
      await player.until('the change', () => player.match(table).moments === mover.match(table).moments);
    }
    const plain = players[0].match(table);
    for (; seen < changes(lean).length; seen++) {
      const change = changes(lean)[seen];
      const [sent] = change?.perspectives ?? [];
      if (change === undefined || sent === undefined) throw new Error('nothing was sent');
      expect('offers' in sent || 'question' in sent).toBe(false);
      expect(change.scoreChanges !== undefined).toBe(change.over);
      view = withChanges(view, sent.changes);
      const { changes: _, ...rest } = sent;
      if (seen < changes(lean).length - 1) continue;
      expect(completed({ ...rest, view }, RULES)).toEqual(plain.perspectives[0]);
      const scores = change.scoreChanges ? withChanges([], change.scoreChanges) : scoresIn(RULES, view);
      expect(scores).toEqual(plain.scores);
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test('who has other rules, or says nothing of them any more, is sent everything', async () => {
  const { url } = await servers.start();
  const { table, guests } = await pairAt(url);
  const other = await another(url, guests[0].cookie, table, RULES.version + 1);
  expect(states(other)[0]).toHaveProperty('scores');
  expect(states(other)[0]?.perspectives[0]).toHaveProperty('offers');

  const lean = await another(url, guests[0].cookie, table, RULES.version);
  await lean.watch(table);
  expect(states(lean).map((state) => 'scores' in state)).toEqual([false, true]);
});
