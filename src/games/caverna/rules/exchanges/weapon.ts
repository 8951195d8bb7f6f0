import type { Frame, Seat } from '../../../../kernel/game.ts';
import { isHooked } from '../../../../kernel/hooks.ts';
import { HOOK_SET } from '../../box/furnishings.ts';
import { STRONGEST } from '../../box/market.ts';
import { DISCARD, moveAt } from '../../moves.ts';
import { type Caverna, changePerson, HOME, type Player, personAt, playerAt } from '../../position.ts';
import { tell } from '../../words.ts';
import { isHungry } from '../timely.ts';
import { type FreeAction, moveOf, RANK } from './free-action.ts';

const WEAPONS = HOOK_SET.hooks['exchange.weapon'];

/** CV-7.15: the Person that is on an expedition now, or trains for it, or -1. */
function explorer(p: Caverna, seat: Seat): number {
  if (seat !== p.active) return -1;
  const isAway = ({ step }: Frame) => step === 'train' || step === 'expedition' || step === 'end-expedition';
  return p.stack.some(isAway) ? p.person : -1;
}

/** D34, FD60: whose weapon goes, of several with the same strength. */
function disarmingRank({ at, kind }: Player['people'][number]): number {
  return (at === HOME ? 0 : 2) + (kind === 'goblin' ? 0 : 1);
}

/** The Person whose weapon of this strength goes, or -1. */
function disarmable(player: Player, away: number, strength: number): number {
  let found = -1;
  let best = -1;
  for (let person = 0; person < player.people.length; person++) {
    const each = personAt(player, person);
    if (person === away || each.strength !== strength) continue;
    const rank = disarmingRank(each);
    if (rank < best || (rank === best && each.at === HOME)) continue;
    found = person;
    best = rank;
  }
  return found;
}

/** CV-11.17 */
export const discard: FreeAction = {
  timely: isHungry,
  rank: () => RANK.weapon,
  offer(p, _frame, seat, offers) {
    const player = playerAt(p, seat);
    if (!isHooked(WEAPONS, player.held)) return;
    const away = explorer(p, seat);
    for (let strength = 1; strength <= STRONGEST; strength++) {
      if (disarmable(player, away, strength) >= 0) offers.add(moveAt(DISCARD, strength));
    }
  },
  take(p, seat, move) {
    const { strength } = moveOf('discard', move);
    const player = playerAt(p, seat);
    changePerson(player, disarmable(player, explorer(p, seat), strength), { strength: 0 });
    player.goods.food += strength;
    tell({ say: 'told.discarded', seat, strength });
  },
};
