import type { Puzzle } from '../../kernel/puzzle.ts';

const DAY = 24 * 60 * 60_000;
/** A Monday. */
const FIRST_DAY = Date.UTC(2026, 0, 5);

/** Today's date where the reader is, as '2026-11-19'. */
export function dateOf(now: Date): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Days since a fixed Monday: the same for everybody on that date. */
export function dayNumber(date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - FIRST_DAY) / DAY);
}

/** The dates of the week that the date is in, Monday first. */
export function weekOf(date: string): string[] {
  const day = dayNumber(date);
  const monday = day - modulo(day, 7);
  return Array.from({ length: 7 }, (_, after) =>
    new Date(FIRST_DAY + (monday + after) * DAY).toISOString().slice(0, 10),
  );
}

/** Whose turn it is: each day another game. */
export function gameOfDay<T>(games: readonly T[], date: string): T | undefined {
  return games[modulo(dayNumber(date), games.length)];
}

/** The puzzle of that date among those of the day's game: each comes once before any comes again. */
export function puzzleOfDay(puzzles: readonly Puzzle[], games: number, date: string): Puzzle | undefined {
  const order = puzzles
    .filter(({ withdrawn }) => withdrawn !== true)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return order[modulo(Math.floor(dayNumber(date) / games), order.length)];
}

function modulo(number: number, by: number): number {
  return by === 0 ? 0 : ((number % by) + by) % by;
}
