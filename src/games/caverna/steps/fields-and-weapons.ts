import type { Seat } from '../../../kernel/game.ts';
import type { Offers } from '../../../kernel/offers.ts';
import { push } from '../../../kernel/steps.ts';
import { CELLS } from '../box/cells.ts';
import { ALL_CROPS, MOST_SOWN, SOWN } from '../box/goods.ts';
import type { FrameOf } from '../frames.ts';
import { FORGE, type Forge, moveAt, moveOn, type Plain, SOW, SOW_ON, type SowFields, type SowOn } from '../moves.ts';
import { type Caverna, emptyFields, type Player, personAt, playerAt } from '../position.ts';
import { alikeSites } from '../rules/alike.ts';
import { canForge, forge, forgeLines, givenInstead, whyNoWeapon } from '../rules/forging.ts';
import { house } from '../rules/housing.ts';
import { isSiteFor, mostSown, namesSites, sow, sowOn } from '../rules/sowing.ts';
import type { Word } from '../words.ts';
import { addSkip } from './landscape.ts';
import type { Ask } from './step.ts';

/** CV-4.21, FF-5.10 */
export function askSowing(p: Caverna, seat: Seat, may: boolean): void {
  if (namesSites(p)) push(p, { step: 'sow-crop', seat, may, grain: 0, vegetable: 0, gemfruit: 0, mushroom: 0 });
  else push(p, { step: 'sow', seat, may });
}

/** CV-4.21 */
export const sowFields: Ask<'sow', SowFields | Plain> = {
  rule: 'CV-4.21',
  completes: true,
  anytime: true,
  offer(p, { may }, seat, offers) {
    const player = playerAt(p, seat);
    const fields = emptyFields(player);
    const grains = mostSown(player, 'grain');
    const vegetables = mostSown(player, 'vegetable');
    for (let grain = 0; grain <= grains; grain++) {
      for (let vegetable = 0; vegetable <= vegetables; vegetable++) {
        if (grain + vegetable >= 1 && grain + vegetable <= fields) offers.add(moveOn(SOW, grain, vegetable));
      }
    }
    addSkip(may, offers as Offers<never, Word>);
  },
  take(p, _frame, seat, move) {
    if (move.do !== 'sow') return;
    sow(p, seat, move.grain, move.vegetable);
    house(p, seat);
  },
};

/** CV-7.2, CV-7.3 */
export const forgeWeapon: Ask<'forge', Forge | Plain> = {
  rule: 'CV-7.2',
  completes: true,
  anytime: true,
  offer(p, { may }, seat, offers) {
    const player = playerAt(p, seat);
    const { strength: armed, kind } = personAt(player, p.person);
    if (armed === 0) {
      for (const line of forgeLines(player, kind)) {
        const move = moveAt(FORGE, line.strength);
        if (canForge(player, line)) offers.add(move);
        else if (offers.explain) {
          const { rule, say, ...params } = whyNoWeapon(player, line);
          offers.block(move, rule, say, params);
        }
        if (givenInstead(player, line) !== undefined) offers.add({ do: 'forge', strength: line.strength, dog: 1 });
      }
    }
    addSkip(may, offers as Offers<never, Word>);
  },
  take(p, _frame, seat, move) {
    if (move.do !== 'forge') return;
    const player = playerAt(p, seat);
    const line = forgeLines(player, personAt(player, p.person).kind).find(({ strength }) => strength === move.strength);
    if (line === undefined) throw new Error(`nobody can forge strength ${move.strength}`);
    forge(p, seat, line, 'dog' in move ? givenInstead(player, line) : undefined);
    house(p, seat);
  },
};

/** FF-4.1, FF-5.10: one crop after another, each with its site. */
export const sowCrop: Ask<'sow-crop', SowOn | Plain> = {
  rule: 'FF-4.1',
  completes: true,
  anytime: true,
  alike: (p, _frame, seat, move) =>
    move.do === 'sow-on' ? alikeSites(playerAt(p, seat), move.cell) * 4 + ALL_CROPS.indexOf(move.crop) : -1,
  offer(p, frame, seat, offers) {
    const player = playerAt(p, seat);
    for (const crop of ALL_CROPS) {
      if (frame[crop] >= MOST_SOWN || (player.goods[crop] ?? 0) < SOWN[crop].own) continue;
      for (let cell = 0; cell < CELLS.length; cell++) {
        if (isSiteFor(player, crop, cell)) offers.add(moveAt(SOW_ON[crop], cell));
      }
    }
    addSkip(frame.may, offers as Offers<never, Word>);
  },
  take(p, frame, seat, move) {
    if (move.do !== 'sow-on') return;
    const { crop, cell } = move;
    sowOn(p, seat, crop, cell);
    const next = { ...frame, may: true, [crop]: frame[crop] + 1 };
    if (canSowMore(playerAt(p, seat), next)) push(p, next);
    house(p, seat);
  },
  ask: (_p, frame) => ({ say: 'ask.sow-crop', first: isUnsown(frame) }),
  label: (_p, frame, _seat, move) =>
    move.do !== 'skip' ? { ...move, say: `move.${move.do}` } : { say: isUnsown(frame) ? 'move.skip' : 'move.sown' },
};

function isUnsown({ grain, vegetable, gemfruit, mushroom }: FrameOf<'sow-crop'>): boolean {
  return grain + vegetable + gemfruit + mushroom === 0;
}

function canSowMore(player: Player, frame: FrameOf<'sow-crop'>): boolean {
  return ALL_CROPS.some(
    (crop) =>
      frame[crop] < MOST_SOWN &&
      (player.goods[crop] ?? 0) >= SOWN[crop].own &&
      CELLS.some((_, cell) => isSiteFor(player, crop, cell)),
  );
}
