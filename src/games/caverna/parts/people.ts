import { push } from '../../../kernel/steps.ts';
import { WORTH } from '../bot/worth.ts';
import { personAt, playerAt } from '../position.ts';
import { canGrow } from '../rules/family.ts';
import { canForgeAny, cheapestLine, whyNoWeapon } from '../rules/forging.ts';
import { askExpedition } from '../steps/expedition.ts';
import { growNow } from '../steps/family.ts';
import { askTrade, tradeOf, tradesOf } from '../steps/trade.ts';
import { partKind } from './part.ts';

export const forge = partKind<'forge'>({
  rule: 'CV-7.2',
  can: (p, { seat, person }) => person.strength === 0 && canForgeAny(playerAt(p, seat), person.kind),
  why: (p, { seat, person }) =>
    person.strength > 0
      ? { rule: 'CV-7.2', say: 'blocked.armed' }
      : whyNoWeapon(playerAt(p, seat), cheapestLine(playerAt(p, seat), person.kind)),
  start: (p, seat, _part, may) => push(p, { step: 'forge', seat, may }),
  // The weapon that is forged here takes its bearer along.
  opens: (p, { seat, person }, next) => next === 'expedition' && canForgeAny(playerAt(p, seat), person.kind),
  worth: (_p, _seat, { goods }, _part, rounds) =>
    Math.min(8, goods.ore) * (WORTH.strength * rounds - WORTH.ore) + WORTH.armed * rounds,
});

export const expedition = partKind<'expedition'>({
  rule: 'CV-7.7',
  can: (_p, { person }) => person.strength > 0,
  why: () => ({ rule: 'CV-7.6', say: 'blocked.unarmed' }),
  start: (p, seat, { level, times }, may) => askExpedition(p, seat, level, times - 1, may),
  worth: (p, _seat, player, { level, times }) => {
    const { strength } = personAt(player, p.person);
    const now = strength > 0 ? strength : Math.min(8, player.goods.ore);
    return now > 0 ? level * times * (WORTH.loot + 0.1 * now) : 0;
  },
});

export const grow = partKind<'grow'>({
  rule: 'CV-8.4',
  can: (p, { seat }) => canGrow(playerAt(p, seat)),
  why: () => ({ rule: 'CV-8.4', say: 'blocked.branch-growth' }),
  start: (p, seat, _part, may) => {
    if (may) push(p, { step: 'grow', seat, may });
    else growNow(p, seat);
  },
  worth: (_p, _seat, player, _part, rounds) =>
    canGrow(player) ? 1 + (WORTH.action + WORTH.earlier * rounds * 0.5 - WORTH.food) * rounds : 0,
});

export const trade = partKind<'trade'>({
  rule: 'CV-4.36',
  can: (p, { seat }) => tradesOf(playerAt(p, seat)) > 0,
  why: () => ({ rule: 'CV-4.36', say: 'blocked.ore', ...tradeOf(1).give }),
  start: askTrade,
  worth: (_p, _seat, player) => tradesOf(player) * 1.7,
});

export const market = partKind<'market'>({
  rule: 'CV-4.38',
  free: true,
  can: (p, { seat }) => playerAt(p, seat).goods.gold > 0,
  start: (p, seat) => push(p, { step: 'market', seat, bought: 0 }),
  worth: () => 1,
});
