import { ACTIONS, type ActionId, type Cost } from '../box/actions.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import { refreshCost } from '../steps/actions/power.ts';
import type { ActionName } from './places.ts';
import type { Speak } from './words.ts';

/** What an action costs at this table. */
export function costsOf(name: ActionName | 'activate', view: TrollsAndPrincesses): Cost {
  return name === 'refresh-cards' ? refreshCost(view) : ACTIONS[actionOf(name)];
}

/** The action of the rules; a swap, which is paid in two ways, is shown with its price in gold. */
export function actionOf(name: ActionName | 'activate'): ActionId {
  return name === 'swap' ? 'swap-gold' : name;
}

/** What it takes besides effort, in words. */
export function costOf(name: ActionName | 'activate', view: TrollsAndPrincesses, speak: Speak): string {
  const { power = 0, cows = 0, resources = [0, 0, 0] } = costsOf(name, view);
  const [obsidian, gold, diamond] = resources;
  return speak(name === 'swap' ? 'price.swap' : 'price.goods', { power, cows, obsidian, gold, diamond });
}

/** The whole price, with its effort. */
export function wholePriceOf(name: ActionName | 'activate', view: TrollsAndPrincesses, speak: Speak): string {
  const goods = costOf(name, view, speak);
  const effort = speak('price.effort', { effort: costsOf(name, view).points });
  return goods === '' ? effort : `${effort}, ${goods}`;
}
