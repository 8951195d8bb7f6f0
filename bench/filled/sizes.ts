/** How much there is in a database that has been used for years. */
export const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 10_000);
export const MATCHES = Number(process.env.BENCH_MATCHES ?? 100_000);
export const TOURNAMENTS = Number(process.env.BENCH_TOURNAMENTS ?? 1_000);
export const SEATS = 3;
export const GAMES = ['gnome-elf-troll', 'cave-troll', 'caverna', 'troll-town', 'trolls-and-princesses'] as const;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** The last match has just ended, so that leaderboards list people who are active. */
export const START = Date.now() - (MATCHES + 1) * MINUTE;

export function gameOf(match: number): (typeof GAMES)[number] {
  return GAMES[match % GAMES.length] ?? GAMES[0];
}

export function personAt(index: number): string {
  return `p${String(index % PEOPLE).padStart(11, '0')}`;
}
