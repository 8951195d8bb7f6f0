import { hexName } from '../../box/hexes.ts';
import { type Quarter, quarterNamed } from '../../box/quarters.ts';
import { type Building, type BuildingNumber, oldBoss, type TrollNumber, type TrollTown } from '../../position.ts';
import type { Speak } from '../words.ts';

function quarterOf({ hexes }: Building): Quarter {
  return quarterNamed(hexName(hexes[0]));
}

/** Which of its kind it is in its quarter, in the order they were built: its name goes by that, and stays. */
function placeAmong({ buildings }: Pick<TrollTown, 'buildings'>, building: Building): number {
  const quarter = quarterOf(building);
  let place = 1;
  for (const each of buildings) {
    if (each.kind === building.kind && each.number < building.number && quarterOf(each) === quarter) place++;
  }
  return place;
}

/** What people call a building: 'Fen cage', 'Mill shop 2', "Greta's Hut". */
export function nameOfBuilding(view: TrollTown, building: Building, speak: Speak): string {
  const { kind, owner, host } = building;
  if (kind === 'hut') {
    return owner === oldBoss(view) ? speak('called.boss-hut') : speak('called.hut', { seat: owner });
  }
  if (kind === 'addon' || kind === 'pile') {
    const carrier = view.buildings[host];
    return speak(`called.${kind}`, { host: carrier === undefined ? '' : nameOfBuilding(view, carrier, speak) });
  }
  const quarter = speak(`quarter-short.${quarterOf(building)}`);
  return speak(`called.${kind}`, { quarter, place: placeAmong(view, building) });
}

export function nameOfNumber(view: TrollTown, number: BuildingNumber, speak: Speak): string {
  const building = view.buildings[number];
  return building === undefined ? '' : nameOfBuilding(view, building, speak);
}

export function nameOfTroll(view: TrollTown, troll: TrollNumber, speak: Speak): string {
  return troll === oldBoss(view) ? speak('called.boss') : speak('called.troll', { seat: troll });
}
