import { expect, test } from 'vitest';
import { arrange } from '../../../../test/games/trolls-and-princesses/scene.ts';
import { BUILDING, FIRST_VILLAGE } from '../box/areas.ts';
import { forecast } from './forecast.ts';

test('a cavern shows what the points of a troll that comes there would pay for', () => {
  const { position } = arrange({ boards: { 0: { trolls: ['building'] } } });
  const building = forecast(position, 0, undefined).get(BUILDING);
  expect(building?.get('build-tiles')).toEqual({ possible: true });
  expect(building?.get('build-outpost')?.possible).toBe(false);
});

test('a full village shows what could be done there once somebody is pushed out', () => {
  const { position } = arrange({
    boards: { 0: { trolls: ['village-1', 'village-1'] }, 1: { trolls: ['village-1', 'village-1'] } },
  });
  const village = forecast(position, 0, undefined).get(FIRST_VILLAGE);
  expect(village?.get('cow')).toEqual({ possible: true });
  expect(village?.get('princess')?.possible).toBe(false);
});
