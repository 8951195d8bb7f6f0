import type { Seat } from '../../../kernel/game.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Part, PartName } from '../box/effects.ts';
import { NOTHING, type Some } from '../box/goods.ts';
import type { Caverna, Player } from '../position.ts';
import type { Acts } from '../rules/spaces.ts';
import type { Word } from '../words.ts';

/** Who acts, and what lies on the space: all that a part can depend on. */
export interface Acting {
  readonly seat: Seat;
  readonly person: Acts;
  readonly goods: Some;
}

/** What an action space may let its Person do: a line of the table of parts. */
export interface PartKind<Name extends PartName> {
  /** The rule that tells about it. */
  readonly rule: string;
  /** Whether it is goods, and nothing else. */
  readonly isGoods: boolean;
  /** Within an `and` it may come to nothing. */
  readonly free: boolean;
  /** Whether it can be done, and changes something. */
  readonly can: (p: Caverna, acting: Acting, part: Part<Name>) => boolean;
  /** Why it cannot be, for people who look at it. */
  readonly why: (p: Caverna, acting: Acting, part: Part<Name>) => Refusal<Word>;
  /** Does it, or asks for what it needs; `may` lets it be declined. */
  readonly start: (p: Caverna, seat: Seat, part: Part<Name>, may: boolean) => void;
  /** The goods that come of it without a question. */
  readonly brings: (p: Caverna, acting: Acting, part: Part<Name>) => Some;
  /** Whether it can make another part possible, besides by its goods. */
  readonly opens: (p: Caverna, acting: Acting, next: PartName) => boolean;
  /** What it may bring in points, by a bot's rule of thumb, with so many rounds left. */
  readonly worth: (p: Caverna, seat: Seat, player: Player, part: Part<Name>, rounds: number) => number;
}

type Optional = 'free' | 'why' | 'brings' | 'opens';
type Line<Name extends PartName> = Omit<PartKind<Name>, Optional | 'isGoods'> & Partial<Pick<PartKind<Name>, Optional>>;

export const NOTHING_TO_DO: Refusal<Word> = { rule: 'CV-4.1', say: 'blocked.nothing-to-do' };

/** All lines have the same fields, in the same order: rules ask them all the time. */
export function partKind<Name extends PartName>(line: Line<Name>): PartKind<Name> {
  const { rule, free = false, can, why = () => NOTHING_TO_DO, start, brings = none, opens = never, worth } = line;
  return { rule, isGoods: line.brings !== undefined, free, can, why, start, brings, opens, worth };
}

function none(): Some {
  return NOTHING;
}

function never(): boolean {
  return false;
}
