import { createHash } from 'node:crypto';
import type { Game, Move, OptionValue, Position, Seat, Table, Viewer } from '../../../src/kernel/game.ts';
import { begin, isMatchOver, type Match, play, resume } from '../../../src/kernel/match.ts';
import { below, pick, type Random, randomFor, seedFrom, shuffle } from '../../../src/kernel/random.ts';
import { asked } from '../../../src/kernel/steps.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import { type AddressedEvent, eventsFor } from '../../../src/kernel/tell.ts';
import { isSecret } from '../../../src/kernel/together.ts';
import { fork, offered } from '../../laws/walk.ts';

/** Two matches that one seat cannot tell apart, though other things are hidden in each: what it is called with must be the same. */
export interface Worlds {
  readonly table: Table;
  readonly observer: Seat;
  readonly worlds: readonly [World, World];
}

interface SeatMove {
  readonly seat: Seat;
  readonly move: Move;
}

interface World {
  readonly position: Position;
  /** What is answered until the others wait for the observer, once or several times; the observer's own answers come first. */
  readonly stages: readonly (readonly SeatMove[])[];
}

const ATTEMPTS = 300;
const STAGES = 2;
/** No stage is longer than this, in entries. */
const LONGEST = 60;
/** In secret, others answer at most so often. */
const LONGEST_PLAN = 30;

/** Looks for such matches. Others have done something meanwhile that the observer is told of. */
export function worldsOf(game: Game, seats: number, options: Record<string, OptionValue> = {}): Worlds {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = tryWorlds(game, tableFor(game, seats, options), `worlds of ${game.id} ${attempt}`);
    if (found !== undefined) return found;
  }
  throw new Error(`no two matches of ${game.id} were found that look alike`);
}

/** What is hidden there and elsewhere, as a word. */
export function fingerprint(position: Position): string {
  const text = JSON.stringify({ ...position, random: 0 });
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

interface Twin {
  readonly match: Match;
  moves: SeatMove[];
}

type Twins = readonly [Twin, Twin];

function tryWorlds(game: Game, table: Table, seed: string): Worlds | undefined {
  const chance = randomFor(seed, 'worlds');
  const { match } = begin(game, table, seedFrom(seed));
  for (let entries = 10 + below(chance, 60); entries > 0 && !isMatchOver(match); entries--) {
    const seat = pick(chance, asked(match.position));
    play(match, seat, pick(chance, offered(game, match.position, seat).list()));
  }
  const { position } = match;
  const free = [...Array(table.seats).keys()].filter((seat) => !asked(position).includes(seat));
  if (isMatchOver(match) || free.length === 0) return undefined;
  const observer = pick(chance, free);
  const imagined = otherThan(game, position, observer);
  const positions = [position, imagined] as const;
  const twins: Twins = [twinAt(match, position), twinAt(match, imagined)];
  if (!lookAlike(twins, observer)) return undefined;
  const stages: Twin['moves'][][] = [];
  while (stages.length < STAGES && waitsForObserver(twins, observer, chance)) {
    stages.push(twins.map(({ moves }) => moves));
    for (const twin of twins) twin.moves = [];
    if (!answersAlike(twins, observer, chance)) break;
  }
  if (stages.length === 0) return undefined;
  const [one, other] = positions.map((each, i) => ({
    position: game.clone(each),
    stages: stages.map((both) => both[i] ?? []),
  }));
  return one && other && { table, observer, worlds: [one, other] };
}

/** Another position that looks the same to the observer. Where plans are made, it is the same: those of the next round will differ. */
function otherThan(game: Game, position: Position, observer: Seat): Position {
  if (isSecret(position)) return game.clone(position);
  const imagined = game.imagine(game.view(position, observer), observer, { ...position.random });
  imagined.random = { ...position.random };
  return imagined;
}

function twinAt({ game, table, seed }: Match, position: Position): Twin {
  return { match: resume(game, table, seed, game.clone(position)), moves: [] };
}

function viewersOf(observer: Seat): readonly Viewer[] {
  return [observer, 'spectator'];
}

function lookAlike([one, other]: readonly [{ match: Match }, { match: Match }], observer: Seat): boolean {
  const { game } = one.match;
  return viewersOf(observer).every(
    (viewer) =>
      JSON.stringify(game.view(one.match.position, viewer)) === JSON.stringify(game.view(other.match.position, viewer)),
  );
}

function answer({ match, moves }: Twin, seatMove: SeatMove): readonly AddressedEvent[] {
  const played = play(match, seatMove.seat, seatMove.move);
  if ('refused' in played) throw new Error(`an offered move was refused: ${played.refused.say}`);
  moves.push(seatMove);
  return played.told;
}

/**
 * Others answer in both until only the observer is asked. Whether that came about, looks alike, is told of with a sentence about
 * somebody else, and hides something else in each.
 */
function waitsForObserver(twins: Twins, observer: Seat, chance: Random): boolean {
  const othersIn = ({ match }: Twin) => asked(match.position).filter((seat) => seat !== observer);
  const told: AddressedEvent[] = [];
  for (let entries = 0; entries < LONGEST && othersIn(twins[0]).length > 0; entries++) {
    if (twins.some(({ match }) => isMatchOver(match))) return false;
    if (isSecret(twins[0].match.position) && asked(twins[0].match.position).includes(observer)) {
      for (const twin of twins) for (const seat of othersIn(twin)) plan(twin, seat, observer, chance);
      break;
    }
    const heard = answerAlike(twins, pick(chance, othersIn(twins[0])), observer, chance);
    if (heard === undefined) return false;
    told.push(...heard);
  }
  const isAsked = twins.every(({ match }) => !isMatchOver(match) && asked(match.position).includes(observer));
  const [one, other] = twins.map(({ match }) => fingerprint(match.position));
  return isAsked && one !== other && lookAlike(twins, observer) && hasNews(told, observer);
}

/** The seat answers in secret, each twin as chance will have it, and lets the observer not look on. */
function plan(twin: Twin, seat: Seat, observer: Seat, chance: Random): void {
  const { game, position } = twin.match;
  const isOpen = (move: Move) => game.looksOn?.(trial(twin, { seat, move }).match.position, observer, seat) === true;
  for (let answers = 0; answers < LONGEST_PLAN && asked(position).includes(seat); answers++) {
    const moves = shuffle(chance, [...offered(game, position, seat).list()]);
    const move = moves.find((each) => !isOpen(each));
    if (move === undefined) return;
    answer(twin, { seat, move });
  }
}

/** An answer after which both still look alike, and have sounded alike; what was told of it. */
function answerAlike(twins: Twins, seat: Seat, observer: Seat, chance: Random): readonly AddressedEvent[] | undefined {
  const [one, other] = twins;
  if (!asked(other.match.position).includes(seat)) return undefined;
  const there = offered(other.match.game, other.match.position, seat);
  const moves = offered(one.match.game, one.match.position, seat).list();
  for (const move of shuffle(chance, [...moves])) {
    if (there.find(move) === undefined) continue;
    const tried = [trial(one, { seat, move }), trial(other, { seat, move })] as const;
    const soundsAlike = viewersOf(observer).every(
      (viewer) => JSON.stringify(eventsFor(tried[0].told, viewer)) === JSON.stringify(eventsFor(tried[1].told, viewer)),
    );
    if (!soundsAlike || !lookAlike(tried, observer)) continue;
    for (const twin of twins) answer(twin, { seat, move });
    return tried[0].told;
  }
  return undefined;
}

function trial({ match }: Twin, seatMove: SeatMove): { match: Match; told: readonly AddressedEvent[] } {
  const there = fork(match);
  return { match: there, told: answer({ match: there, moves: [] }, seatMove) };
}

/** The observer answers, the same in both, until others are asked. */
function answersAlike(twins: Twins, observer: Seat, chance: Random): boolean {
  for (let entries = 0; entries < LONGEST; entries++) {
    if (twins.some(({ match }) => isMatchOver(match) || isSecret(match.position))) return false;
    if (!asked(twins[0].match.position).includes(observer)) return true;
    if (answerAlike(twins, observer, observer, chance) === undefined) return false;
  }
  return false;
}

/** Whether everybody is told something about somebody else after the last that was told about the observer. */
function hasNews(told: readonly AddressedEvent[], observer: Seat): boolean {
  const lines = eventsFor(told, 'spectator').filter(({ seat }) => seat !== undefined);
  return lines.length > 0 && lines.at(-1)?.seat !== observer;
}
