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
    if (owner !== oldBoss(view)) return speak('called.hut', { seat: owner });
    return speak(view.title === owner ? 'called.boss-hut' : 'called.old-boss-hut');
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
  if (troll !== oldBoss(view)) return speak('called.troll', { seat: troll });
  return speak(view.title === troll ? 'called.boss' : 'called.old-boss');
}
