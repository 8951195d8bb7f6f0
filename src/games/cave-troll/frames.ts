import type { FrameNamed, Seat } from '../../kernel/game.ts';
import type { Figure } from './box/figures.ts';
import type { Area } from './box/map.ts';

/** A question to a seat. */
type Asking<Step extends string> = Step extends string ? { readonly step: Step; readonly seat: Seat } : never;

/** CT-11.7: a question about one figure: the one that acts, or that is to be placed or moved. */
type Acting<Step extends string> = Step extends string
  ? { readonly step: Step; readonly seat: Seat; readonly figure: Figure }
  : never;

type Running<Step extends string> = Step extends string ? { readonly step: Step } : never;

/** CT-11.3: the steps that ask, named as in the sheet, and those that run by themselves. */
export type CaveTrollFrame =
  | Running<'turn' | 'finish-action' | 'next-seat' | 'final-scoring' | 'lay-card'>
  | Asking<'action' | 'choose-card' | 'pick-score-room'>
  | Acting<'place-hero' | 'place-monster' | 'place-troll' | 'place-chest'>
  | Acting<'move-to' | 'banshee-second-step' | 'leap-to'>
  // The figure is the wraith. It pushes by an action, if it wishes to on arrival, or because it must make room for itself.
  | (Acting<'push-hero'> & { readonly push: 'action' | 'wish' | 'must' })
  | (Acting<'push-dest'> & { readonly hero: Figure })
  // How many seats have been asked or passed over so far.
  | { readonly step: 'flights'; readonly troll: Figure; readonly seatsDone: number }
  | Acting<'flight-figure' | 'flight-dest'>
  | Acting<'orc-victim' | 'assassin-victim' | 'banish-banshee' | 'sacrifice-target' | 'call-hero'>
  // How many pushes are left.
  | { readonly step: 'rampage'; readonly troll: Figure; readonly pushes: number }
  | Acting<'rampage-figure'>
  | (Acting<'rampage-dest'> & { readonly pushed: Figure })
  | Asking<'chalice-hero' | 'cloak-hero' | 'sword-target' | 'boots-hero' | 'bell-target' | 'ring-room'>
  | Acting<'chalice-entrance' | 'cloak-dest' | 'bell-pit' | 'ring-dest'>
  | (Acting<'boots-step'> & { readonly taken: number })
  | (Asking<'ring-hero'> & { readonly room: Area });

export type FrameOf<Step extends CaveTrollFrame['step']> = FrameNamed<CaveTrollFrame, Step>;
