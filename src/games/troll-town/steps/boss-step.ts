import type { Seat } from '../../../kernel/game.ts';
import type { Deed } from '../box/deeds.ts';
import { isPlayer, planOf, type TrollTown } from '../position.ts';
import { prepareDestruction, tearDown, UNOPPOSED } from '../rules/acts.ts';
import { bossTurn, pocket, strikeAt, takeMinion } from '../rules/game-boss.ts';
import { era } from '../rules/levels.ts';
import { carryOutBossOrders } from '../rules/orders.ts';
import { closeSlates } from '../rules/slates.ts';
import { tell } from '../words.ts';
import type { Auto } from './step.ts';

/** TT-3.6: nothing here causes or suffers a conflict. */
export const bossStep: Auto<'boss-step'> = {
  auto(p) {
    closeSlates(p);
    const boss = p.bossOfTurn;
    if (!isPlayer(p, boss)) {
      bossTurn(p);
      return;
    }
    const { deed } = planOf(p, boss);
    tell({ say: 'told.deed', seat: boss, deed });
    if (deed !== 'none') BOSS_DEEDS[deed]?.(p, boss);
    carryOutBossOrders(p, boss);
  },
};

/** TT-4.25 */
const BOSS_DEEDS: Readonly<Partial<Record<Deed, (p: TrollTown, boss: Seat) => void>>> = {
  ...UNOPPOSED,
  destroy(p, boss) {
    if (prepareDestruction(p, boss)) tearDown(p, boss);
  },
  // TT-4.26
  intimidate(p, boss) {
    const { victim } = planOf(p, boss);
    if (!takeMinion(p, victim, boss)) strikeAt(p, boss, victim);
  },
  strike: (p, boss) => strikeAt(p, boss, planOf(p, boss).victim),
  // TT-4.27
  'call-feast'(p, boss) {
    if (p.feasted >= era(p)) return;
    p.feastCalled = true;
    tell({ say: 'told.called-feast', seat: boss });
  },
  grift(p, boss) {
    const { supply } = planOf(p, boss);
    if ((p.income[supply] ?? 0) > 0) pocket(p, boss, supply);
  },
};
