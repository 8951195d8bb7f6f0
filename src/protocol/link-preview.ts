import type { Pace } from './pace.ts';
import type { TableInfo } from './server.ts';

/** What messengers show beside a link to a table: in English, since nobody knows who will read it. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
}

/** What of a table is shown there: nothing but what anybody with the link is shown anyway. */
interface LinkedTable extends Pick<TableInfo, 'state' | 'rated' | 'pace'> {
  readonly seats: readonly Pick<TableInfo['seats'][number], 'host' | 'holder' | 'kept' | 'name'>[];
}

export function previewOf({ state, seats, rated, pace }: LinkedTable, game: string): LinkPreview {
  if (state !== 'gathering') {
    const description = state === 'over' ? 'See how it went.' : 'See how it stands.';
    return { title: `A match of ${game}`, description: `${seats.length} players. ${description}` };
  }
  const inviting = seats.find(({ host }) => host)?.name;
  const free = seats.filter(({ holder, kept }) => holder === 'nobody' && kept === undefined).length;
  return {
    title: inviting === undefined ? `An invitation to ${game}` : `${inviting} invites you to ${game}`,
    description: [
      ...(pace === undefined ? [] : [sayPace(pace)]),
      ...(rated ? ['Rated.'] : []),
      free === 0 ? 'All seats are taken: come and watch.' : `${free} of ${seats.length} seats ${isAre(free)} free.`,
    ].join(' '),
  };
}

function isAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function sayPace({ kind, bank, increment }: Pace): string {
  const each = increment === 0 ? ' in all' : `, plus ${sayLength(increment)} a turn`;
  return `${kind === 'live' ? 'Live' : 'Over days'}: ${sayLength(bank)}${each}.`;
}

const UNITS = [
  [24 * 60 * 60, 'day'],
  [60 * 60, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** In the largest unit of which it is a whole number. */
function sayLength(seconds: number): string {
  const [length, unit] = UNITS.find(([each]) => seconds >= each && seconds % each === 0) ?? UNITS[3];
  const count = seconds / length;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
