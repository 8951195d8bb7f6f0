import type { Seat } from '../../../src/kernel/game.ts';

export type TakeStonesFrame = { readonly step: 'turn' } | { readonly step: 'take'; readonly seat: Seat };
