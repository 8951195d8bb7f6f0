import type { OptionValue } from '../../kernel/game.ts';
import type { NewTable } from '../../protocol/client.ts';
import type { LocalSeat } from '../connection/local/stored-table.ts';
import { type PacePlan, paceRequest } from './pace-plan.ts';

export const MODES = ['friends', 'screen', 'bots'] as const;
export type Mode = (typeof MODES)[number];

/** A seat as chosen on the page. */
export interface SeatPlan {
  readonly who: 'me' | 'anyone' | 'invited' | 'person' | 'bot';
  readonly bot: string;
  readonly name: string;
  /** Who is invited to it, once that is chosen. */
  readonly invited?: InvitedPerson | undefined;
}

export interface InvitedPerson {
  readonly id: string;
  readonly name: string;
  readonly mark: string;
}

export interface TableDraft {
  readonly mode: Mode;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly open: boolean;
  readonly hints: boolean;
  readonly pace: PacePlan;
  /** Whether the result counts. */
  readonly rated: boolean;
  /** Whether the match begins by itself, once that is chosen. */
  readonly byItself?: boolean;
  /** What is said to those who come. */
  readonly word: string;
}

/** Whether the match begins by itself when all sit. Over days nobody has to stay for that. */
export function beginsByItself({ byItself, pace }: Pick<TableDraft, 'byItself' | 'pace'>): boolean {
  return byItself ?? pace.kind === 'days';
}

const OTHERS: Readonly<Record<Mode, SeatPlan['who']>> = { friends: 'anyone', screen: 'person', bots: 'bot' };

/** Who may sit at the other seats, by mode. */
export const CHOICES_OF_MODE: Readonly<Record<Mode, readonly SeatPlan['who'][]>> = {
  friends: ['anyone', 'invited', 'bot'],
  screen: ['person', 'bot'],
  bots: ['bot'],
};

/** The default seats: the person first, then others as the mode suggests. */
export function usualSeats(mode: Mode, count: number, bot: string, before: readonly SeatPlan[] = []): SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => {
    const kept = before[seat];
    const who = seat === 0 ? 'me' : OTHERS[mode];
    const fits = kept !== undefined && (seat === 0 || CHOICES_OF_MODE[mode].includes(kept.who));
    return fits ? kept : { who, bot: kept?.bot ?? bot, name: kept?.name ?? '' };
  });
}

/** What keeps a match from being rated: somebody who could not sign in again, no clock, bots, hints, a single seat. */
const UNFIT = ['guest', 'clock', 'bots', 'hints', 'alone'] as const;
export type Unfit = (typeof UNFIT)[number];

export function unfitFor({ seats, pace, hints }: TableDraft, isLasting: boolean): Unfit[] {
  const reasons: Readonly<Record<Unfit, boolean>> = {
    guest: !isLasting,
    clock: pace.kind === 'none',
    bots: seats.some(({ who }) => who === 'bot'),
    hints,
    alone: seats.length < 2,
  };
  return UNFIT.filter((reason) => reasons[reason]);
}

function wishFor({ who, bot, invited }: SeatPlan): NewTable['seats'][number] {
  switch (who) {
    case 'bot':
      return { bot };
    case 'anyone':
      return 'anyone';
    case 'invited':
      return invited === undefined ? 'anyone' : { invite: invited.id };
    default:
      return 'me';
  }
}

/** The draft with somebody invited to the first seat that is not the reader's own. */
export function inviting(draft: TableDraft, invited: InvitedPerson): TableDraft {
  return {
    ...draft,
    seats: draft.seats.map((seat, at) => (at === 1 ? { ...seat, who: 'invited', invited } : seat)),
  };
}

/** The draft as a request to the server. */
export function forServer(game: string, draft: TableDraft): NewTable {
  const { mode, seats, options, open, hints, pace, rated } = draft;
  const word = mode === 'friends' ? draft.word.trim() : '';
  const wish = mode === 'friends' ? paceRequest(pace) : undefined;
  return {
    game,
    options: { ...options },
    seats: seats.map(wishFor),
    open: mode === 'friends' && open,
    hints: mode === 'friends' && hints,
    ...(wish !== undefined && { pace: wish }),
    ...(mode === 'friends' && rated && { rated }),
    ...(word !== '' && { word }),
    ...(mode === 'friends' && { begins: beginsByItself(draft) ? ('when-full' as const) : ('by-host' as const) }),
    start: seats.every(({ who }) => who !== 'anyone' && who !== 'invited'),
  };
}

/** The draft as a local table; `nameOf` names the seats without a name. */
export function forLocal(
  { seats }: TableDraft,
  nameOf: { me: string; person(seat: number): string; bot(nth: number): string },
): LocalSeat[] {
  let bots = 0;
  return seats.map(({ who, bot, name }, seat) => {
    if (who === 'bot') return { name: nameOf.bot(bots++), bot };
    return { name: name.trim() || (who === 'me' ? nameOf.me : nameOf.person(seat)) };
  });
}
