import type { TournamentPage } from '../../protocol/tournaments.ts';

/** The standings as a table for spreadsheets, one line a player. */
export function standingsAsCsv({ standings, people, played }: TournamentPage): string {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const head = ['place', 'player', 'points', 'wins', 'rivals', 'share', ...played.map(({ round }) => `round ${round}`)];
  const rows = standings.map(({ player, place, points, wins, rivals, share, rounds }) => [
    place,
    names.get(player) ?? player,
    points,
    wins,
    rivals,
    share,
    ...rounds.map((round) => round ?? ''),
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Quoted where needed. What a spreadsheet would take for a formula is made plain text by an apostrophe. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
