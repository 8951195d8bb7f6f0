import { expect, test } from 'vitest';
import { turnsOf } from '../../../../../test/games/troll-town/told-turns.ts';
import type { PieceId } from '../../box/pieces.ts';
import { siteOf } from '../../box/sites.ts';
import type { TrollTown } from '../../position.ts';
import { openSites } from '../../rules/ground/open-sites.ts';
import { survey } from '../../rules/ground/survey.ts';
import { boundsOf, unionOf } from './bounds.ts';

const TOWNS = turnsOf(3, 'a town to look at').map(({ end }) => end);
const SMALL: readonly PieceId[] = ['hovel', 'cage', 'shop', 'i2'];

function boundsWhileLaying(town: TrollTown, piece: PieceId) {
  const sites = openSites(survey(town), piece).flatMap((site) => siteOf(piece, site).hexes);
  return boundsOf(town.land, sites);
}

test('the town rests while a house or a short road is laid', () => {
  for (const town of TOWNS) {
    const still = boundsOf(town.land);
    for (const piece of SMALL) expect(boundsWhileLaying(town, piece), piece).toEqual(still);
  }
});

test('every site of a long road is within what is shown', () => {
  for (const town of TOWNS) {
    const still = boundsOf(town.land);
    const whileLaying = boundsWhileLaying(town, 'i4');
    expect(unionOf(still, whileLaying)).toEqual(whileLaying);
  }
  const wider = TOWNS.filter((town) => boundsWhileLaying(town, 'i4').width > boundsOf(town.land).width);
  expect(wider.length).toBeGreaterThan(0);
});
