import type { Frame, Seat } from '../../../../kernel/game.ts';
import { type Animal, FARM_ANIMALS, type FarmAnimal } from '../../box/goods.ts';
import type { FrameOf } from '../../frames.ts';
import type { Caverna } from '../../position.ts';
import { wouldFit } from '../animals.ts';

/** CV-10.15, FF-8.20: animals of types that have just had young stay until the second breeding is over, a bit for each type. */
export function barredTypes(frame: Frame): number {
  return frame.step === 'breed-again' ? (frame as FrameOf<'breed-again'>).types : 0;
}

export function isBarred(types: number, animal: FarmAnimal): boolean {
  return types !== 0 && (types & (1 << FARM_ANIMALS.indexOf(animal))) !== 0;
}

/** Neither may they be given, nor may others come, or dogs go, so that some of them would have no room. */
export function isUpset(
  p: Caverna,
  seat: Seat,
  types: number,
  change: Readonly<Partial<Record<Animal, number>>>,
): boolean {
  if (types === 0) return false;
  if (FARM_ANIMALS.some((animal) => (change[animal] ?? 0) < 0 && isBarred(types, animal))) return true;
  return !wouldFit(p, seat, change);
}
