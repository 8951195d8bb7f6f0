import type { Seat } from '../../../kernel/game.ts';
import { isHooked } from '../../../kernel/hooks.ts';
import { push } from '../../../kernel/steps.ts';
import { tell } from '../../../kernel/tell.ts';
import { allCanBreed, breedable, breedingSets, keepOptions } from '../animals.ts';
import { HOOK_SET } from '../box/furnishings.ts';
import { convertAnimals } from '../conversions.ts';
import { gainAll } from '../goods.ts';
import { BREED, type Breed, type Keep, moveAt } from '../moves.ts';
import { type Caverna, playerAt } from '../position.ts';
import type { Ask } from './step.ts';

const AFTER = HOOK_SET.hooks['breeding.after'];

/** CV-10.12, CV-16.1: asked only where not every type that could have young has room for it. */
export function askBreeding(p: Caverna, seat: Seat, most: number): void {
  if (breedsWithoutChoice(p, seat, most)) breedAll(p, seat);
  else push(p, { step: 'breed', seat, most });
}

export function breedsWithoutChoice(p: Caverna, seat: Seat, most: number): boolean {
  const able = breedable(playerAt(p, seat));
  return able === 0 || allCanBreed(p, seat, most);
}

export function breedAll(p: Caverna, seat: Seat): void {
  const able = breedable(playerAt(p, seat));
  if (able > 0) bear(p, seat, moveAt(BREED, able));
}

/** CV-10.12, CV-10.16 */
function bear(p: Caverna, seat: Seat, { sheep, donkey, boar, cattle }: Breed): void {
  const { goods, held } = playerAt(p, seat);
  const born = { sheep: Number(sheep), donkey: Number(donkey), boar: Number(boar), cattle: Number(cattle) };
  goods.sheep += born.sheep;
  goods.donkey += born.donkey;
  goods.boar += born.boar;
  goods.cattle += born.cattle;
  p.acted = true;
  tell({ say: 'told.bred', seat, ...born });
  if (!isHooked(AFTER, held)) return;
  const animals = born.sheep + born.donkey + born.boar + born.cattle;
  for (const thing of held.things.slice()) {
    const gains = AFTER.at[thing]?.({ animals, donkeys: born.donkey });
    if (gains !== undefined) gainAll(p, seat, gains);
  }
}

const NO_YOUNG = moveAt(BREED, 0);

/** CV-10.13 to CV-10.15 */
export const breed: Ask<'breed', Breed> = {
  rule: 'CV-10.13',
  anytime: true,
  offer(p, { most }, seat, offers) {
    const sets = breedingSets(p, seat, most);
    for (const types of sets) offers.add(moveAt(BREED, types));
    if (sets.length === 0) offers.add(NO_YOUNG);
  },
  take(p, _frame, seat, move) {
    if (move !== NO_YOUNG && (move.sheep || move.donkey || move.boar || move.cattle)) bear(p, seat, move);
  },
  ask: (p, { most }, seat) => ({ say: 'ask.breed', crowded: !breedsWithoutChoice(p, seat, most) }),
};

/** CV-6.14 to CV-6.16 */
export const keep: Ask<'keep', Keep> = {
  rule: 'CV-6.15',
  anytime: true,
  completes: true,
  offer(p, _frame, seat, offers) {
    for (const [sheep, donkey, boar, cattle] of keepOptions(p, seat)) {
      offers.add({ do: 'keep', sheep, donkey, boar, cattle });
    }
  },
  take(p, _frame, seat, kept) {
    const { goods } = playerAt(p, seat);
    convertAnimals(p, seat, {
      sheep: goods.sheep - kept.sheep,
      donkey: goods.donkey - kept.donkey,
      boar: goods.boar - kept.boar,
      cattle: goods.cattle - kept.cattle,
    });
  },
};
