import { expect, test } from 'vitest';
import {
  arrange,
  asking,
  buy,
  deal,
  done,
  type GardenMatch,
  offersOf,
  place,
  playOn,
  sow,
  stream,
  take,
  whyNot,
} from '../../../test/games/gnome-elf-troll/testing.ts';
import type { Viewer } from '../../kernel/game.ts';
import { standings } from '../../kernel/match.ts';
import { type Catalogue, type Params, type Speaker, speak } from '../../kernel/messages.ts';
import { questionFor } from '../../kernel/steps.ts';
import { eventsFor } from '../../kernel/tell.ts';
import { gnomeElfTroll } from './index.ts';
import { words as german } from './messages/de/index.ts';
import { words } from './messages/en/index.ts';
import { boardWords as swedishBoard } from './messages/sv/board.ts';
import type { GnomeElfTrollMove } from './moves.ts';

const en: Catalogue = words;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

function say(id: string, params: Params = {}): string {
  return speak(en, id, params, { name: (seat) => NAMES[seat] ?? '' });
}

/** What a viewer reads in the log while these moves are made. */
function log(match: GardenMatch, viewer: Viewer, ...moves: GnomeElfTrollMove[]): string[] {
  return eventsFor(take(match, ...moves), viewer).map((event) => say(event.say, event));
}

function button(move: GnomeElfTrollMove): string {
  return say(`move.${move.do}`, { ...move });
}

function reason(match: GardenMatch, move: GnomeElfTrollMove): string {
  const why = whyNot(match, move);
  return say(why.say, why);
}

test('a turn reads as a story', () => {
  const match = arrange({ gardens: ['bean bean', 'apple:troll@2'], hands: ['bean apple'], pile: 'apple' });
  expect(log(match, 0, sow('bean', 'right'), buy('gnome', 'bean'), place(0, 0))).toEqual([
    'Ada sowed a bean on the right.',
    'Ada harvested 5 beans.',
    'Ada hired a gnome for 3 beans.',
    'Ada set a gnome on a bean in Ada’s garden.',
    'Ada left 2 beans to rot.',
    'Ada drew an apple.',
  ]);
});

test('others read less of what was drawn', () => {
  const match = arrange({ gardens: ['pumpkin'], hands: ['apple', 'bean'], pile: 'bean apple' });
  expect(log(match, 'spectator', sow('apple', 'left'))).toEqual([
    'Ada sowed an apple on the left.',
    'Ada harvested 1 pumpkin and 1 apple.',
    'Ada left 1 pumpkin and 1 apple to rot.',
    'Ada drew a tile.',
  ]);
});

test('creatures come and go with a word about it', () => {
  const gardens = ['bean', 'apple:troll@2 apple:gnome@2 apple:elf@1', 'pumpkin'];
  const told = (...moves: GnomeElfTrollMove[]) => {
    const purse = { pumpkin: 9, apple: 9, bean: 9 };
    return log(arrange({ gardens, purse }), 1, ...moves);
  };
  expect(told(buy('elf', 'apple'), place(1, 0))).toEqual([
    'Ada called an elf for 4 apples.',
    'Ada’s elf drove Cy’s troll off an apple in Bo’s garden.',
  ]);
  expect(told(buy('troll'), place(1, 1))).toEqual([
    'Ada lured a troll with one of each.',
    'TRØLL! Ada’s troll chased Cy’s gnome off an apple in Bo’s garden.',
  ]);
  expect(told(buy('two-gnomes', 'pumpkin', 'bean'), place(1, 2))).toEqual([
    'Ada hired two gnomes for 3 pumpkins and 3 beans.',
    'Ada’s two gnomes scared Bo’s elf off an apple in Bo’s garden; one of them stayed.',
  ]);
  expect(told(buy('two-gnomes', 'apple', 'apple'))).toEqual(['Ada hired two gnomes for 6 apples.']);
  expect(told(buy('troll'), place(2, 0))[1]).toBe('TRØLL! Ada set a troll on a pumpkin in Cy’s garden.');
  expect(told(buy('elf', 'bean'), place(0, 0))[1]).toBe('Ada set an elf on a bean in Ada’s garden.');
});

test('the end of a round and of a match', () => {
  const round = arrange({ marker: 1, turns: 2, hands: ['bean'], pile: '' });
  expect(log(round, 0, sow('bean')).at(-1)).toBe('Cy took the turn marker and will begin the next round.');
  const won = arrange({ gardens: ['bean bean bean bean bean'], hands: ['bean'] });
  expect(log(won, 1, sow('bean'), done()).at(-1)).toBe('Ada controls 11 beans and wins the crystal ball.');
  const over = arrange({ hands: ['bean', '', 'bean'], pile: '' });
  expect(log(over, 2, sow('bean')).at(-1)).toBe('The match ends: Bo has no tile left to sow.');
});

test('the reader is spoken to', () => {
  const speaker: Speaker = { name: (seat) => (seat === 0 ? 'You' : (NAMES[seat] ?? '')), own: (seat) => seat === 0 };
  const read = (id: string, params: Params) => speak(en, id, params, speaker);
  const apple = { kind: 'apple', garden: 1 };
  expect(read('told.sowed', { seat: 0, kind: 'bean', end: 'left' })).toBe('You sowed a bean on the left.');
  expect(read('told.placed', { seat: 0, creature: 'elf', kind: 'apple', garden: 0 })).toBe(
    'You set an elf on an apple in your garden.',
  );
  expect(read('told.placed', { seat: 1, creature: 'gnome', ...apple })).toBe(
    'Bo set a gnome on an apple in Bo’s garden.',
  );
  expect(read('told.drove-off', { seat: 0, driven: 'troll', owner: 2, ...apple })).toBe(
    'Your elf drove Cy’s troll off an apple in Bo’s garden.',
  );
  expect(read('told.drove-off', { seat: 1, driven: 'elf', owner: 0, kind: 'apple', garden: 0 })).toBe(
    'Bo’s two gnomes scared your elf off an apple in your garden; one of them stayed.',
  );
  expect(read('told.won', { seat: 0, kind: 'bean', count: 10 })).toBe('You control 10 beans and win the crystal ball.');
  expect(read('told.no-tile', { seat: 0 })).toBe('The match ends: you have no tile left to sow.');
  expect(read('move.place', { garden: 0, tile: 2, kind: 'bean', creature: 'gnome', owner: 1 })).toBe(
    'Bean with Bo’s gnome, number 3 in your garden',
  );
});

test('amounts are counted in words that fit', () => {
  const harvested = (params: Params) => say('told.harvested', { seat: 1, ...params });
  expect(harvested({ pumpkin: 1, apple: 2, bean: 11 })).toBe('Bo harvested 1 pumpkin, 2 apples, and 11 beans.');
  expect(harvested({ pumpkin: 0, apple: 1, bean: 1 })).toBe('Bo harvested 1 apple and 1 bean.');
  expect(harvested({ pumpkin: 2, apple: 0, bean: 0 })).toBe('Bo harvested 2 pumpkins.');
  expect(harvested({ pumpkin: 0, apple: 0, bean: 0 })).toBe('Bo harvested nothing.');
});

test('what can be answered reads as a button', () => {
  expect([sow('apple', 'left'), sow('bean', 'right'), done(), place(2, 0)].map(button)).toEqual([
    'Sow an apple on the left',
    'Sow a bean on the right',
    'Finish',
    'Tile, number 1 in Cy’s garden',
  ]);
  const purchases = [buy('gnome', 'apple'), buy('elf', 'pumpkin'), buy('troll')];
  expect(purchases.map(button)).toEqual(['Gnome for 3 apples', 'Elf for 4 pumpkins', 'Troll for one of each']);
  expect([buy('two-gnomes', 'apple', 'bean'), buy('two-gnomes', 'bean', 'bean')].map(button)).toEqual([
    'Two gnomes for 3 apples and 3 beans, to scare off an elf',
    'Two gnomes for 6 beans, to scare off an elf',
  ]);
});

test('a reason says what is missing', () => {
  expect(reason(arrange({ hands: ['bean'] }), sow('apple'))).toBe('You have no apple in hand.');
  const match = arrange({ gardens: ['bean', 'apple:elf@1'], purse: { bean: 3 } });
  expect([buy('gnome', 'apple'), buy('elf', 'bean'), buy('troll')].map((move) => reason(match, move))).toEqual([
    'A gnome costs 3 of one kind, and you have fewer apples.',
    'An elf costs 4 of one kind, and you have fewer beans.',
    'A troll costs one of each kind, and one of them is missing.',
  ]);
  expect(reason(match, buy('two-gnomes', 'apple', 'bean'))).toBe(
    'These two gnomes cost 3 apples and 3 beans, and you have fewer.',
  );
  take(match, buy('gnome', 'bean'));
  expect(reason(match, place(1, 0))).toBe('An elf guards it; it takes two gnomes to scare it off.');
});

test('a reason says that there is no tile', () => {
  const crowded = (garden: string) => arrange({ gardens: [garden], purse: { pumpkin: 6, apple: 6, bean: 6 } });
  expect(reason(crowded('bean:elf@1'), buy('gnome', 'bean'))).toBe('There is no bare tile for a gnome.');
  expect(reason(crowded('bean:gnome@1'), buy('elf', 'bean'))).toBe('There is no bare tile, and none with a troll.');
  expect(reason(crowded('bean:elf@1'), buy('troll'))).toBe('There is no bare tile, and none with a gnome.');
  expect(reason(crowded('bean'), buy('two-gnomes', 'bean', 'bean'))).toBe('There is no elf to scare off.');
});

test('score lines count in the singular and the plural', () => {
  expect(say('score.points', { points: 9 })).toBe('9 of one kind');
  expect(say('score.tiles', { kind: 'apple', count: 1 })).toBe('1 apple growing');
  expect(say('score.tiles', { kind: 'bean', count: 2 })).toBe('2 beans growing');
  expect(say('score.pairs', { kind: 'bean', count: 1 })).toBe('1 pair of beans side by side');
  expect(say('score.pairs', { kind: 'apple', count: 3 })).toBe('3 pairs of apples side by side');
  expect(say('score.gnomes', { kind: 'pumpkin', count: 1 })).toBe('1 gnome on pumpkins');
  expect(say('score.gnomes', { kind: 'bean', count: 4 })).toBe('4 gnomes on beans');
});

test('a question is asked in the words of the purchase', () => {
  const match = arrange({ gardens: ['bean bean'], hands: ['bean'] });
  const question = () => questionFor(gnomeElfTroll, match.position, 0)?.say ?? '';
  expect(say(question())).toBe('Sow a tile: choose one from your hand and the end of your garden it goes to.');
  take(match, sow('bean'));
  expect(say(question())).toBe('Hire a creature, or finish.');
  take(match, buy('elf', 'bean'));
  expect(say(question())).toBe('Place your elf: choose a bare tile or one with a troll, in any garden.');
});

test('whatever comes up in whole matches can be said, and every message is of use', () => {
  const unheard = new Set(Object.keys(en).filter((id) => /^(ask|move|blocked|told|score)\./.test(id)));
  const hear = (id: string, params: Params) => {
    unheard.delete(id);
    expect(say(id, params)).toMatch(/^[A-Z0-9](?!.*(undefined|NaN|[{}]|\ba apple| {2}))/);
  };
  for (let number = 0; number < 12; number++) {
    const match = deal(2 + (number % 3), `words ${number}`);
    const look = () => {
      const question = questionFor(gnomeElfTroll, match.position, asking(match));
      if (question) hear(question.say, question);
      const offers = offersOf(match);
      for (const move of offers.list()) hear(`move.${move.do}`, { ...move });
      for (const { why } of offers.blocked) hear(why.say, why);
    };
    for (const { event } of playOn(match, stream(`words ${number}`), look)) hear(event.say, event);
    for (const { points, lines } of standings(match)) {
      hear('score.points', { points });
      for (const line of lines) hear(line.say, line);
    }
  }
  expect([...unheard]).toEqual(['blocked.no-tile-gnome', 'blocked.no-tile-elf', 'blocked.no-tile-troll']);
});

test.each([
  ['board.yields', { kind: 'apple', count: 1 }, '1 äpple'],
  ['board.yields', { kind: 'pumpkin', count: 3 }, '3 pumpor'],
  ['board.goal', { kind: 'bean', count: 4, goal: 10 }, '4 av 10 (bönor)'],
  ['place.tile', { kind: 'bean', number: 2, seat: 1 }, 'Böna, nummer 2 i Bos trädgård'],
  ['place.hand', { kind: 'apple', number: 1 }, 'Bricka 1 på din hand: äpple'],
  ['ask.pay', { purchase: 'two-gnomes' }, 'Två tomtar: välj vad du betalar med.'],
] as const)('what a screen reader is told is Swedish too: %s', (id, params, told) => {
  expect(speak(swedishBoard, id, params, { name: (seat) => NAMES[seat] ?? '' })).toBe(told);
});

const GERMAN: Speaker = { name: (seat) => (seat === 0 ? 'Du' : (NAMES[seat] ?? '')), own: (seat) => seat === 0 };

test.each([
  ['told.drew-a-tile', { seat: 0 }, 'Du hast ein Plättchen gezogen.'],
  ['told.drew-a-tile', { seat: 1 }, 'Bo hat ein Plättchen gezogen.'],
  ['told.marker', { seat: 0 }, 'Du hast die Fackel genommen und beginnst die nächste Runde.'],
  ['told.won', { seat: 1, kind: 'bean', count: 10 }, 'Bo verfügt über 10 Bohnen und gewinnt die Kristallkugel.'],
  [
    'told.drove-off',
    { seat: 0, driven: 'elf', owner: 1, garden: 1, kind: 'bean' },
    'Deine zwei Wichtel haben Bos Elfen in Bos Garten von einer Bohne verscheucht; einer ist geblieben.',
  ],
  [
    'told.drove-off',
    { seat: 1, driven: 'gnome', owner: 0, garden: 0, kind: 'apple' },
    'TRØLL! Bos Troll hat deinen Wichtel in deinem Garten von einem Apfel verjagt.',
  ],
] as const)('what happened reads well in German: %s', (id, params, told) => {
  expect(speak<string>(german, id, params, GERMAN)).toBe(told);
});
