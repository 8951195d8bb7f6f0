import type { Seat } from '../../../kernel/game.ts';
import { push } from '../../../kernel/steps.ts';
import { type Crop, FARM_ANIMALS } from '../box/goods.ts';
import type { CavernaFrame, Feeding } from '../frames.ts';
import { DONE, FEED, type Feed, type Plain, SKIP_BREEDING, SKIP_FIELDS, type SkipPhase } from '../moves.ts';
import { type Caverna, goblinsOf, playerAt, type Sown } from '../position.ts';
import { breedable, rubiesMakePair } from '../rules/animals.ts';
import { canExchange } from '../rules/exchanges/anytime.ts';
import { couldEatOtherwise, eat, insteadOf, mealOf, wouldEatLess } from '../rules/feeding.ts';
import { endOf, showMarker } from '../rules/harvests.ts';
import { tell } from '../words.ts';
import { breedAll, breedDogs, breedsWithoutChoice, canBreedAgain, hasPuppy, mayBreedAgain } from './breeding.ts';
import { askEach, inTurnOrder } from './order.ts';
import type { Ask, Auto } from './step.ts';

/** CV-3.21, CV-16.1: there is enough, and no exchange would make it less, or there is nothing that could be turned into it. */
function feedsWithoutChoice(p: Caverna, seat: Seat, kind: Feeding): boolean {
  const player = playerAt(p, seat);
  const { food, stone } = mealOf(p, seat, kind, 'nobody');
  if (food + stone === 0) return true;
  if (insteadOf(player).length > 0 || couldEatOtherwise(player) || wouldEatLess(p, seat, kind)) return false;
  return (player.goods.food >= food && player.goods.stone >= stone) || !canExchange(p, seat);
}

/** CV-3.18, CV-10.1 */
export const endOfRound: Auto<'end-of-round'> = {
  auto(p) {
    if (p.options.harvestMarkers === 'harvest') showMarker(p);
    const event = endOf(p, p.round);
    if (event === 'nothing') return;
    tell({ say: 'told.end-of-round', event });
    if (event === 'no-harvest') return;
    if (event === 'pay-1') {
      push(p, { step: 'feeding', kind: 'pay-1' });
      return;
    }
    push(p, { step: 'breeding' });
    push(p, { step: 'feeding', kind: 'harvest' });
    push(p, { step: 'reap' });
    if (event === 'skip-one') push(p, { step: 'skip-one' });
    if (p.folks !== undefined) push(p, { step: 'start-harvest' });
  },
};

/** CV-10.4: where there is nothing to reap, that is what is left out. */
export const skipOne: Auto<'skip-one'> = {
  auto(p) {
    const frames: CavernaFrame[] = [];
    for (const seat of inTurnOrder(p)) {
      const player = playerAt(p, seat);
      if (player.sown.length === 0) leaveOut(p, seat, 'fields');
      else if (breedable(player) === 0 && !hasPuppy(player) && !rubiesMakePair(p, seat)) leaveOut(p, seat, 'breeding');
      else frames.push({ step: 'skip-choice', seat });
    }
    askEach(p, frames);
  },
};

function leaveOut(p: Caverna, seat: Seat, phase: 'fields' | 'breeding'): void {
  playerAt(p, seat).skips = phase;
  tell({ say: 'told.skipped-phase', seat, phase });
}

/** CV-10.4 */
export const skipChoice: Ask<'skip-choice', SkipPhase> = {
  rule: 'CV-10.4',
  anytime: true,
  offer(_p, _frame, _seat, offers) {
    offers.add(SKIP_FIELDS);
    offers.add(SKIP_BREEDING);
  },
  take(p, _frame, seat, move) {
    leaveOut(p, seat, move.do === 'skip-fields' ? 'fields' : 'breeding');
  },
};

/** CV-10.5 */
export const reap: Auto<'reap'> = {
  auto(p) {
    for (const seat of inTurnOrder(p)) {
      const player = playerAt(p, seat);
      if (player.skips === 'fields' || player.sown.length === 0) continue;
      const reaped: Partial<Record<Crop, number>> = { grain: 0, vegetable: 0 };
      const left: Sown[] = [];
      for (const { crop, cell, count } of player.sown) {
        reaped[crop] = (reaped[crop] ?? 0) + 1;
        player.goods[crop] = (player.goods[crop] ?? 0) + 1;
        if (count > 1) left.push({ cell, crop, count: count - 1 });
      }
      player.sown = left;
      tell({ say: 'told.reaped', seat, ...reaped });
    }
  },
};

/** CV-10.6 to CV-10.10: asked where food is short or something else can be given. */
export const feeding: Auto<'feeding'> = {
  auto(p, { kind }) {
    const frames: CavernaFrame[] = [];
    for (const seat of inTurnOrder(p)) {
      if (feedsWithoutChoice(p, seat, kind)) eat(p, seat, kind, {}, 'regular');
      else frames.push({ step: 'feed', seat, kind });
    }
    askEach(p, frames);
  },
};

/** CV-10.7, CV-10.9 */
export const feed: Ask<'feed', Feed> = {
  rule: 'CV-10.9',
  anytime: true,
  offer(p, _frame, seat, offers) {
    offers.add(FEED);
    const player = playerAt(p, seat);
    const instead = insteadOf(player);
    for (const some of instead) offers.add({ do: 'feed', ...some } as Feed);
    if (goblinsOf(player) === 0) return;
    for (const some of instead) offers.add({ do: 'feed', who: 'goblin', ...some } as Feed);
  },
  take(p, { kind }, seat, move) {
    if ('who' in move) {
      const { do: _, who, ...instead } = move;
      eat(p, seat, kind, instead, who);
    } else {
      const { do: _, ...instead } = move;
      eat(p, seat, kind, instead, 'regular');
    }
  },
  ask(p, { kind }, seat) {
    const { food, stone } = playerAt(p, seat).goods;
    const { food: need, stone: craving } = mealOf(p, seat, kind, 'nobody');
    const missing = Math.max(0, need - food) + Math.max(0, craving - stone);
    if (craving === 0) return { say: 'ask.feed', need, food, missing };
    return { say: 'ask.feed-stone', need, food, craving, stone, missing };
  },
};

/** CV-10.12 */
export const breeding: Auto<'breeding'> = {
  auto(p) {
    const frames: CavernaFrame[] = [];
    for (const seat of inTurnOrder(p)) {
      const player = playerAt(p, seat);
      const { skips } = player;
      player.skips = 'nothing';
      if (skips === 'breeding') continue;
      breedDogs(p, seat);
      if (!breedsWithoutChoice(p, seat, FARM_ANIMALS.length) || rubiesMakePair(p, seat)) {
        frames.push(askToBreed(seat, mayBreedAgain(player)));
      } else {
        const types = breedAll(p, seat, FARM_ANIMALS.length);
        if (canBreedAgain(p, seat, types)) frames.push({ step: 'breed-again', seat, types });
      }
    }
    askEach(p, frames);
  },
};

function askToBreed(seat: Seat, again: boolean): CavernaFrame {
  const most = FARM_ANIMALS.length;
  return again ? { step: 'breed', seat, most, again } : { step: 'breed', seat, most };
}

/** CV-14.1 */
export const closing: Auto<'closing'> = {
  auto(p) {
    const seats = inTurnOrder(p).filter((seat) => canExchange(p, seat));
    askEach(
      p,
      seats.map((seat) => ({ step: 'final-exchange', seat })),
    );
  },
};

export const finalExchange: Ask<'final-exchange', Plain> = {
  rule: 'CV-14.1',
  anytime: true,
  lastChance: true,
  offer(_p, _frame, _seat, offers) {
    offers.add(DONE);
  },
  take() {},
};
