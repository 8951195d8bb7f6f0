import { at } from '../../../../kernel/lists.ts';
import { STATS } from '../../box/fights.ts';
import { hexName, joinName } from '../../box/hexes.ts';
import { SUPPLIES } from '../../box/supplies.ts';
import { BUILT, type Plan, type TrollTown, WAIT } from '../../position.ts';
import { nameOfNumber, nameOfTroll } from '../town/names.ts';
import type { Speak } from '../words.ts';

/** What a deed aims at, in words. */
export function aimOf(view: TrollTown, plan: Plan, speak: Speak): string {
  switch (plan.deed) {
    case 'get-minion':
      return speak(`bed.${plan.bed}`);
    case 'capture-child': {
      const store = plan.store === WAIT ? speak('place.wait') : nameOfNumber(view, plan.store, speak);
      return `${speak(`gear.${plan.gear}`)} · ${store}`;
    }
    case 'scare':
      return nameOfNumber(view, plan.store, speak);
    case 'upgrade-hovel':
    case 'upgrade-pile':
      return nameOfNumber(view, plan.host, speak);
    case 'fight':
    case 'strike':
    case 'intimidate':
      return nameOfTroll(view, plan.victim, speak);
    case 'smash':
      return speak('place.join', { join: joinName(plan.join) });
    case 'fire':
      return speak('place.hex', { hex: hexName(plan.hex) });
    case 'destroy':
      return plan.target >= BUILT ? nameOfNumber(view, plan.target - BUILT, speak) : speak('plan.a-road');
    case 'get-resource':
      return `${speak(`supply.${at(SUPPLIES, plan.supply)}`)} · ${speak(plan.keeps ? 'plan.to-hut' : 'plan.to-hub')}`;
    case 'grift':
      return speak(`supply.${at(SUPPLIES, plan.supply)}`);
    case 'make-trinket':
      return plan.trinkets.map((stat) => speak(`stat-name.${at(STATS, stat)}`)).join(', ');
    default:
      return '';
  }
}

/** A whole plan in a few words: the deed and what it aims at, then what the Minions build. */
export function planInWords(view: TrollTown, plan: Plan, speak: Speak): string[] {
  const aim = aimOf(view, plan, speak);
  const deed = plan.deed === 'none' ? speak('plan.no-deed') : speak(`act.${plan.deed}`);
  return [aim === '' ? deed : `${deed} (${aim})`, ...plan.orders.map(({ work }) => speak(`piece.${work}`))];
}
