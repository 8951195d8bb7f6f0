import type { Seat } from '../../../kernel/game.ts';
import { push } from '../../../kernel/steps.ts';
import { tell } from '../../../kernel/tell.ts';
import { pushTogether } from '../../../kernel/together.ts';
import { breedable, rubyMakesPair } from '../animals.ts';
import { FARM_ANIMALS } from '../box/goods.ts';
import { canExchange } from '../exchanges.ts';
import { eat, feedsWithoutChoice, insteadOf, needOf } from '../feeding.ts';
import type { CavernaFrame } from '../frames.ts';
import { endOf, showMarker } from '../harvests.ts';
import { DONE, FEED, type Feed, type Plain, SKIP_BREEDING, SKIP_FIELDS, type SkipPhase } from '../moves.ts';
import { type Caverna, playerAt, type Sown } from '../position.ts';
import { breedAll, breedsWithoutChoice } from './breeding.ts';
import { inTurnOrder } from './round.ts';
import type { Ask, Auto } from './step.ts';

/** CV-10.2: all at once, or one after another from the starting player on. */
function askEach(p: Caverna, frames: readonly CavernaFrame[]): void {
  const [first, ...others] = frames;
  if (first === undefined) return;
  if (others.length > 0 && p.options.simultaneousHarvest) pushTogether(p, frames, { secret: false, done: 'shown' });
  else for (let i = frames.length - 1; i >= 0; i--) push(p, frames[i] as CavernaFrame);
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
  },
};

/** CV-10.4: where there is nothing to reap, that is what is left out. */
export const skipOne: Auto<'skip-one'> = {
  auto(p) {
    const frames: CavernaFrame[] = [];
    for (const seat of inTurnOrder(p)) {
      const player = playerAt(p, seat);
      if (player.sown.length === 0) leaveOut(p, seat, 'fields');
      else if (breedable(player) === 0 && player.goods.ruby === 0) leaveOut(p, seat, 'breeding');
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
      let grain = 0;
      let vegetable = 0;
      const left: Sown[] = [];
      for (const field of player.sown) {
        if (field.crop === 'grain') grain++;
        else vegetable++;
        if (field.count > 1) left.push({ ...field, count: field.count - 1 });
      }
      player.goods.grain += grain;
      player.goods.vegetable += vegetable;
      player.sown = left;
      tell({ say: 'told.reaped', seat, grain, vegetable });
    }
  },
};

/** CV-10.6 to CV-10.10: asked where food is short or something else can be given. */
export const feeding: Auto<'feeding'> = {
  auto(p, { kind }) {
    const frames: CavernaFrame[] = [];
    for (const seat of inTurnOrder(p)) {
      if (feedsWithoutChoice(p, seat, kind)) eat(p, seat, kind, {});
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
    for (const instead of insteadOf(playerAt(p, seat))) offers.add({ do: 'feed', ...instead } as Feed);
  },
  take(p, { kind }, seat, move) {
    const { do: _, ...instead } = move;
    eat(p, seat, kind, instead);
  },
  ask(p, { kind }, seat) {
    const { food } = playerAt(p, seat).goods;
    const need = needOf(p, seat, kind, false);
    return { say: 'ask.feed', need, food, missing: Math.max(0, need - food) };
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
      if (breedsWithoutChoice(p, seat, FARM_ANIMALS.length) && !rubyMakesPair(p, seat)) breedAll(p, seat);
      else frames.push({ step: 'breed', seat, most: FARM_ANIMALS.length });
    }
    askEach(p, frames);
  },
};

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
  offer(_p, _frame, _seat, offers) {
    offers.add(DONE);
  },
  take() {},
};
