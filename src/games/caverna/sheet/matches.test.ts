import { expect, test } from 'vitest';
import type { Seat } from '../../../kernel/game.ts';
import { play } from '../../../kernel/match.ts';
import { pick } from '../../../kernel/random.ts';
import { asked, frameFor, isOver } from '../../../kernel/steps.ts';
import { allFit } from '../animals.ts';
import { CELLS } from '../box/cells.ts';
import { FURNISHING_IDS } from '../box/furnishing-ids.ts';
import { effectAt } from '../box/spaces.ts';
import type { CavernaFrame } from '../frames.ts';
import { caverna } from '../index.ts';
import type { CavernaMove } from '../moves.ts';
import { ON_OFFER } from '../position.ts';
import { type CavernaMatch, deal, home, offers, stream } from '../testing.ts';
import { animalsOf, broods, haveRoom, keepable } from './barn.ts';
import { nameOf, singlePlaces, stablePlaces } from './ground.ts';
import { furnishable, layingsOf, lootable, payments, pointsOf, ROWS } from './ledger.ts';

/** The answers with this verb, as the second account writes them. */
function written(list: readonly CavernaMove[], verb: CavernaMove['do'], write: (move: never) => string): string[] {
  return list
    .filter((move) => move.do === verb)
    .map((move) => write(move as never))
    .sort();
}

type OnCell = { readonly cell: number };
type Twin = { readonly tile: string; readonly a: number; readonly b: number };
type Animals = Readonly<Record<'sheep' | 'donkey' | 'boar' | 'cattle', number | boolean>>;

const place = ({ cell }: OnCell) => nameOf(cell);
const animals = ({ sheep, donkey, boar, cattle }: Animals) => [sheep, donkey, boar, cattle].map(Number).join();

function twin({ tile, a, b }: Twin): string {
  const places = [nameOf(a), nameOf(b)];
  return `${tile} ${(tile === 'cavern-cavern' ? places.sort() : places).join(' ')}`;
}

/** What the second account says about the question that the seat is asked. */
function check(match: CavernaMatch, seat: Seat): void {
  const frame = frameFor(match.position, seat) as CavernaFrame;
  const player = home(match, seat);
  const list = offers(match, seat);
  const onOffer = FURNISHING_IDS.filter((_, number) => match.position.owners[number] === ON_OFFER);
  switch (frame.step) {
    case 'place-twin': {
      const part = effectAt(frame.effect);
      if (part.is === 'place') expect(written(list, 'place', twin)).toEqual(layingsOf(player, part.tiles));
      return;
    }
    case 'place-single':
      expect(written(list, 'tile', place)).toEqual(singlePlaces(player, frame.tile));
      return;
    case 'fences': {
      const price = Math.max(0, frame.stable - (player.tops.includes('stone-carver') ? 1 : 0));
      const can = frame.stable >= 0 && player.stables.length < 3 && player.goods.stone >= price;
      expect(written(list, 'stable', place)).toEqual(can ? stablePlaces(player) : []);
      return;
    }
    case 'furnish':
      expect(list.flatMap((move) => (move.do === 'furnish' ? [move.furnishing] : []))).toEqual(
        furnishable(player, onOffer, frame.only === 'dwelling'),
      );
      return;
    case 'furnish-payment':
      expect(
        written(
          list,
          'pay',
          ({ wood, stone, ore }: { wood: number; stone: number; ore: number }) => `${wood} ${stone} ${ore}`,
        ),
      ).toEqual(payments(player, frame.cost as Record<string, number>));
      return;
    case 'expedition':
      expect(list.flatMap((move) => (move.do === 'loot' ? [move.item] : []))).toEqual(
        lootable(player, onOffer, frame.strength, frame.taken),
      );
      return;
    case 'keep': {
      const { sheep, donkey, boar, cattle } = player.goods;
      if (sheep + donkey + boar + cattle <= 14) expect(written(list, 'keep', animals)).toEqual(keepable(player));
      return;
    }
    case 'breed':
      expect(written(list, 'breed', animals)).toEqual(broods(player, frame.most));
  }
}

test('the second account knows all furnishings', () => {
  expect(ROWS.map(({ id }) => id)).toEqual(FURNISHING_IDS);
  expect(CELLS).toHaveLength(43);
});

test.each([1, 2, 3, 4, 5, 6, 7])('whole matches of %d, as the second account tells them', (seats) => {
  for (const seed of ['one', 'two', 'three']) {
    const match = deal(seats, `sheet ${seed}`);
    const random = stream(`sheet ${seats} ${seed}`);
    while (!isOver(match.position)) {
      const seat = pick(random, asked(match.position));
      check(match, seat);
      for (let each = 0; each < seats; each++) {
        const player = home(match, each);
        expect(allFit(match.position, each)).toBe(haveRoom(player, animalsOf(player), player.goods.dog));
        expect(caverna.score(match.position)[each]?.points).toBe(pointsOf(player));
      }
      const list = offers(match, seat);
      // Builders get further into the rules than idlers.
      const eager = list.filter(({ do: verb }) => !['skip', 'convert', 'gold', 'stop', 'ruby'].includes(verb));
      const played = play(match, seat, pick(random, eager.length > 0 ? eager : list));
      expect('refused' in played).toBe(false);
    }
  }
});

test('and of the richest that there can be', () => {
  for (const seed of ['gold', 'stone', 'wood']) {
    const match = deal(3, `rich ${seed}`);
    for (const player of match.position.players) {
      Object.assign(player.goods, {
        wood: 60,
        stone: 60,
        ore: 40,
        ruby: 12,
        food: 60,
        grain: 6,
        vegetable: 6,
        gold: 20,
      });
      player.people = player.people.map((person) => ({ ...person, strength: 12 }));
    }
    const random = stream(`rich ${seed}`);
    while (!isOver(match.position)) {
      const seat = pick(random, asked(match.position));
      check(match, seat);
      const list = offers(match, seat);
      const eager = list.filter(
        ({ do: verb }) => !['skip', 'convert', 'gold', 'stop', 'ruby', 'exchange'].includes(verb),
      );
      const player = home(match, seat);
      expect(allFit(match.position, seat)).toBe(haveRoom(player, animalsOf(player), player.goods.dog));
      expect(caverna.score(match.position)[seat]?.points).toBe(pointsOf(player));
      play(match, seat, pick(random, eager.length > 0 ? eager : list));
    }
  }
});
