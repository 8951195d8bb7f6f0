import type { Seat } from '../../../kernel/game.ts';
import { ACTIONS, type ActionId, type Cost } from '../box/actions.ts';
import { RESOURCE_NUMBERS, RESOURCES } from '../box/bonuses.ts';
import { playerAt, type TrollsAndPrincesses } from '../position.ts';
import type { Word } from '../words.ts';
import { plus } from './goods.ts';

/** TP-4.3, TP-11.5: the rule by which the trolls of others pay for an action too; nothing where they do not. */
export function ruleOfHelp({ options }: TrollsAndPrincesses, action: ActionId): string | undefined {
  const { help } = ACTIONS[action];
  if (help === 'never') return undefined;
  if (options.sharedActions === 'all') return 'TP-11.5';
  return help === 'always' ? 'TP-4.3' : undefined;
}

/** TP-4.3: points that the action may use; help pays for shared actions only. */
function pointsFor({ points, help }: TrollsAndPrincesses, isShared: boolean): number {
  return isShared ? points + help : points;
}

export function canPay(p: TrollsAndPrincesses, seat: Seat, cost: Cost, isShared = false): boolean {
  if (pointsFor(p, isShared) < cost.points) return false;
  const player = playerAt(p, seat);
  if (player.power < (cost.power ?? 0) || player.cows < (cost.cows ?? 0)) return false;
  const { resources } = cost;
  if (resources === undefined) return true;
  const { field } = player;
  return field[0] >= resources[0] && field[1] >= resources[1] && field[2] >= resources[2];
}

/** Message id of what is missing for the cost. */
export function shortage(p: TrollsAndPrincesses, seat: Seat, cost: Cost, isShared = false): Word | undefined {
  if (pointsFor(p, isShared) < cost.points) return 'blocked.points';
  const player = playerAt(p, seat);
  if (player.power < (cost.power ?? 0)) return 'blocked.power';
  if (player.cows < (cost.cows ?? 0)) return 'blocked.cows';
  const lacking = RESOURCES.find((_, resource) => (player.field[resource] ?? 0) < (cost.resources?.[resource] ?? 0));
  return lacking && `blocked.${lacking}`;
}

/** TP-4.3, TP-4.5: help points first; what is paid goes back to the supply. */
export function pay(p: TrollsAndPrincesses, seat: Seat, cost: Cost, isShared = false): void {
  const helped = isShared ? Math.min(p.help, cost.points) : 0;
  p.help -= helped;
  p.points -= cost.points - helped;
  const player = playerAt(p, seat);
  player.power -= cost.power ?? 0;
  const cows = cost.cows ?? 0;
  player.cows -= cows;
  p.supply.cows += cows;
  const { resources } = cost;
  if (resources === undefined) return;
  for (const resource of RESOURCE_NUMBERS) {
    const amount = resources[resource];
    if (amount === 0) continue;
    player.field = plus(player.field, resource, -amount);
    p.supply.resources = plus(p.supply.resources, resource, amount);
  }
}
