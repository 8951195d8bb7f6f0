import { createColors } from 'picocolors';
import { expect, test } from 'vitest';
import { walk } from '../../../../test/games/kit/walk.ts';
import { widthOf } from '../../../cli/picture-kit/columns.ts';
import type { PictureInput } from '../../../cli/picture-kit/picture.ts';
import type { Game, Move } from '../../../kernel/game.ts';
import { randomFrom, seedFrom } from '../../../kernel/random.ts';
import { advance } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { gnomeElfTroll } from '../index.ts';
import type { GnomeElfTrollMove } from '../moves.ts';
import type { GnomeElfTroll } from '../position.ts';
import { picture } from './terminal.ts';

const game: Game = gnomeElfTroll;
const MARKS = ['●', '▲', '■', '◆'];

function draw(p: GnomeElfTroll, offers: readonly Move[] = [], columns = 80, colour = false): string[] {
  const names = ['● You', '▲ Ember, greedy bot', '■ Dusk, greedy bot', '◆ Frost, greedy bot'];
  const scene: PictureInput = { colours: createColors(colour), columns, names, marks: MARKS, offers };
  return picture.draw(p, scene);
}

function deal(seats = 2): GnomeElfTroll {
  const p = gnomeElfTroll.setup(tableFor(game, seats, { firstPlayer: 0 }), randomFrom(seedFrom('picture')));
  advance(game, p);
  return p;
}

/** `row('bean', 'bean:troll1')`: a bare bean, and one with the troll of seat 1 on it. */
function row(...tiles: string[]): GnomeElfTroll['gardens'][number] {
  return tiles.map((words, id) => {
    const [kind, figure] = words.split(':');
    const creature = figure?.slice(0, -1);
    return { id, kind, ...(creature && { figure: { creature, owner: Number(figure?.slice(-1)) } }) };
  }) as GnomeElfTroll['gardens'][number];
}

test('pairs that pay are joined, broken ones torn, creatures carry their owner’s mark', () => {
  const p = deal();
  p.gardens[0] = row('bean', 'bean:gnome0', 'bean:troll1', 'apple', 'pumpkin:elf1');
  const lines = draw(p);
  expect(lines).toContain('  │ bean  ═ bean  ┊ bean  │ apple │pumpkin│');
  expect(lines).toContain('  │       │● gnome│▲ TROLL│       │▲ elf  │');
});

test('the head says who is on turn, who holds the marker, what is controlled and how far the goal is', () => {
  const p = deal();
  p.gardens[0] = row('bean', 'bean', 'apple');
  const head = draw(p).find((line) => line.includes('You'));
  expect(head).toMatch(/^▸ ● You ⚑ +pumpkin {2}0 {2}apple {2}1 {2}bean {2}3 {2}▰▰▰▱▱▱▱▱▱▱ {2}3 of 10$/);
  expect(draw(p).find((line) => line.includes('Ember'))).toMatch(/^ {2}▲ Ember, greedy bot +pumpkin {2}0/);
});

test('a garden without a tile, an empty hand and a purse are told', () => {
  const p = deal();
  p.purse.bean = 4;
  p.purse.apple = 1;
  p.hands[1] = [];
  const lines = draw(p);
  expect(lines).toContain('  (nothing sown yet)');
  expect(lines).toContain('  purse: apple 1, bean 4');
  expect(lines).toContain('  hand: nothing · at home: 4 gnomes, 4 elves, 4 trolls');
});

test('an offered tile carries the number of its choice', () => {
  const p = deal();
  p.gardens = [row('bean', 'apple:elf1'), row('pumpkin')];
  const offers = [
    { do: 'place', garden: 0, tile: 0 },
    { do: 'place', garden: 1, tile: 0 },
  ] as const;
  expect(offers.every((move) => picture.shows(move))).toBe(true);
  const lines = draw(p, offers);
  expect(lines).toContain('  └───1───┴───────┘');
  expect(lines).toContain('  └───2───┘');
  expect(picture.shows({ do: 'done' })).toBe(false);
});

test('a long garden is drawn with narrower tiles', () => {
  const p = deal();
  p.gardens[0] = row(...Array(12).fill('pumpkin:gnome1'));
  expect(draw(p)).toContain(`  │${Array(12).fill('pumpk').join('═')}│`);
  expect(draw(p)).toContain(`  │${Array(12).fill('▲gnom').join('│')}│`);
  expect(draw(p, [], 100)).toContain(`  │${Array(12).fill('pumpkin').join('═')}│`);
});

test.each([2, 3, 4])('for %d no line is wider than the terminal, with colour and without', (seats) => {
  for (const { p, offers } of walk(gnomeElfTroll, seats, 'width')) {
    for (const line of [...draw(p, offers), ...draw(p, offers, 80, true)])
      expect(widthOf(line)).toBeLessThanOrEqual(80);
  }
});

test('every offer the picture claims to show is there to be seen', () => {
  for (const { p, offers } of walk(gnomeElfTroll, 4, 'shown')) {
    const ends = draw(p, offers).filter((line) => line.startsWith('  └'));
    const numbers = ends.flatMap((line) => (line.match(/\d+/g) ?? []).map(Number)).sort((a, b) => a - b);
    expect(numbers).toEqual(offers.flatMap((move, i) => (picture.shows(move as GnomeElfTrollMove) ? [i + 1] : [])));
  }
});

test('a picture shows of a position only what its view shows', () => {
  for (const { p, seat } of walk(gnomeElfTroll, 3, 'hidden')) {
    const view = gnomeElfTroll.view(p, seat);
    const otherWorld = gnomeElfTroll.imagine(view, seat, randomFrom(seedFrom('elsewhere')));
    expect(draw(gnomeElfTroll.view(otherWorld, seat))).toEqual(draw(view));
  }
});
