import { expect, test } from 'vitest';
import { gnomeElfTroll } from '../../../src/games/gnome-elf-troll/index.ts';
import { isMatchOver, play } from '../../../src/kernel/match.ts';
import { rule } from '../kit/rule.ts';
import { asking, controlled, counts, deal, type GardenMatch, offered, playOn, row, stream } from './testing.ts';

/** Whole matches, and beside them what the sheet says, written down a second time as plainly as possible. */

const KINDS = ['pumpkin', 'apple', 'bean'] as const;
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7];

function tilesOf(match: GardenMatch, seat: number): string[] {
  return row(match, seat).split(' ').filter(Boolean);
}

function seatsOf(match: GardenMatch): number[] {
  return [...Array(match.table.seats).keys()];
}

/** GET-3.7 to GET-3.12 */
function sheetControl(match: GardenMatch, seat: number) {
  const yields = tilesOf(match, seat).map((tile) => (tile.includes(':troll') ? 'nothing' : tile.split(':')[0]));
  const gnomes = seatsOf(match).flatMap((other) =>
    tilesOf(match, other).filter((tile) => tile.endsWith(`:gnome@${seat}`)),
  );
  const count = (kind: string) =>
    yields.filter((here) => here === kind).length +
    yields.filter((here, i) => here === kind && yields[i + 1] === kind).length +
    gnomes.filter((tile) => tile.startsWith(kind)).length;
  return counts({ pumpkin: count('pumpkin'), apple: count('apple'), bean: count('bean') });
}

const GOES_ONTO: Readonly<Record<string, readonly string[]>> = {
  gnome: ['nothing'],
  'two-gnomes': ['elf'],
  elf: ['nothing', 'troll'],
  troll: ['nothing', 'gnome'],
};

/** GET-4: the tiles a purchase may go to. */
function sheetPlaces(match: GardenMatch, purchase: string): string[] {
  return seatsOf(match).flatMap((garden) =>
    tilesOf(match, garden).flatMap((tile, index) => {
      const standing = tile.split(/[:@]/)[1] ?? 'nothing';
      return GOES_ONTO[purchase]?.includes(standing) ? [`place ${garden} ${index}`] : [];
    }),
  );
}

function sheetPurchases(match: GardenMatch): string[] {
  const { purse, stocks } = match.position;
  const { gnome = 0, elf = 0, troll = 0 } = stocks[asking(match)] ?? {};
  const gnomes = gnome >= 1 ? KINDS.filter((kind) => purse[kind] >= 3).map((kind) => `gnome ${kind}`) : [];
  const elves = elf >= 1 ? KINDS.filter((kind) => purse[kind] >= 4).map((kind) => `elf ${kind}`) : [];
  const trolls = troll >= 1 && KINDS.every((kind) => purse[kind] >= 1) ? ['troll'] : [];
  const pairs = KINDS.flatMap((one, i) => KINDS.slice(i).map((other) => [one, other] as const));
  const paid = pairs.filter(([one, other]) => purse[one] >= (one === other ? 6 : 3) && purse[other] >= 3);
  const twos = gnome >= 2 ? paid.map((pair) => `two-gnomes ${pair.join(' ')}`) : [];
  const all = [...gnomes, ...twos, ...elves, ...trolls];
  return all.filter((each) => sheetPlaces(match, each.split(' ')[0] ?? '').length > 0).map((each) => `buy ${each}`);
}

function sheetSowings(match: GardenMatch): string[] {
  const seat = asking(match);
  const garden = row(match, seat);
  const hand = match.position.hands[seat] ?? [];
  return KINDS.filter((kind) => hand.includes(kind)).flatMap((kind) => {
    const isSame = `${kind} ${garden}`.trim() === `${garden} ${kind}`.trim();
    return isSame ? [`sow ${kind} right`] : [`sow ${kind} left`, `sow ${kind} right`];
  });
}

function sheetOffers(match: GardenMatch): string[] {
  const frame = match.position.stack.at(-1);
  if (frame?.step === 'sow') return sheetSowings(match);
  if (frame?.step === 'buy') return ['done', ...sheetPurchases(match)];
  return frame?.step === 'place' ? sheetPlaces(match, frame.purchase) : [];
}

rule(
  ['GET-3.14', 'GET-3.15', 'GET-4.3', 'GET-8.1', 'GET-8.3'],
  'through whole matches people and bots are offered exactly what the sheet says',
  () => {
    const asked = new Set<string>();
    for (const number of NUMBERS) {
      const match = deal(2 + (number % 3), `offers ${number}`, { goal: 12 });
      const look = () => {
        const expected = sheetOffers(match).sort();
        expect(offered(match)).toEqual(expected);
        expect(offered(match, false)).toEqual(expected);
        if (expected[0]?.startsWith('buy')) expect(expected.length).toBeGreaterThan(1);
        for (const answer of expected) asked.add(answer.split(' ').slice(0, 2).join(' '));
      };
      playOn(match, stream(`offers ${number}`), look);
    }
    for (const purchase of ['gnome', 'two-gnomes', 'elf', 'troll']) expect(asked).toContain(`buy ${purchase}`);
  },
);

rule(
  ['GET-3.8', 'GET-3.9', 'GET-3.10', 'GET-5.1'],
  'through whole matches everybody controls what the sheet says',
  () => {
    for (const number of NUMBERS) {
      const match = deal(2 + (number % 3), `control ${number}`);
      const look = () => {
        for (const seat of seatsOf(match)) expect(controlled(match, seat)).toEqual(sheetControl(match, seat));
      };
      playOn(match, stream(`control ${number}`), look);
    }
  },
);

rule('GET-case-25', 'the first hand is one of each, and 8, 11 or 16 of each kind stay in play at all times', () => {
  for (const [seats, each] of [
    [2, 8],
    [3, 11],
    [4, 16],
  ] as const) {
    const match = deal(seats, `totals ${seats}`);
    const { first, hands } = match.position;
    expect(hands[first]?.toSorted()).toEqual(['apple', 'bean', 'pumpkin']);
    const look = () => {
      const { hands, pile, gardens } = match.position;
      const tiles = [...hands.flat(), ...pile, ...gardens.flat().map(({ kind }) => kind)];
      expect(tiles).toHaveLength(3 * each);
      for (const kind of KINDS) expect(tiles.filter((tile) => tile === kind)).toHaveLength(each);
    };
    playOn(match, stream('totals'), look);
    look();
  }
});

rule(['GET-1.2', 'GET-2.6'], 'every figure is in stock or on a tile at all times', () => {
  for (const seats of [2, 3, 4]) {
    const match = deal(seats, `figures ${seats}`);
    const atFirst = gnomeElfTroll.census(match.position);
    const look = () => expect(gnomeElfTroll.census(match.position)).toEqual(atFirst);
    playOn(match, stream('figures'), look);
    look();
  }
});

rule('GET-case-27', 'the same seed and the same moves give the same game, move by move', () => {
  const match = deal(3, 'again');
  const positions: GardenMatch['position'][] = [];
  playOn(match, stream('again'), () => positions.push(structuredClone(match.position)));
  const again = deal(3, 'again');
  for (const [index, entry] of match.entries.entries()) {
    expect(again.position).toEqual(positions[index]);
    if ('move' in entry) expect(play(again, entry.seat, entry.move)).toHaveProperty('told');
  }
  expect(again.position).toEqual(match.position);
});

test('every match ends within the bound of its table', () => {
  for (const number of NUMBERS) {
    const match = deal(2 + (number % 3), `bound ${number}`, { goal: 12 });
    playOn(match, stream(`bound ${number}`));
    expect(isMatchOver(match)).toBe(true);
    expect(match.entries.length).toBeLessThanOrEqual(gnomeElfTroll.bound(match.table));
  }
});
