import type { Seat } from '../../../../kernel/game.ts';
import { FARM_ANIMALS, type FarmAnimal, type Good, type Some } from '../../box/goods.ts';
import { type Caverna, playerAt } from '../../position.ts';
import { fits, layoutOf } from '../../rules/animals.ts';
import type { Speak } from '../words.ts';

/** More than anybody ever keeps. */
const MOST = 40;

export function isFarmAnimal(good: Good): good is FarmAnimal {
  return (FARM_ANIMALS as readonly Good[]).includes(good);
}

/** CV-6.11: how many more of a kind would fit. */
export function roomFor(view: Caverna, seat: Seat, animal: FarmAnimal): number {
  const { dog, sheep, donkey, boar, cattle } = playerAt(view, seat).goods;
  const room = layoutOf(view, seat);
  const herd = { sheep, donkey, boar, cattle };
  for (let more = 0; more < MOST; more++) {
    herd[animal]++;
    if (!fits(room, dog, herd.sheep, herd.donkey, herd.boar, herd.cattle)) return more;
  }
  return MOST;
}

/** Whether the animals that would come have room: one sentence for each kind. */
export function sayRoom(view: Caverna, seat: Seat, brings: Some, speak: Speak): string {
  return FARM_ANIMALS.flatMap((animal) => {
    const come = brings[animal] ?? 0;
    if (come === 0) return [];
    const room = roomFor(view, seat, animal);
    const goods = speak(`amount.${animal}`, { count: room });
    return [speak(room < come ? 'explain.room-for-fewer' : 'explain.room', { goods, come })];
  }).join(' ');
}
