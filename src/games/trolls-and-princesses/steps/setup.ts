import { at } from '../../../kernel/lists.ts';
import { push } from '../../../kernel/steps.ts';
import { areaNumber, CAVERN_IDS } from '../box/areas.ts';
import { CLAN_IDS, CLANS, NO_CLAN } from '../box/clans.ts';
import { CHOOSE_CLAN, type ChooseClan, moveAt, TO_CAVERN, type ToCavern } from '../moves.ts';
import { playerAt, type TrollsAndPrincesses } from '../position.ts';
import { plus } from '../rules/goods.ts';
import { joinClan } from '../setup.ts';
import { tell } from '../words.ts';
import type { Ask, Auto } from './step.ts';

function isTaken(p: TrollsAndPrincesses, clan: number): boolean {
  return p.players.some((player) => player.clan === clan);
}

/** TP-11.2, D44. The last clan of four is nobody's choice. */
export const setupClan: Ask<'setup-clan', ChooseClan> = {
  rule: 'TP-2.7',
  offer(p, _frame, _seat, offers) {
    for (let clan = 0; clan < CLANS.length; clan++) {
      const move = moveAt(CHOOSE_CLAN, clan);
      if (isTaken(p, clan)) offers.block(move, 'TP-2.7', 'blocked.clan-taken');
      else offers.add(move);
    }
  },
  take(p, _frame, seat, { clan }) {
    joinClan(p, seat, CLAN_IDS.indexOf(clan));
    tell({ say: 'told.clan', seat, clan });
    const free = CLANS.flatMap((_, number) => (isTaken(p, number) ? [] : [number]));
    const next = p.stack.at(-1);
    const [last] = free;
    if (last === undefined || free.length > 1 || next?.step !== 'setup-clan') return;
    p.stack.pop();
    joinClan(p, next.seat, last);
    tell({ say: 'told.clan', seat: next.seat, clan: at(CLAN_IDS, last) });
  },
};

/** TP-2.8: then the first turn can begin. */
export const begin: Auto<'begin'> = {
  auto(p) {
    push(p, { step: 'turn' });
    p.players.forEach(({ clan }, seat) => {
      if (clan !== NO_CLAN && CLANS[clan]?.humans === 1) push(p, { step: 'setup-human', seat });
    });
  },
};

/** TP-2.8 */
export const setupHuman: Ask<'setup-human', ToCavern> = {
  rule: 'TP-2.8',
  offer(_p, _frame, _seat, offers) {
    for (let cavern = 0; cavern < CAVERN_IDS.length; cavern++) offers.add(moveAt(TO_CAVERN, cavern));
  },
  take(p, _frame, seat, { cavern }) {
    p.supply.humans--;
    const player = playerAt(p, seat);
    player.humans = plus(player.humans, areaNumber(cavern), 1);
    tell({ say: 'told.human-starts', seat, cavern });
  },
};
