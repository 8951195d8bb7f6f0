import { CELLS } from '../../../../src/games/caverna/box/cells.ts';
import { FURNISHING_IDS, type FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import { ALL_GOODS, type Good } from '../../../../src/games/caverna/box/goods.ts';
import { spaceAt } from '../../../../src/games/caverna/box/spaces.ts';
import { type Caverna, HOME, ON_OFFER, type Player, playerAt } from '../../../../src/games/caverna/position.ts';
import { score } from '../../../../src/games/caverna/score.ts';
import type { Seat } from '../../../../src/kernel/game.ts';
import { type Home, homeOf, type SheetTable } from './home.ts';
import { pointsOf } from './score.ts';
import { at, pairOf } from './words.ts';

export interface Difference {
  readonly where: string;
  readonly sheet: unknown;
  readonly engine: unknown;
}

export class Disagreement extends Error {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(difference.where);
    this.difference = difference;
  }
}

export function mustAgree(where: string, sheet: unknown, engine: unknown): void {
  if (JSON.stringify(sheet) !== JSON.stringify(engine)) throw new Disagreement({ where, sheet, engine });
}

function everyGood(goods: Readonly<Partial<Record<Good, number>>>): unknown {
  return ALL_GOODS.map((good) => `${goods[good] ?? 0} ${good}`);
}

/** What a player has, in a form in which both accounts can be compared. */
function asTold(home: Home): unknown {
  const { goods, tops, large, stables, sown, people, built, promised, extended } = home;
  return {
    goods: everyGood(goods),
    tops: Object.entries(tops).sort(),
    large: large.map((cells) => cells.toSorted().join(' ')).sort(),
    stables: stables.toSorted(),
    sown: sown.map((field) => `${field.crop} ${field.count} ${field.at ?? ''}`).sort(),
    people: people.map(({ strength, adult, placed, goblin }) => `${strength} ${adult} ${placed} ${goblin}`).sort(),
    built: built.toSorted(),
    promised: promised.map(({ good, rounds }) => `${good} ${rounds}`).sort(),
    extended,
  };
}

function asPlayed(player: Player): unknown {
  const { goods, tops, mates, stables, sown, people, held, promised, extended, folk } = player;
  const numbers = CELLS.map((_, cell) => cell);
  return {
    goods: everyGood(goods),
    tops: numbers
      .filter((cell) => tops[cell] !== 'none')
      .map((cell) => [at(cell), tops[cell]])
      .sort(),
    large: numbers
      .filter((cell) => (mates[cell] as number) > cell)
      .map((cell) => pairOf(cell, mates[cell] as number, true).join(' '))
      .sort(),
    stables: stables.map(at).sort(),
    sown: sown.map(({ crop, count, cell }) => `${crop} ${count} ${folk === undefined ? '' : at(cell)}`).sort(),
    people: people
      .map(({ strength, adult, at: place, kind }) => `${strength} ${adult} ${place !== HOME} ${kind === 'goblin'}`)
      .sort(),
    built: held.things
      .filter((thing) => thing < FURNISHING_IDS.length)
      .map((thing) => FURNISHING_IDS[thing] as FurnishingId)
      .sort(),
    promised: promised.map(({ good, rounds }) => `${good} ${rounds}`).sort(),
    extended,
  };
}

function some(goods: Readonly<Partial<Record<Good, number>>>): string {
  return Object.entries(goods)
    .filter(([, count]) => count > 0)
    .map(([good, count]) => `${count} ${good}`)
    .sort()
    .join(', ');
}

export function compareHome(table: SheetTable, p: Caverna, seat: Seat, where: string): void {
  mustAgree(`${where}: what seat ${seat} has`, asTold(homeOf(table, seat)), asPlayed(playerAt(p, seat)));
}

export function compareTable(table: SheetTable, p: Caverna, where: string): void {
  for (let seat = 0; seat < p.seats; seat++) compareHome(table, p, seat, where);
  mustAgree(
    `${where}: points`,
    table.homes.map(pointsOf),
    score(p).map(({ points }) => points),
  );
  mustAgree(`${where}: round and first player`, [table.round, table.first], [p.round, p.first]);
  const spaces = table.spaces.map(({ id, goods, by }) => `${id}: ${some(goods)} by ${by}`).sort();
  mustAgree(
    `${where}: spaces`,
    spaces,
    p.spaces.map(({ space, goods, by }) => `${spaceAt(space).id}: ${some(goods)} by ${[...new Set(by)]}`).sort(),
  );
  const [{ singles } = {}] = table.homes;
  mustAgree(`${where}: single tiles left`, Object.values(singles ?? {}), Object.values(p.folks?.singles ?? {}));
  const offer = FURNISHING_IDS.filter((_, number) => p.owners[number] === ON_OFFER);
  mustAgree(`${where}: furnishings on offer`, table.offer, offer);
}
