import type { FurnishingId } from '../../../../src/games/caverna/box/furnishings.ts';
import { type At, neighbours, topOf } from './board.ts';
import { FURNISHING } from './furnishings.ts';
import { gain, type Home } from './home.ts';
import { beside, emptyForestBeside, pasturesBeside } from './sites.ts';

/** CV-4.12, CV-11.18, section 8b: what building it brings at once; Goblins and young are told elsewhere. */
export function onBuild(home: Home, id: FurnishingId, at: At): void {
  switch (id) {
    case 'stone-carver':
      gain(home, { stone: 2 });
      return;
    case 'blacksmith':
      gain(home, { ore: 2 });
      return;
    case 'weaving-parlor':
      gain(home, { food: home.goods.sheep });
      return;
    case 'milking-parlor':
      gain(home, { food: home.goods.cattle });
      return;
    case 'state-parlor':
      gain(home, { food: 2 * dwellingsBeside(home, at) });
      return;
    case 'wood-supplier':
      home.promised.push({ good: 'wood', rounds: 7 });
      return;
    case 'stone-supplier':
      home.promised.push({ good: 'stone', rounds: 5 });
      return;
    case 'ruby-supplier':
      home.promised.push({ good: 'ruby', rounds: 4 });
      return;
    case 'forgotten-cave':
    case 'mushroom-cave':
      gain(home, { mushroom: 2 });
      return;
    case 'mystics-hut':
      gain(home, { gemfruit: 2 });
      return;
    case 'bird-hide':
      gain(home, { food: 2 * emptyForestBeside(home, at) });
      return;
    case 'manure-heap':
      gain(home, { vegetable: 2 * pasturesBeside(home, at) });
      return;
    case 'overseers-dwelling':
      gain(home, { ore: 2 * beside(home, at, 'ore-mine'), ruby: beside(home, at, 'ruby-mine') });
      return;
    case 'mining-office':
      gain(home, { ore: 2 * beside(home, at, 'ore-mine') });
      return;
    default:
  }
}

/** CV-11.19, FF-1.14 */
export function dwellingsBeside(home: Home, at: At): number {
  return neighbours(at).filter((cell) => {
    const top = topOf(home, cell);
    return top === 'entry-dwelling' || (top in FURNISHING && FURNISHING[top as FurnishingId].tag === 'dwelling');
  }).length;
}
