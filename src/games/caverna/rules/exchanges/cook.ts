import { push } from '../../../../kernel/steps.ts';
import { ANIMALS, type Animal } from '../../box/goods.ts';
import { ADD_ANIMAL, type AddAnimal, COOK, DONE, type Plain } from '../../moves.ts';
import { type Player, playerAt } from '../../position.ts';
import type { Ask } from '../../steps/step.ts';
import { convertAnimals, cooksTogether, foodFor, NO_ANIMALS, rateOf } from '../conversions.ts';
import { house } from '../housing.ts';
import { isHungry } from '../timely.ts';
import type { FreeAction } from './free-action.ts';
import { barredTypes, isBarred } from './young.ts';

/** FF-14.2: several animals together, where that brings more. */
export const cook: FreeAction = {
  timely: (p, frame, seat) => frame.step === 'final-exchange' || isHungry(p, frame, seat),
  offer(p, frame, seat, offers) {
    const player = playerAt(p, seat);
    if (!cooksTogether(player) || cookable(player, 0) <= 1) return;
    if (cookable(player, barredTypes(frame)) <= 1) offers.block(COOK, 'FF-8.20', 'blocked.young');
    else offers.add(COOK);
  },
  take(p, seat) {
    const frame = p.stack[p.stack.length - 1];
    const young = frame === undefined ? 0 : barredTypes(frame);
    push(p, young === 0 ? { step: 'cook', seat, ...NO_ANIMALS } : { step: 'cook', seat, ...NO_ANIMALS, young });
  },
};

function cookable(player: Player, young: number): number {
  return ANIMALS.reduce((sum, animal) => sum + (mayCook(player, young, animal) ? player.goods[animal] : 0), 0);
}

/** Between two breedings dogs stay as well: sheep that have had young may be watched by them. */
function mayCook(player: Player, young: number, animal: Animal): boolean {
  if (animal === 'dog') return young === 0 && rateOf(player, 'dog') > 0;
  return !isBarred(young, animal);
}

/** FF-14.2 */
export const cookAnimals: Ask<'cook', AddAnimal | Plain> = {
  rule: 'FF-14.2',
  completes: true,
  offer(p, frame, seat, offers) {
    const player = playerAt(p, seat);
    for (const animal of ANIMALS) {
      if (player.goods[animal] > frame[animal] && mayCook(player, frame.young ?? 0, animal))
        offers.add(ADD_ANIMAL[animal]);
    }
    offers.add(DONE);
  },
  take(p, frame, seat, move) {
    if (move.do === 'add') {
      push(p, { ...frame, [move.animal]: frame[move.animal] + 1 });
      return;
    }
    const { dog, sheep, donkey, boar, cattle } = frame;
    convertAnimals(p, seat, { dog, sheep, donkey, boar, cattle });
    if (dog > 0) house(p, seat);
  },
  ask: (p, { dog, sheep, donkey, boar, cattle }, seat) => ({
    say: 'ask.cook',
    animals: dog + sheep + donkey + boar + cattle,
    food: foodFor(playerAt(p, seat), { dog, sheep, donkey, boar, cattle }),
  }),
  label: (_p, _frame, _seat, move) => (move.do === 'add' ? { ...move, say: 'move.add' } : { say: 'move.cook-now' }),
};
