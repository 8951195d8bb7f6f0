import type { z } from 'zod';
import type { newWaiting } from '../../protocol/new-waiting.ts';
import { WAITING_PACES, type WaitingPace } from '../../protocol/waiting.ts';
import { GAME_IDS, manifestOf } from '../game-list.ts';
import { readKept, writeKept } from '../store/kept.ts';
import { WISH_KEY } from '../store/may-wait.ts';

/** What one would like to play, as it was last chosen in this browser. */
export type Wish = z.output<typeof newWaiting>;

/** In seconds: what can be chosen. */
export const BOT_TIMES = [60, 120, 300, 900] as const;

const [FIRST_GAME = ''] = GAME_IDS;

function usualWish(game = FIRST_GAME): Wish {
  return { game, seats: seatsFor(game), pace: 'live-quick', rated: false, botAfter: BOT_TIMES[1], stay: false };
}

/** The numbers of players that somebody can wait with. */
export function seatCounts(game: string): readonly number[] {
  return manifestOf(game)?.seats.filter((seats) => seats > 1) ?? [];
}

/** Few players are found sooner. */
export function seatsFor(game: string, wanted?: number): number {
  const counts = seatCounts(game);
  return counts.find((count) => count === wanted) ?? counts[0] ?? 2;
}

/** As it was last chosen; what does not fit any more is left out. */
export function keptWish(): Wish {
  const kept = readKept(WISH_KEY);
  if (typeof kept !== 'object' || kept === null) return usualWish();
  const { game, seats, pace, rated, botAfter, stay } = kept as Partial<Wish>;
  const usual = usualWish(GAME_IDS.find((id) => id === game));
  return {
    ...usual,
    seats: seatsFor(usual.game, seats),
    pace: WAITING_PACES.find((each): each is WaitingPace => each === pace) ?? usual.pace,
    rated: rated === true,
    botAfter: rated === true ? null : (BOT_TIMES.find((each) => each === botAfter) ?? null),
    stay: stay === true,
  };
}

export function keepWish(wish: Wish): void {
  writeKept(WISH_KEY, wish);
}
