import type { Seat } from '../../kernel/game.ts';
import type { BuildingId, PathId } from './box/pieces.ts';
import type { Crew, Gear } from './position.ts';

type Asking<Step extends string> = Step extends string ? { readonly step: Step; readonly seat: Seat } : never;
type Running<Step extends string> = Step extends string ? { readonly step: Step } : never;

/** The steps of a turn that run by themselves, in the order in which they run (section 3). */
export const TURN_STEPS = [
  'boss-step',
  'scare',
  'schmooze',
  'gather',
  'services',
  'capture-child',
  'fallen-boss',
  'fight',
  'destroy',
  'smash',
  'fire',
  'challenge',
  'orders',
  'post-turn',
  'feast',
  'end-turn',
] as const;

export type TurnStep = (typeof TURN_STEPS)[number];

/** TT-17.1: what is asked while a plan is made, without what an order needs. */
export type DeedStep =
  | 'plan-store'
  | 'plan-host'
  | 'plan-victim'
  | 'plan-join'
  | 'plan-hex'
  | 'plan-target'
  | 'plan-scare'
  | 'plan-resource'
  | 'plan-trinkets'
  | 'plan-trinket-stat'
  | 'plan-grift';

export type TrollTownFrame =
  // The stat by its number; speed is what is left.
  | (Asking<'stats'> & { readonly stat: number })
  | Running<'reveal-stats' | 'pre-turn' | 'planning'>
  | Asking<'plan-action' | 'lock'>
  | Asking<Exclude<DeedStep, 'plan-store' | 'plan-host' | 'plan-trinket-stat'>>
  | (Asking<'plan-store'> & { readonly gear: Gear })
  | (Asking<'plan-host' | 'plan-site'> & { readonly addon: 'addon' | 'pile' })
  // How many are still to be given a stat.
  | (Asking<'plan-trinket-stat'> & { readonly left: number })
  // Which order: 0, 1, 2. After a change the plan goes back to `lock`, otherwise on to the next order.
  | (Asking<'plan-order'> & { readonly order: number; readonly change: boolean })
  | (Asking<'plan-placement'> & {
      readonly order: number;
      readonly change: boolean;
      readonly piece: PathId;
      readonly crew: Crew;
    })
  | (Asking<'plan-building-site'> & {
      readonly order: number;
      readonly change: boolean;
      readonly piece: BuildingId;
      readonly crew: Crew;
    })
  | Running<Exclude<TurnStep, 'orders'>>
  | { readonly step: 'orders'; readonly round: number }
  | (Asking<'lend'> & { readonly most: number })
  | Running<'serve' | 'finish'>;

export type FrameOf<Step extends TrollTownFrame['step']> = Extract<TrollTownFrame, { readonly step: Step }>;
