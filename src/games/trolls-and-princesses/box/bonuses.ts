import type { Effect } from './effects.ts';

/** In the order of the sites and fields that hold so many of each. */
export const RESOURCES = ['obsidian', 'gold', 'diamond'] as const;
export type Resource = (typeof RESOURCES)[number];

export const OBSIDIAN = 0;
export const GOLD = 1;
export const DIAMOND = 2;

/** A resource by its number in RESOURCES. */
export const RESOURCE_NUMBERS = [OBSIDIAN, GOLD, DIAMOND] as const;
export type ResourceNumber = (typeof RESOURCE_NUMBERS)[number];

export function resourceNumber(resource: Resource): ResourceNumber {
  return resource === 'obsidian' ? OBSIDIAN : resource === 'gold' ? GOLD : DIAMOND;
}

/** TP-1.11: what a spot yields when it is filled, or a card when it is taken. */
export const BONUSES = [
  { id: 'none', effects: [] },
  { id: 'power-1', effects: [{ is: 'power', amount: 1 }] },
  { id: 'power-2', effects: [{ is: 'power', amount: 2 }] },
  { id: 'obsidian-1', effects: [{ is: 'gain', resource: 'obsidian', amount: 1 }] },
  { id: 'obsidian-2', effects: [{ is: 'gain', resource: 'obsidian', amount: 2 }] },
  { id: 'gold-1', effects: [{ is: 'gain', resource: 'gold', amount: 1 }] },
  { id: 'cow-1', effects: [{ is: 'cows', amount: 1 }] },
  { id: 'refill', effects: [{ is: 'refill' }] },
  { id: 'take-all-obsidian', effects: [{ is: 'mine', resource: 'obsidian', amount: Number.POSITIVE_INFINITY }] },
  { id: 'take-all-gold', effects: [{ is: 'mine', resource: 'gold', amount: Number.POSITIVE_INFINITY }] },
  { id: 'take-all-diamond', effects: [{ is: 'mine', resource: 'diamond', amount: Number.POSITIVE_INFINITY }] },
] as const satisfies readonly { readonly id: string; readonly effects: readonly Effect[] }[];

export type BonusId = (typeof BONUSES)[number]['id'];

export const BONUS_IDS: readonly BonusId[] = BONUSES.map(({ id }) => id);

export function bonusNumber(bonus: BonusId): number {
  return BONUS_IDS.indexOf(bonus);
}
