import { markOf } from '../../protocol/house-mark.ts';
import type {
  PersonInfo,
  Profile,
  RatingInfo,
  RatingPoint,
  Reliability,
  ResultInfo,
  ResultList,
} from '../../protocol/people.ts';
import type { Server } from '../server.ts';
import type { Database } from '../store/database/schema.ts';
import { personById } from '../store/people/people.ts';
import { isProgram } from '../store/people/programs.ts';
import { relationTo } from '../store/people/relations.ts';
import type { PersonRow } from '../store/people/schema.ts';
import { isListed, ownRating, standingOf } from '../store/ratings/leaderboard.ts';
import {
  achievementsOf,
  companionsAt,
  countByGame,
  lastPaced,
  type PageEnd,
  pairsOf,
  type Reader,
  resultsOf,
  stepsOf,
} from '../store/ratings/results.ts';
import type { RatingRow, ResultRow } from '../store/ratings/schema.ts';
import { boardQuery } from './board.ts';
import { bandOf, SHOWN_FROM, SURE_FROM } from './elo.ts';
import { medianOf } from './facts.ts';

/** Profiles. Everything here comes from finished matches. */

const MOST_AHEAD = 8;
const RECENT = 6;
export const RESULTS_A_PAGE = 20;
/** How many of the last matches reliability is computed from. */
const MATCHES_LOOKED_AT = 100;
/** As many points as a chart can show. */
const POINTS = 60;

type Context = Pick<Server, 'db' | 'now' | 'settings'>;

/** The profile of a person as this reader may see it; undefined if there is no such person. */
export async function profileOf(
  context: Context,
  id: string,
  reader: string | undefined,
): Promise<Profile | undefined> {
  const { db } = context;
  const person = await personById(db, id);
  if (person === undefined) return undefined;
  const isOwn = reader === id;
  const relation = reader === undefined || isOwn ? undefined : await relationTo(db, reader, id);
  const about: Profile = {
    ...infoOf(person),
    ...(isOwn && { mine: true }),
    ...(relation && { relation }),
    ...((await isProgram(db, id)) && { program: true }),
    ...(person.private === 1 && { private: true }),
  };
  const isHidden = (person.gone ?? null) !== null || (person.private === 1 && !isOwn);
  return isHidden ? about : { ...about, shown: await shownOf(context, person, isOwn ? 'self' : 'other', reader) };
}

function infoOf({ id, name, mark = null, gone = null }: PersonRow): PersonInfo {
  return { person: id, name, mark: markOf({ name, mark }), ...(gone !== null && { gone: true }) };
}

async function shownOf(
  { db, now, settings }: Context,
  { id, made }: PersonRow,
  reader: Reader,
  readerId: string | undefined,
): Promise<NonNullable<Profile['shown']>> {
  const [byGame, steps, recent, pairs, paced, achievements] = await Promise.all([
    countByGame(db, id),
    stepsOf(db, id),
    resultList(db, id, { is: reader, id: readerId }, RECENT),
    pairsOf(db, id, reader, MOST_AHEAD),
    lastPaced(db, id, MATCHES_LOOKED_AT),
    achievementsOf(db, id),
  ]);
  const ratings = await Promise.all(
    [...new Set(steps.map(({ game }) => game))].map((game) => ratingIn({ db, now }, game, id)),
  );
  return {
    since: made,
    matches: byGame.reduce((sum, { matches }) => sum + matches, 0),
    favourites: byGame.slice(0, 2).map(({ game }) => game),
    ratings: ratings.flatMap((rating) => rating ?? []).sort(byStrength),
    courses: coursesOf(steps),
    recent,
    ahead: pairs.map(({ ahead, of, ...other }) => ({ other: companionOf(other), ahead, of })),
    reliability: reliabilityOf(paced),
    achievements,
    achievementsInAll: settings.games.reduce((sum, game) => sum + (game.achievements?.length ?? 0), 0),
  };
}

function byStrength(one: RatingInfo, other: RatingInfo): number {
  return (other.rating ?? 0) - (one.rating ?? 0) || other.matches - one.matches;
}

async function ratingIn(
  { db, now }: Pick<Server, 'db' | 'now'>,
  game: string,
  person: string,
): Promise<RatingInfo | undefined> {
  const row = await ownRating(db, game, person);
  if (row === undefined) return undefined;
  const query = boardQuery(game, 'everyone', now());
  if (!isListed(row, query.since)) return ratingInfo(row);
  const { better, of } = await standingOf(db, query, row);
  return { ...ratingInfo(row), place: better + 1, of };
}

function ratingInfo({ game, matches, rating, trend }: RatingRow): RatingInfo {
  const band = bandOf(matches);
  const isShown = matches >= SHOWN_FROM;
  // While the rating is hidden, the bounds are rounded so that it cannot be derived from them.
  const edge = (value: number) => (isShown ? Math.round(value) : Math.round(value / 50) * 50);
  return {
    game,
    matches,
    from: edge(rating - band),
    to: edge(rating + band),
    ...(isShown && { rating: Math.round(rating), trend: Math.round(trend) }),
    ...(matches < SURE_FROM && { unsure: true }),
  };
}

/** The course of a rating that is shown. */
function coursesOf(
  steps: readonly { readonly game: string; readonly at: number; readonly after: number }[],
): Record<string, RatingPoint[]> {
  const courses: Record<string, RatingPoint[]> = {};
  for (const { game, at, after } of steps) {
    courses[game] ??= [];
    const course = courses[game];
    course.push({ at, rating: Math.round(after), band: bandOf(course.length + 1) });
  }
  const shown = Object.entries(courses).filter(([, course]) => course.length >= SHOWN_FROM);
  return Object.fromEntries(shown.map(([game, course]) => [game, thinned(course)]));
}

/** Evenly chosen, the first and the last among them. */
function thinned<T>(points: readonly T[]): T[] {
  if (points.length <= POINTS) return [...points];
  const step = (points.length - 1) / (POINTS - 1);
  return Array.from({ length: POINTS }, (_, at) => points[Math.round(at * step)] as T);
}

/** A page of somebody's matches. */
export async function resultList(
  db: Database,
  person: string,
  reader: { readonly is: Reader; readonly id: string | undefined },
  most: number,
  before?: PageEnd,
): Promise<ResultList> {
  const rows = await resultsOf(db, person, reader.is, most + 1, before);
  const shown = rows.slice(0, most);
  const companions = await companionsAt(
    db,
    shown.map(({ table_id }) => table_id),
  );
  const results = shown.map((row): ResultInfo => {
    const { table_id, seat, game, ended, place, seats, fate, change } = row;
    const others = companions.filter((each) => each.table_id === table_id && each.seat !== seat);
    // Others see only the name of private people, so not their matches.
    const named = others.filter((each) => reader.is === 'self' || each.private !== 1 || each.person === reader.id);
    return {
      table: table_id,
      game,
      ended,
      place,
      seats,
      ...(fate !== 'played' && { fate }),
      others: named.map(companionOf),
      ...(named.length < others.length && { unnamed: others.length - named.length }),
      ...(change !== null && { change: Math.round(change) }),
    };
  });
  const last = shown.at(-1);
  return {
    results,
    ...(rows.length > most && last !== undefined && { more: `${last.ended}.${last.table_id}` }),
  };
}

function companionOf({
  person,
  name,
  mark,
  bot,
  gone,
}: {
  readonly person: string | null;
  readonly name: string | null;
  readonly mark: string | null;
  readonly bot: string | null;
  readonly gone: number | null;
}): ResultInfo['others'][number] {
  if (person === null) return { bot: bot ?? '' };
  return { person, name: name ?? '', mark: markOf({ name, mark }), ...(gone !== null && { gone: true }) };
}

function reliabilityOf(rows: readonly Pick<ResultRow, 'pace' | 'fate' | 'time_outs' | 'reply'>[]): Reliability {
  const usually = (pace: ResultRow['pace']) =>
    medianOf(rows.flatMap((row) => (row.pace === pace && row.reply !== null ? [row.reply] : [])));
  const [live, days] = [usually('live'), usually('days')];
  return {
    matches: rows.length,
    timeOuts: rows.filter(({ time_outs }) => time_outs > 0).length,
    left: rows.filter(({ fate }) => fate !== 'played').length,
    ...(live !== null && { live }),
    ...(days !== null && { days }),
  };
}
