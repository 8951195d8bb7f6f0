import type { Frame, Seat } from '../../../kernel/game.ts';
import type { FarmAnimal, FolkCrop, Good, Some } from '../box/goods.ts';
import type { FrameOf } from '../frames.ts';
import { type Caverna, emptyFields, playerAt } from '../position.ts';
import { mealOf } from './feeding.ts';

// Where bots look at exchanges: all of them at every question would drown them.

/** Food is eaten at feedings only, and made of other things just before. */
export function isHungry(p: Caverna, frame: Frame, seat: Seat): boolean {
  if (frame.step !== 'feed') return false;
  const { kind } = frame as FrameOf<'feed'>;
  const { food, stone } = playerAt(p, seat).goods;
  const meal = mealOf(p, seat, kind, 'nobody');
  return food < meal.food || stone < meal.stone;
}

/** Of a material more than this is seldom missing. */
const MATERIAL_IN_STORE: Readonly<Partial<Record<Good, number>>> = { wood: 4, stone: 3, ore: 8 };

/** A ruby for a good that is missing for the next action. */
export function isUseful(p: Caverna, { step }: Frame, seat: Seat, good: Good): boolean {
  if (good === 'gold') return step === 'final-exchange';
  if (step !== 'place-person') return false;
  const player = playerAt(p, seat);
  if (good === 'grain' || good === 'vegetable') return player.goods[good] === 0 && emptyFields(player) > 0;
  return (player.goods[good] ?? 0) < (MATERIAL_IN_STORE[good] ?? 0);
}

/** A ruby for a kind of animal that is missing, for the second to breed, or for a donkey that works from the next round on. */
export function isWelcome(p: Caverna, { step }: Frame, seat: Seat, animal: FarmAnimal): boolean {
  const has = playerAt(p, seat).goods[animal];
  if (step === 'final-exchange') return has === 0;
  if (step === 'last-exchange' || step === 'feed') return animal === 'donkey';
  return (step === 'place-person' || step === 'breed') && has < 2;
}

/** Materials before an action, food for the hungry, this round's rubies before the next, gold in the end. */
export function isTimelyToGet(p: Caverna, frame: Frame, seat: Seat, get: Some): boolean {
  if (frame.step === 'final-exchange') return get.gold !== undefined;
  if (frame.step === 'last-exchange') return get.ruby !== undefined;
  if (frame.step === 'feed') return get.food !== undefined && isHungry(p, frame, seat);
  return frame.step === 'place-person' && get.wood !== undefined;
}

/** Gemfruits for rubies to dig with or to eat, mushrooms for food. */
export function isCropTimely(p: Caverna, frame: Frame, seat: Seat, crop: FolkCrop): boolean {
  if (isHungry(p, frame, seat)) return true;
  return crop === 'gemfruit' && frame.step === 'place-person' && playerAt(p, seat).goods.ruby < 2;
}
