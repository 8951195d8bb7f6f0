import type { FrameNamed, Seat } from '../../kernel/game.ts';
import type { Animal, Crop, Some } from './box/goods.ts';
import type { SingleTile } from './box/tiles.ts';

type Running<Step extends string> = Step extends string ? { readonly step: Step } : never;
type Asking<Step extends string> = Step extends string ? { readonly step: Step; readonly seat: Seat } : never;
/** A question that may be left unanswered, or must not. */
type Optional<Step extends string> = Asking<Step> & { readonly may: boolean };

/** A price of the fences step: what is not on offer there, or was built already. */
export const NOT_THERE = -1;

/** Section 16: the steps that run by themselves, and those that ask, named as in the sheet. */
export type CavernaFrame =
  // FF-2: folks are chosen, and all that comes with them is put out.
  | Running<'choose-folks' | 'deal-folks' | 'show-folks' | 'welcome-folks'>
  | { readonly step: 'draw-folk'; readonly drawer: Seat }
  | Asking<'folk-or-dwarves'>
  // Whether the boards to choose from were dealt, or one was drawn from the pile, or all that are left may be chosen.
  | (Asking<'folk-pick'> & { readonly from: 'hand' | 'pile' | 'all' })
  // A round, phase by phase.
  | Running<'round' | 'replenish' | 'income' | 'work' | 'return-home' | 'end-of-round'>
  // Whether everybody was asked who could lose an exchange with the round.
  | (Running<'next-round'> & { readonly asked?: true })
  | Running<'finish-turn'>
  // CV-12.6: spaces with too many goods, from this place in `spaces` on.
  | { readonly step: 'overfull'; readonly from: number }
  // A harvest, phase by phase.
  | Running<'start-harvest' | 'skip-one' | 'reap' | 'breeding' | 'closing'>
  | { readonly step: 'feeding'; readonly kind: Feeding }
  // What a space lets the acting Person do: a part of its effect, by number.
  | { readonly step: 'effect'; readonly effect: number }
  | { readonly step: 'sequence'; readonly effect: number; readonly next: number }
  | { readonly step: 'end-expedition'; readonly weapons: boolean; readonly again: number }
  // The place in `spaces` of a space with too many goods.
  | (Asking<'solo-rescue'> & { readonly space: number })
  | Asking<'place-person' | 'imitate-target' | 'trade-count' | 'keep' | 'gold-to-food'>
  // The Person for whom a ruby was paid, by its place in the family.
  | (Asking<'choose-space'> & { readonly person: number })
  | (Asking<'branch'> & { readonly effect: number })
  | (Optional<'place-twin'> & { readonly effect: number })
  | (Optional<'place-ruby-mine'> & { readonly on: 'any' | 'tunnel' | 'deep-tunnel' })
  | (Asking<'place-single'> & { readonly tile: SingleTile })
  // Prices before discounts, in wood and stone.
  | (Optional<'fences'> & { readonly small: number; readonly large: number; readonly stable: number })
  | (Optional<'furnish'> & { readonly only: 'any' | 'dwelling' })
  | (Asking<'furnish-payment'> & { readonly furnishing: number; readonly cost: Some })
  | (Asking<'furnish-cell'> & { readonly furnishing: number })
  // FF-8.41: whoever moves in when the furnishing stands.
  | { readonly step: 'move-in'; readonly owner: Seat }
  // Prices as in the fences step, for what may follow; a small pasture has no second cell.
  | (Asking<'pasture-payment'> & {
      readonly a: number;
      readonly b: number;
      readonly small: number;
      readonly large: number;
      readonly stable: number;
    })
  // FF-6.10: which of the goods on the space is lost.
  | Asking<'clumsy'>
  | Optional<'sow' | 'forge' | 'grow'>
  // FF-5.10: what has been sown so far.
  | (Optional<'sow-crop'> & Readonly<Record<Crop, number>>)
  // FF-8.29: the expedition that follows.
  | (Optional<'train'> & { readonly level: number; readonly again: number })
  // How many items are left, the strength that counts, the items taken (a bit each), and expeditions that follow.
  | (Optional<'expedition'> & {
      readonly left: number;
      readonly strength: number;
      readonly taken: number;
      readonly again: number;
    })
  // Goods bought, a bit each.
  | (Asking<'market'> & { readonly bought: number })
  // The most types that may breed.
  | (Asking<'breed'> & { readonly most: number; readonly again?: true })
  // FF-8.20: the types that had young, a bit each.
  | (Asking<'breed-again'> & { readonly types: number })
  // FF-3.5: what has been used already, by thing and group.
  | (Asking<'harvest-start'> & { readonly used: readonly number[] })
  // FF-14.2: the animals that are to be turned into food together.
  // FF-8.20: between two breedings types that have had young, a bit each, which stay.
  | (Asking<'cook'> & Readonly<Record<Animal, number>> & { readonly young?: number })
  | Asking<'skip-choice' | 'last-exchange' | 'final-exchange'>
  | (Asking<'feed'> & { readonly kind: Feeding });

/** CV-10.6 */
export type Feeding = 'harvest' | 'pay-1';

export type FrameOf<Step extends CavernaFrame['step']> = FrameNamed<CavernaFrame, Step>;
