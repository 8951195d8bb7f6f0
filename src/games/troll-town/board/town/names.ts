import type { Speak } from '../../../../web/board-kit/tabletop.ts';
import { type Building, type BuildingNumber, oldBoss, type TrollNumber, type TrollTown } from '../../position.ts';

/** So many names there are for cages, for shops and for pits. */
export const NAMES = 12;

/** Which of its kind it is, counted in the order they were built: its name goes by that, and stays. */
function placeAmongKind({ buildings }: Pick<TrollTown, 'buildings'>, { number, kind }: Building): number {
  let before = 0;
  for (const each of buildings) if (each.kind === kind && each.number < number) before++;
  return before;
}

/** What people call a building: 'Fen cage', 'Kettle Yard', "Greta's Hut". */
export function nameOfBuilding(view: TrollTown, building: Building, speak: Speak): string {
  const { kind, owner, host } = building;
  if (kind === 'hut') {
    return owner === oldBoss(view) ? speak('called.boss-hut') : speak('called.hut', { seat: owner });
  }
  if (kind === 'addon' || kind === 'pile') {
    const carrier = view.buildings[host];
    return speak(`called.${kind}`, { host: carrier === undefined ? '' : nameOfBuilding(view, carrier, speak) });
  }
  const place = placeAmongKind(view, building);
  if (kind === 'hovel') return speak('called.hovel', { number: place + 1 });
  return speak(`called.${kind}-${(place % NAMES) + 1}`);
}

export function nameOfNumber(view: TrollTown, number: BuildingNumber, speak: Speak): string {
  const building = view.buildings[number];
  return building === undefined ? '' : nameOfBuilding(view, building, speak);
}

export function nameOfTroll(view: TrollTown, troll: TrollNumber, speak: Speak): string {
  return troll === oldBoss(view) ? speak('called.boss') : speak('called.troll', { seat: troll });
}
