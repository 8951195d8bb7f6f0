import { expect, test } from 'vitest';
import { begin, isMatchOver, type Match, play } from '../../../../kernel/match.ts';
import { Offers } from '../../../../kernel/offers.ts';
import { seedFrom } from '../../../../kernel/random.ts';
import { asked, offersFor } from '../../../../kernel/steps.ts';
import { tableFor } from '../../../../kernel/table.ts';
import { eventsFor } from '../../../../kernel/tell.ts';
import { hand } from '../../../../web/look/print/hand.ts';
import { trollTown } from '../../index.ts';
import type { TrollTown } from '../../position.ts';
import type { TownEvent } from '../words.ts';
import { after } from './replay.ts';
import { CHAPTERS, isReveal, scriptOf } from './script.ts';
import { wishesOf } from './wishes.ts';

interface ToldTurn {
  readonly before: TrollTown;
  readonly end: TrollTown;
  readonly news: readonly TownEvent[];
}

/** Turns of a match in which everybody plans anything, as the first seat saw them. */
function turnsOf(seats: number, seed: string): ToldTurn[] {
  const match = begin(trollTown, tableFor(trollTown as never, seats, {}), seedFrom(seed)).match;
  const plain = match as unknown as Match;
  const shake = hand(seats);
  const turns: ToldTurn[] = [];
  while (!isMatchOver(plain)) {
    const [seat = 0] = asked(match.position);
    const offers = new Offers();
    offersFor(plain.game, plain.position, seat, offers);
    const list = offers.list().filter((move) => move.do !== 'grunt' || offers.count === 1 || shake() < 0.2);
    const move = list[Math.floor(shake() * list.length)] ?? offers.list()[0];
    const before = trollTown.view(match.position, 0);
    const played = play(plain, seat, move as never);
    if (!('told' in played)) throw new Error('it was on offer');
    const news = eventsFor(played.told, 0) as TownEvent[];
    if (isReveal(news)) turns.push({ before, end: trollTown.view(match.position, 0), news });
  }
  return turns;
}

const TURNS = [...turnsOf(2, 'a show for two'), ...turnsOf(4, 'a show for four')];

test('beat by beat, the picture of the town comes to what the town is', () => {
  expect(TURNS.length).toBeGreaterThanOrEqual(80);
  for (const { before, end, news } of TURNS) {
    const town = news.reduce(after, before);
    // Tiles are numbered anew when they are torn apart; what lies where is the same.
    const ground = ({ land }: TrollTown) => land.map((there) => (there > 0 && there < 10_000 ? 1 : there));
    expect(ground(town)).toEqual(ground(end));
    expect([...town.cracks].sort()).toEqual([...end.cracks].sort());
    expect(town.buildings.map(({ kind, stands, hexes }) => ({ kind, stands, hexes }))).toEqual(
      end.buildings.map(({ kind, stands, hexes }) => ({ kind, stands, hexes })),
    );
    expect(town.title).toBe(end.title);
  }
});

test('chapters come in the order of the rules', () => {
  for (const { before, end, news } of TURNS) {
    const order = scriptOf(news, before, end, 0).map(({ chapter }) => CHAPTERS.indexOf(chapter));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  }
});

test('every part of a plan has an end, and what came to nothing names its rule', () => {
  const verdicts = new Set<string>();
  for (const { end, news } of TURNS) {
    const planned = news.filter(({ say, seat }) => (say === 'told.deed' || say === 'told.ordered') && seat === 1);
    const wishes = wishesOf(end, news, 1);
    expect(wishes).toHaveLength(planned.length);
    for (const { verdict, told, rules } of wishes) {
      verdicts.add(verdict);
      for (const rule of rules) expect(rule).toMatch(/^TT-\d+\.\d+$/);
      if (told.some(({ say }) => say === 'told.fizzled')) expect(verdict).toBe('failed');
      if (told.some(({ say }) => say === 'told.built')) expect(verdict).toBe('done');
    }
  }
  expect([...verdicts].sort()).toEqual(['done', 'failed', 'loafed', 'lost', 'won']);
});
