import { BESIDE, cellOf, type Ground } from './box/cells.ts';
import { isFurnishingId } from './box/furnishings.ts';
import { MOST_PEOPLE } from './box/market.ts';
import { STABLES, type Top } from './box/tiles.ts';
import { ALONE, type Caverna, countTops, type Player } from './position.ts';

/** CV-5.2, FF-7.3: what may lie below what. */
const BELOW: Readonly<Record<Ground, Readonly<Partial<Record<Top | 'furnishing', readonly Top[]>>>>> = {
  forest: {
    none: ['none'],
    meadow: ['none'],
    field: ['none'],
    'small-pasture': ['meadow', 'none'],
    'large-pasture': ['meadow', 'none'],
    furnishing: ['none', 'meadow', 'field'],
  },
  mountain: {
    none: ['none'],
    cavern: ['none'],
    tunnel: ['none'],
    'entry-dwelling': ['none'],
    'ore-mine': ['tunnel'],
    'deep-tunnel': ['tunnel'],
    'ruby-mine': ['tunnel', 'deep-tunnel'],
    furnishing: ['cavern', 'tunnel', 'deep-tunnel'],
  },
};

/** CV-1.8, CV-5.1, CV-5.2: of each home whatever lies there and cannot have come there, or is more than there is. */
export function countHomes({ players, folks }: Caverna, pieces: Record<string, number>): void {
  players.forEach((player, seat) => {
    const { stables, people } = player;
    const of = (what: string) => `${what} of ${seat}`;
    pieces[of('tiles that lie on nothing they may cover')] = countWrongTiles(player);
    pieces[of('halves of large pastures without the other')] = countLonelyPastures(player);
    pieces[of('ore mines without a deep tunnel, or the other way round')] = Math.abs(
      laidOf(player, 'ore-mine') - laidOf(player, 'deep-tunnel'),
    );
    pieces[of('Stables too many')] = Math.max(0, stables.length - STABLES) + stables.length - new Set(stables).size;
    pieces[of('crops that lie where none can')] = countWrongCrops(player);
    pieces[of('People too many')] = Math.max(0, people.length - MOST_PEOPLE);
  });
  if (folks?.singles !== undefined) countSingles(players, folks.singles, pieces);
}

function countWrongTiles({ tops, under }: Player): number {
  return tops.filter((top, cell) => {
    const may = BELOW[cellOf(cell).ground][isFurnishingId(top) ? 'furnishing' : top] ?? [];
    return !may.includes(under[cell] ?? 'none');
  }).length;
}

/** CV-4.15: two cells beside each other are one pasture. */
function countLonelyPastures({ tops, mates }: Player): number {
  return tops.filter((top, cell) => {
    const mate = mates[cell] ?? ALONE;
    if (top !== 'large-pasture') return mate !== ALONE;
    return mates[mate] !== cell || tops[mate] !== 'large-pasture' || BESIDE[cell]?.includes(mate) !== true;
  }).length;
}

/** FF-5.4: crops grow on open ground, in fields or in caverns, one kind in each. */
function countWrongCrops({ tops, sown }: Player): number {
  const soil: readonly Top[] = ['field', 'cavern', 'none'];
  const cells = new Set(sown.map(({ cell }) => cell));
  return (
    sown.filter(({ cell, count }) => count < 1 || !soil.includes(tops[cell] ?? 'none')).length +
    sown.length -
    cells.size
  );
}

/** How many of these lie on a home, covered ones too; below a deep tunnel that is covered lies a tunnel as well. */
function laidOf({ tops, under }: Player, face: Top): number {
  const deep = face === 'tunnel' ? countTops(under, 'deep-tunnel') : 0;
  return countTops(tops, face) + countTops(under, face) + deep;
}

/**
 * FF-1.3: a twin brings as many meadows as fields, and two spaces to the mountain. So whatever is beyond that came from the single tiles,
 * and what is left of them and what lies on homes always make the same sum.
 */
function countSingles(
  players: readonly Player[],
  left: NonNullable<NonNullable<Caverna['folks']>['singles']>,
  pieces: Record<string, number>,
): void {
  const laid = (face: Top) => players.reduce((sum, player) => sum + laidOf(player, face), 0);
  const fields = left['ruby-mine-field'] + laid('field') + laid('ruby-mine');
  const meadows = left['meadow-small-pasture'] + laid('meadow') + laid('small-pasture');
  // Counted upwards, since there may be more of either.
  pieces['single tiles of the forest'] = BALANCE + fields - meadows;
  pieces['single tiles of the mountain, and spaces dug by them'] =
    (left['tunnel-cavern'] + laid('tunnel') + laid('cavern')) % 2;
}

const BALANCE = 1000;
