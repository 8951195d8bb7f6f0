import { isPlayer, type TrollTown } from '../position.ts';
import { tell } from '../words.ts';
import { housePostTurn } from './children.ts';
import { by } from './events.ts';
import { communalBeds, privateBeds } from './levels.ts';

/** TT-3.9: Children, then Minions, find a place or run away. */
export function houseAll(p: TrollTown): void {
  housePostTurn(p);
  houseMinions(p);
}

/** TT-6.6: private Minions without a bed look for a communal one; then whoever has none runs away. */
function houseMinions(p: TrollTown): void {
  let away = 0;
  p.trolls.forEach((troll, number) => {
    const homeless = troll.minions - privateBeds(p, number);
    if (homeless <= 0) return;
    troll.minions -= homeless;
    if (isPlayer(p, number)) p.communal += homeless;
    else away += homeless;
    tell({ say: 'told.lost-beds', ...by(p, number), minions: homeless });
  });
  const crowd = p.communal - communalBeds(p);
  if (crowd > 0) {
    p.communal -= crowd;
    away += crowd;
  }
  p.herd += away;
  p.communalWorked = Math.min(p.communalWorked, p.communal);
  for (const troll of p.trolls) troll.worked = Math.min(troll.worked, troll.minions);
  if (away > 0) tell({ say: 'told.minions-ran', minions: away });
}
