import type { Crop } from '../../../../src/games/caverna/box/goods.ts';
import { TYPES } from './animals.ts';
import { cellsWith } from './board.ts';
import { folkFurnishingPoints, unusedPoints } from './folk-score.ts';
import { folkOf } from './folks.ts';
import { FURNISHING } from './furnishings.ts';
import { countTop, type Home } from './home.ts';
import { dwellingsBeside } from './on-build.ts';

/** Section 14. */
export function pointsOf(home: Home): number {
  const { goods, people, built } = home;
  const crops = (crop: Crop) =>
    home.sown.reduce((sum, field) => sum + (field.crop === crop ? field.count : 0), goods[crop]);
  const animals = TYPES.reduce((sum, type) => sum + goods[type], 0);
  const missing = 2 * TYPES.filter((type) => goods[type] === 0).length;
  const unused = unusedPoints(home);
  const begging = 3 * goods.begging;
  const armed = people.filter(({ strength }) => strength > 0).length;
  const has = (id: (typeof built)[number]) => built.includes(id);
  let points = animals + goods.dog - missing + Math.ceil(crops('grain') / 2) + crops('vegetable') + goods.ruby;
  points += people.length - unused + goods.gold - begging;
  points += 2 * countTop(home, 'small-pasture') + 4 * home.large.length;
  points += 3 * countTop(home, 'ore-mine') + 4 * countTop(home, 'ruby-mine');
  // FF-12.2
  points += crops('gemfruit') + crops('mushroom') + folkFurnishingPoints(home);
  const isWorthless = (id: (typeof built)[number]) =>
    folkOf(home).worthlessDwellings === true && FURNISHING[id].tag === 'dwelling';
  for (const id of built) if (!isWorthless(id)) points += FURNISHING[id].points;
  if (has('weaving-parlor')) points += Math.floor(goods.sheep / 2);
  if (has('milking-parlor')) points += goods.cattle;
  for (const at of cellsWith(home, 'state-parlor')) points += 4 * dwellingsBeside(home, at);
  if (has('stone-storage')) points += goods.stone;
  if (has('ore-storage')) points += Math.floor(goods.ore / 2);
  if (has('main-storage')) points += 2 * built.filter((id) => FURNISHING[id].tag === 'yellow').length;
  if (has('weapon-storage')) points += 3 * armed;
  if (has('supplies-storage') && armed === people.length) points += 8;
  if (has('broom-chamber')) points += people.length === 6 ? 10 : people.length === 5 ? 5 : 0;
  if (has('treasure-chamber')) points += goods.ruby;
  if (has('food-chamber')) points += 2 * Math.min(crops('grain'), crops('vegetable'));
  if (has('prayer-chamber') && armed === 0) points += 8;
  if (has('fodder-chamber')) points += Math.floor(animals / 3);
  if (has('writing-chamber')) points += Math.min(7, missing + unused + begging);
  return points;
}
