import type { Seat } from '../../kernel/game.ts';
import type { Purchase } from './box/creatures.ts';

export type GnomeElfTrollFrame =
  | { readonly step: 'turn' }
  | { readonly step: 'sow'; readonly seat: Seat }
  | { readonly step: 'harvest' }
  | { readonly step: 'shop' }
  | { readonly step: 'buy'; readonly seat: Seat }
  | { readonly step: 'place'; readonly seat: Seat; readonly purchase: Purchase }
  | { readonly step: 'replenish' }
  | { readonly step: 'finish-turn' };
