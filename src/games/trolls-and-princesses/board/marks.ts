import type { GlyphName } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { BONUSES, type BonusId } from '../box/bonuses.ts';
import type { Victory } from '../box/cave-tiles.ts';
import type { Effect } from '../box/effects.ts';
import type { Challenge } from '../box/king-cards.ts';
import type { Tally } from '../box/troll-cards.ts';

/** A picture, with a number or sign behind it. */
export interface Mark {
  readonly glyph: GlyphName;
  readonly text?: string;
}

const ALL = '∗';

function times(amount: number): string {
  return amount === Number.POSITIVE_INFINITY ? ALL : String(amount);
}

export function marksOf(effects: readonly Effect[]): Mark[] {
  return effects.flatMap(marksOfEffect);
}

function marksOfEffect(effect: Effect): Mark[] {
  switch (effect.is) {
    case 'power':
      return [{ glyph: 'power', text: `+${effect.amount}` }];
    case 'gain':
      return [{ glyph: effect.resource, text: `+${effect.amount}` }];
    case 'cows':
      return [{ glyph: 'cow', text: `+${effect.amount}` }];
    case 'mine':
      return [{ glyph: 'mining' }, { glyph: effect.resource, text: times(effect.amount) }];
    case 'refill':
      return [{ glyph: 'refill' }];
    case 'move':
      return [
        { glyph: 'walk' },
        ...(effect.trolls > 0 ? [{ glyph: 'troll', text: times(effect.trolls) } as const] : []),
        ...(effect.humans > 0 ? [{ glyph: 'human', text: times(effect.humans) } as const] : []),
      ];
    case 'build':
      return [{ glyph: 'cave', text: '+1' }];
    case 'card':
      return [{ glyph: 'card', text: '+1' }];
  }
}

export function marksOfBonus(bonus: BonusId): Mark[] {
  return marksOf(BONUSES.find(({ id }) => id === bonus)?.effects ?? []);
}

/** What a trophy cave counts. */
export const VICTORY_MARKS: Readonly<Record<Victory, Mark>> = {
  bat: { glyph: 'bat' },
  toad: { glyph: 'toad' },
  snake: { glyph: 'snake' },
  diamond: { glyph: 'diamond' },
  'gold-pair': { glyph: 'gold', text: '/2' },
  'obsidian-pair': { glyph: 'obsidian', text: '/2' },
  cow: { glyph: 'cow' },
  'human-pair': { glyph: 'human', text: '/2' },
};

export const TALLY_MARKS: Readonly<Record<Tally, GlyphName>> = {
  'king-tiles': 'king',
  'diamond-sites': 'diamond',
  'gold-sites': 'gold',
  'obsidian-sites': 'obsidian',
  'bell-tiles': 'bell',
  'princess-tiles': 'bed',
  'victory-tiles': 'trophy',
  'cave-tiles': 'cave',
  power: 'power',
};

export const CHALLENGE_MARKS: Readonly<Record<Challenge, GlyphName>> = {
  'princess-tiles': 'bed',
  'resource-tiles': 'obsidian',
  'bell-tiles': 'bell',
  'victory-tiles': 'trophy',
  'cave-tiles': 'cave',
  bats: 'bat',
  snakes: 'snake',
  toads: 'toad',
  'totem-kinds': 'card',
  'troll-cards': 'card',
  outposts: 'outpost',
  changelings: 'changeling',
  bells: 'bell',
  humans: 'human',
};
