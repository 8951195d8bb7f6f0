import { markOf } from '../../protocol/house-mark.ts';
import type { Among, BoardRow, Leaderboard } from '../../protocol/people.ts';
import type { Server } from '../server.ts';
import type { Database } from '../store/database/schema.ts';
import {
  type BoardQuery,
  countEnough,
  isListed,
  LISTED_FROM,
  type ListedRow,
  listedRows,
  newcomers,
  ownRating,
  rowsBeside,
  standingOf,
} from '../store/ratings/leaderboard.ts';
import { pairIn } from '../store/ratings/results.ts';
import { bandOf } from './elo.ts';

/** Leaderboards: one for each game, ordered by the rating less its uncertainty, so that one lucky night puts nobody on top. */

const DAY = 24 * 60 * 60_000;
const ACTIVE = 90 * DAY;
const ROWS_A_PAGE = 50;
const BESIDE = 2;
const NEWCOMERS = 3;

export function boardQuery(game: string, among: Among, now: number, reader?: string): BoardQuery {
  return {
    game,
    since: among === 'year' ? Date.UTC(new Date(now).getUTCFullYear(), 0) : now - ACTIVE,
    ...(among === 'met' && { metBy: reader ?? '' }),
  };
}

export async function leaderboard(
  { db, now }: Pick<Server, 'db' | 'now'>,
  game: string,
  { among, skipped, reader }: { readonly among: Among; readonly skipped: number; readonly reader?: string | undefined },
): Promise<Leaderboard> {
  const query = boardQuery(game, among, now(), reader);
  const [counts, rows, begun, own] = await Promise.all([
    countEnough(db, query),
    listedRows(db, query, skipped, ROWS_A_PAGE + 1),
    newcomers(db, query, NEWCOMERS),
    reader === undefined ? undefined : ownRating(db, game, reader),
  ]);
  const shown = rows.slice(0, ROWS_A_PAGE);
  return {
    game,
    listed: counts.listed,
    // Not counted among opponents: with few of them a count would reveal who is hidden.
    hidden: among === 'met' ? 0 : counts.hidden,
    rows: skipped === 0 ? placedFrom(shown, NOBODY_AHEAD) : await placed(db, query, shown),
    more: rows.length > shown.length,
    ...(reader !== undefined && (await aboutReader(db, query, own))),
    newcomers: { ...begun, people: begun.people.map((each) => ({ ...each, mark: markOf(each) })) },
  };
}

/** Rows that follow each other, with their places. Equals share one, those before the first row included. */
async function placed(db: Database, query: BoardQuery, rows: readonly ListedRow[]): Promise<BoardRow[]> {
  const [first] = rows;
  return first === undefined ? [] : placedFrom(rows, await standingOf(db, query, first));
}

const NOBODY_AHEAD = { better: 0, before: 0 };

/** The same, where it is known how many are better than the first of them, and how many come before. */
function placedFrom(rows: readonly ListedRow[], { better, before }: typeof NOBODY_AHEAD): BoardRow[] {
  return rows.map((row) => {
    const isFirst = row.safe === rows[0]?.safe;
    const ahead = isFirst ? better : before + rows.findIndex(({ safe }) => safe === row.safe);
    return boardRow(row, ahead + 1);
  });
}

function boardRow({ person, name, mark, rating, matches, wins, recent }: ListedRow, place: number): BoardRow {
  return {
    place,
    person,
    name,
    mark: markOf({ name, mark }),
    rating: Math.round(rating),
    band: bandOf(matches),
    matches,
    wins,
    recent: JSON.parse(recent) as number[],
  };
}

type OwnRow = Awaited<ReturnType<typeof ownRating>>;

async function aboutReader(
  db: Database,
  query: BoardQuery,
  own: OwnRow,
): Promise<Pick<Leaderboard, 'around' | 'next' | 'missing'>> {
  if (own === undefined || !isListed(own, query.since)) return { missing: missingTo(own, query.since) };
  const [above, below] = await Promise.all([
    rowsBeside(db, query, own, 'above', BESIDE),
    rowsBeside(db, query, own, 'below', BESIDE),
  ]);
  const around = await placed(db, query, [...above, own, ...below]);
  const next = above.at(-1);
  if (next === undefined) return { around };
  const pair = await pairIn(db, query.game, own.person, next.person);
  return {
    around,
    next: {
      other: { person: next.person, name: next.name, mark: markOf(next) },
      points: Math.round(next.rating) - Math.round(own.rating),
      ...pair,
    },
  };
}

function missingTo(own: OwnRow, since: number): NonNullable<Leaderboard['missing']> {
  return {
    matches: Math.max(0, LISTED_FROM.matches - (own?.matches ?? 0)),
    opponents: Math.max(0, LISTED_FROM.opponents - (own?.opponents ?? 0)),
    ...(own !== undefined && own.last < since && { idle: true }),
    ...(own?.private === 1 && { private: true }),
  };
}
