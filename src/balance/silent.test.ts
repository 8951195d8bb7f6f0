import { expect, test } from 'vitest';
import { greedy } from '../bots/greedy.ts';
import { random } from '../bots/random.ts';
import { GAMES, gameNamed } from '../games/index.ts';
import type { CountedGroup, Counts, Game, Position, Table } from '../kernel/game.ts';
import { applicableOptions, tableFor } from '../kernel/table.ts';
import { runMatches } from './run.ts';

type Group = CountedGroup<Position>;

/** Each way in which a group counts, as a group of its own: by one step, by one event, by one line of the score. */
function waysOf({ moves = {}, events = {}, lines = {}, ...group }: Group): Group[] {
  const only = (from: Readonly<Partial<Record<string, string>>>) =>
    Object.entries(from).map(([key, value = '']) => ({ [key]: value }));
  return [
    ...only(moves).map((one) => ({ ...group, moves: one })),
    ...only(events).map((one) => ({ ...group, events: one })),
    ...only(lines).map((one) => ({ ...group, lines: one })),
  ];
}

function nameOf({ say, moves, events, lines }: Group): string {
  return `${say} by ${JSON.stringify(moves ?? events ?? lines)}`;
}

/** Some things happen seldom: so many matches are played with each number of seats before anything is called silent. */
const MATCHES = 80;

/** A table with that many seats; with every match the options are others. */
function tableOf(game: Game, seats: number, match: number): Table {
  const wishes = Object.entries(game.options).map(([name, option]) => {
    const values = option.values(seats);
    return [name, values[match % values.length]];
  });
  return tableFor(game, seats, applicableOptions(game, Object.fromEntries(wishes)));
}

/** Random play meets most of what there is; what needs some skill is met now and then by every other seat. */
function isGood(match: number, seat: number): boolean {
  return match % 4 === 3 && seat % 2 === 1;
}

/** What counts nothing in matches between bots, with every number of seats. */
function silentIn(game: Game): string[] {
  const groups = (game.counts?.groups ?? []).flatMap(waysOf);
  const counts: Counts<Position> = { groups };
  const silent = new Set(groups);
  for (let match = 0; match < MATCHES; match++) {
    for (const seats of game.seats) {
      if (silent.size === 0) return [];
      const table = tableOf(game, seats, match);
      const { options } = table;
      const bots = Array.from({ length: seats }, (_, seat) => (isGood(match, seat) ? greedy : random));
      const plan = { game: game.id, seats, options, bots: [], seed: 'silent', matches: 1, hurry: 1 };
      const { uses } = runMatches({ plan, game: { ...game, counts }, table, bots }, match, 1);
      let first = 0;
      for (const group of groups) {
        const users = uses.users.slice(first, first + group.things.length);
        if (users.some((each) => each > 0)) silent.delete(group);
        first += group.things.length;
      }
    }
  }
  return [...silent].map(nameOf);
}

test.each(GAMES)('every way in which $id counts something counts at some table', (game) => {
  expect(silentIn(game)).toEqual([]);
});

test('a group that reads what is not there is named', () => {
  const game = gameNamed('gnome-elf-troll');
  const [group] = game.counts?.groups ?? [];
  if (group === undefined) throw new Error('nothing is counted');
  const { moves: _, ...rest } = group;
  const broken: Group = { ...rest, say: 'counts.broken', events: { 'told.nothing': 'kind' } };
  expect(silentIn({ ...game, counts: { groups: [group, broken] } })).toEqual([
    'counts.broken by {"told.nothing":"kind"}',
  ]);
});
