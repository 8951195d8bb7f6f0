import type { Score, ScoreLine, Seat } from '../../kernel/game.ts';
import { type Holdings, isHooked } from '../../kernel/hooks.ts';
import { whileSame } from '../../kernel/same.ts';
import { BOARD_CELLS, cellOf, type Ground } from './box/cells.ts';
import { furnishingAt, HOOK_SET, isFurnishing } from './box/furnishings.ts';
import { FARM_ANIMALS } from './box/goods.ts';
import type { Top } from './box/tiles.ts';
import { type Caverna, cropsOf, type Player, playerAt } from './position.ts';
import { canSpareMeadows } from './rules/animals.ts';
import { firstHooked } from './rules/first-hooked.ts';
import type { Word } from './words.ts';

const {
  'score.tile': TILE,
  'score.losses': LOSSES,
  'score.unused': UNUSED,
  'score.dwelling': DWELLING,
} = HOOK_SET.hooks;

/** CV-14.10: points of a cell's uppermost tile; of a large pasture each half brings two. */
const LANDSCAPE: Readonly<Partial<Record<Top, number>>> = {
  'small-pasture': 2,
  'large-pasture': 2,
  'ore-mine': 3,
  'ruby-mine': 4,
};

const bareSpaces = whileSame((tops: Player['tops']): number => {
  let bare = 0;
  for (let cell = 0; cell < BOARD_CELLS; cell++) if (tops[cell] === 'none') bare++;
  return bare;
});

/** CV-14.8 */
function unusedSpaces({ tops, stables }: Player): number {
  let unused = bareSpaces(tops);
  // A Stable on an uncovered cell, which is never one beside the board, makes use of it.
  for (const stable of stables) if (tops[stable] === 'none') unused--;
  return unused;
}

/** FF-12.4: what unused spaces cost, where they do not all cost one. */
function unusedOf(player: Player, ground: Ground): number {
  let unused = 0;
  for (let cell = 0; cell < BOARD_CELLS; cell++) {
    if (player.tops[cell] === 'none' && cellOf(cell).ground === ground && !player.stables.includes(cell)) unused++;
  }
  return unused;
}

/** CV-14.8, FF-12.4: points lost by unused spaces. */
function lostByUnused(player: Player): number {
  const { held } = player;
  const costs = firstHooked(UNUSED, held);
  if (costs === undefined) return unusedSpaces(player);
  return (
    (costs.forest > 0 ? costs.forest * unusedOf(player, 'forest') : 0) +
    (costs.mountain > 0 ? costs.mountain * unusedOf(player, 'mountain') : 0)
  );
}

/** CV-14.3 */
function missingTypes({ goods }: Player): number {
  return (
    (goods.sheep === 0 ? 1 : 0) +
    (goods.donkey === 0 ? 1 : 0) +
    (goods.boar === 0 ? 1 : 0) +
    (goods.cattle === 0 ? 1 : 0)
  );
}

const LOST_BY_TYPE = 2;
const LOST_BY_MARKER = 3;

/** CV-14.3, CV-14.8, CV-14.12 */
export function lossesOf(player: Player): number {
  return LOST_BY_TYPE * missingTypes(player) + lostByUnused(player) + LOST_BY_MARKER * player.goods.begging;
}

/** CV-14.10 */
const landscapePoints = whileSame((tops: Player['tops']): number => {
  let points = 0;
  for (const top of tops) {
    // Bots ask for this all the time, and most cells are bare.
    if (top !== 'none') points += LANDSCAPE[top] ?? 0;
  }
  return points;
});

/** CV-14.9 */
function printedPoints({ held }: Player): number {
  let points = 0;
  for (const thing of held.things) points += printedOn(held, thing);
  return points;
}

/** CV-14.9, FF-12.6 */
function printedOn(held: Holdings, thing: number): number {
  if (!isFurnishing(thing)) return 0;
  const { points, tag } = furnishingAt(thing);
  if (tag !== 'dwelling') return points;
  return firstHooked(DWELLING, held) ?? points;
}

/** CV-14.11: of one furnishing. */
function bonusOf(p: Caverna, seat: Seat, furnishing: number): number {
  const bonus = TILE.at[furnishing];
  if (bonus === undefined) return 0;
  return bonus(p, seat, playerAt(p, seat).tops.indexOf(furnishingAt(furnishing).id), canSpareMeadows);
}

function bonusPoints(p: Caverna, seat: Seat): number {
  const { held } = playerAt(p, seat);
  if (!isHooked(TILE, held)) return 0;
  let points = 0;
  for (const thing of held.things) points += bonusOf(p, seat, thing);
  return points;
}

/** CV-14.13 */
function givenBack({ held }: Player, losses: number): number {
  if (!isHooked(LOSSES, held)) return 0;
  let back = 0;
  for (const thing of held.things) back += LOSSES.at[thing]?.(losses) ?? 0;
  return back;
}

/** FF-5.9: the crops of the folks count with the vegetables. */
function vegetablesOf(player: Player): number {
  const vegetables = cropsOf(player, 'vegetable');
  if (player.goods.gemfruit === undefined) return vegetables;
  return vegetables + cropsOf(player, 'gemfruit') + cropsOf(player, 'mushroom');
}

/** Section 14, without lines: bots ask often. */
export function pointsOf(p: Caverna, seat: Seat): number {
  const player = playerAt(p, seat);
  const { goods } = player;
  const losses = lossesOf(player);
  return (
    goods.dog +
    goods.sheep +
    goods.donkey +
    goods.boar +
    goods.cattle +
    Math.ceil(cropsOf(player, 'grain') / 2) +
    vegetablesOf(player) +
    goods.ruby +
    player.people.length +
    goods.gold +
    printedPoints(player) +
    landscapePoints(player.tops) +
    bonusPoints(p, seat) -
    losses +
    givenBack(player, losses)
  );
}

/** Section 14, line by line. */
function linesOf(p: Caverna, seat: Seat): ScoreLine<Word>[] {
  const player = playerAt(p, seat);
  const { goods, tops, held } = player;
  const lines: ScoreLine<Word>[] = [];
  const add = (say: Word, count: number, points: number, rule: string) => {
    if (count > 0) lines.push({ say, count, points, rule });
  };
  const animals = goods.dog + FARM_ANIMALS.reduce((sum, animal) => sum + goods[animal], 0);
  add('score.animals', animals, animals, 'CV-14.2');
  add('score.missing', missingTypes(player), -LOST_BY_TYPE * missingTypes(player), 'CV-14.3');
  const grain = cropsOf(player, 'grain');
  add('score.grain', grain, Math.ceil(grain / 2), 'CV-14.4');
  const vegetables = vegetablesOf(player);
  add('score.vegetables', vegetables, vegetables, 'CV-14.5');
  add('score.rubies', goods.ruby, goods.ruby, 'CV-14.6');
  add('score.people', player.people.length, player.people.length, 'CV-14.7');
  add('score.unused', lostByUnused(player), -lostByUnused(player), 'CV-14.8');
  for (const thing of held.things) {
    const points = printedOn(held, thing);
    if (points <= 0) continue;
    const { id } = furnishingAt(thing);
    lines.push({ say: 'score.furnishing', furnishing: id, count: 1, points, rule: 'CV-14.9' });
  }
  const count = (top: Top) => tops.filter((each) => each === top).length;
  add('score.small-pastures', count('small-pasture'), 2 * count('small-pasture'), 'CV-14.10');
  add('score.large-pastures', count('large-pasture') / 2, 2 * count('large-pasture'), 'CV-14.10');
  add('score.ore-mines', count('ore-mine'), 3 * count('ore-mine'), 'CV-14.10');
  add('score.ruby-mines', count('ruby-mine'), 4 * count('ruby-mine'), 'CV-14.10');
  for (const thing of held.things) {
    const points = bonusOf(p, seat, thing);
    if (points <= 0) continue;
    const { id: furnishing } = furnishingAt(thing);
    lines.push({ say: 'score.bonus', furnishing, count: 1, points, rule: 'CV-14.11' });
  }
  add('score.gold', goods.gold, goods.gold, 'CV-14.12');
  add('score.begging', goods.begging, -LOST_BY_MARKER * goods.begging, 'CV-14.12');
  const losses = lossesOf(player);
  const back = givenBack(player, losses);
  add('score.given-back', back, back, 'CV-14.13');
  return lines;
}

/** CV-14.14 */
export function score(p: Caverna): Score<Word>[] {
  const points = p.players.map((_, seat) => pointsOf(p, seat));
  return points.map((own, seat) => ({
    seat,
    place: 1 + points.filter((other) => other > own).length,
    points: own,
    lines: linesOf(p, seat),
  }));
}
