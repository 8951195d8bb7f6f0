import type { Game, Move, Position, Score, Seat, Table, Viewer } from './game.ts';
import { Offers, sameMove } from './offers.ts';
import { randomFrom } from './random.ts';
import { type Refused, refuse } from './refusal.ts';
import { advance, answer, asked, askStep, frameFor, isOver, offersFor } from './steps.ts';
import { type AddressedEvent, listen } from './tell.ts';
import { isCollecting, isFinal, isSecret } from './together.ts';

export type Entry<M extends Move = Move> =
  /** `secret` if it was given in secret, before all had answered: for good, only its own seat knows of it. */
  { readonly seat: Seat; readonly move: M; readonly secret?: true } | { readonly seat: Seat; readonly resign: true };

interface Checkpoint<P> {
  readonly entry: number;
  readonly before: P;
}

/** A match in progress: the position, the entries that led to it, and what can be undone. */
export interface Match<P extends Position = Position, M extends Move = Move> {
  readonly game: Game<P, M>;
  readonly table: Table;
  readonly seed: string;
  position: P;
  entries: Entry<M>[];
  /** In the order of resignation. */
  resigned: Seat[];
  /** The positions before the entries that can still be undone. */
  checkpoints: Checkpoint<P>[];
  /** While several seats answer at once: the index of the first entry of the round, and the position before it. */
  together: { readonly from: number; readonly before: P } | undefined;
}

interface Played {
  readonly told: readonly AddressedEvent[];
}

/** Deals a new match, up to the first question. */
export function begin<P extends Position, M extends Move>(
  game: Game<P, M>,
  table: Table,
  seed: string,
): { match: Match<P, M>; told: readonly AddressedEvent[] } {
  let position: P | undefined;
  const told = listen(() => {
    position = game.setup(table, randomFrom(seed));
    advance(game, position);
  });
  return { match: resume(game, table, seed, position as P), told };
}

/** A match that continues from a stored position. Nothing before it can be undone. */
export function resume<P extends Position, M extends Move>(
  game: Game<P, M>,
  table: Table,
  seed: string,
  position: P,
  entries: Entry<M>[] = [],
): Match<P, M> {
  const resigned = entries.flatMap((entry) => ('resign' in entry ? [entry.seat] : []));
  const together = collectingFrom(game, position, entries.length);
  return { game, table, seed, position, entries, resigned, checkpoints: [], together };
}

function collectingFrom<P extends Position>(game: Game<P, never>, position: P, from: number): Match<P>['together'] {
  return isCollecting(position) ? { from, before: game.clone(position) } : undefined;
}

export function isMatchOver(match: Match): boolean {
  return isOver(match.position) || match.resigned.length >= Math.max(1, match.table.seats - 1);
}

/** Answers the question that the seat is asked. A move that is not on offer is refused, and changes nothing. */
export function play(match: Match, seat: Seat, move: Move): Played | Refused {
  const { game, position } = match;
  const refused = whyNotAsked(match, seat);
  if (refused !== undefined) return refused;
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  const offered = offers.find(move);
  if (offered === undefined) return whyNotOffered(match, seat, move);
  const checkpoint = { entry: match.entries.length, before: game.clone(position) };
  const collecting = isCollecting(position) ? position.stack.at(-1) : undefined;
  const told = listen(() => answer(game, position, seat, offered));
  // While answers are collected, no other seat's answer depends on this one.
  const stillCollecting = collecting !== undefined && position.stack.at(-1) === collecting;
  const secret = stillCollecting && isSecret(position);
  match.entries.push(secret ? { seat, move: offered, secret } : { seat, move: offered });
  if (stillCollecting || !somebodyLearned(match, checkpoint.before, seat)) match.checkpoints.push(checkpoint);
  else match.checkpoints.length = 0;
  if (!stillCollecting) match.together = collectingFrom(game, position, match.entries.length);
  if (isFinal(position, seat)) forgetCheckpointsOf(match, seat);
  return { told };
}

function forgetCheckpointsOf(match: Match, seat: Seat): void {
  match.checkpoints = match.checkpoints.filter(({ entry }) => match.entries[entry]?.seat !== seat);
}

/** The position before anybody answered, with this seat's own answers applied: all that the seat may know. */
export function aloneAt<P extends Position>({ game, position, entries, together }: Match<P>, seat: Seat): P {
  if (together === undefined) return position;
  const alone = game.clone(together.before);
  for (const entry of entries.slice(together.from)) {
    if (entry.seat === seat && 'move' in entry) answer(game, alone, seat, entry.move);
  }
  return alone;
}

/**
 * Whether the viewer may know of an entry. Secret answers are known only to their own seat, also when all are revealed: how many
 * there were would tell how often a seat has changed its mind. The answer that ends the round is not secret.
 */
export function seesEntry({ position, entries, together }: Match, index: number, viewer: Viewer): boolean {
  const entry = entries[index];
  if (entry === undefined || 'resign' in entry || entry.seat === viewer) return true;
  if (entry.secret === true) return false;
  // Stored matches may have answers that were not marked as secret. They are hidden as long as the round is open.
  return together === undefined || index < together.from || !isSecret(position);
}

function whyNotAsked(match: Match, seat: Seat): Refused | undefined {
  const refused = whyNotPlaying(match, seat);
  if (refused !== undefined) return refused;
  if (frameFor(match.position, seat) === undefined) return refuse(match.game.rules.turn, 'refused.not-your-turn');
  return undefined;
}

function whyNotPlaying(match: Match, seat: Seat): Refused | undefined {
  const { rules } = match.game;
  if (!Number.isInteger(seat) || seat < 0 || seat >= match.table.seats) {
    return refuse(rules.turn, 'refused.no-such-seat', { number: seat + 1, seats: match.table.seats });
  }
  return isMatchOver(match) ? refuse(rules.end, 'refused.match-over') : undefined;
}

function whyNotOffered(match: Match, seat: Seat, move: Move): Refused {
  const offers = new Offers(true);
  offersFor(match.game, match.position, seat, offers);
  const frame = frameFor(match.position, seat);
  const blocked = offers.blocked.find((candidate) => sameMove(candidate.move, move));
  if (blocked !== undefined) return { refused: blocked.why };
  const rule = frame === undefined ? match.game.rules.turn : askStep(match.game, frame).rule;
  return refuse(rule, 'refused.not-on-offer');
}

/** A move cannot be undone once chance was used, a secret revealed, another seat asked, or the match ended. */
function somebodyLearned(match: Match, before: Position, seat: Seat): boolean {
  const { position } = match;
  if (isCollecting(before)) return true;
  if (isMatchOver(match) || position.learned !== before.learned || position.random.drawn !== before.random.drawn) {
    return true;
  }
  return asked(position).some((other) => other !== seat);
}

export function canUndo(match: Match, seat: Seat): boolean {
  return match.checkpoints.some((checkpoint) => match.entries[checkpoint.entry]?.seat === seat);
}

/** Undoes the seat's last answer. Independent answers of other seats given since then stay. */
export function undo(match: Match, seat: Seat): Refused | { readonly undone: Move } {
  const at = match.checkpoints.findLastIndex((checkpoint) => match.entries[checkpoint.entry]?.seat === seat);
  const checkpoint = match.checkpoints[at];
  const entry = checkpoint && match.entries[checkpoint.entry];
  if (checkpoint === undefined || entry === undefined || !('move' in entry)) {
    return refuse(match.game.rules.turn, 'refused.nothing-to-undo');
  }
  const later = match.entries.slice(checkpoint.entry + 1);
  match.position = checkpoint.before;
  match.entries.length = checkpoint.entry;
  match.checkpoints.length = at;
  if (match.together !== undefined && checkpoint.entry < match.together.from) match.together = undefined;
  for (const other of later) {
    if ('move' in other) playAgain(match, other.seat, other.move);
    else match.entries.push(other);
  }
  match.entries.splice(checkpoint.entry, later.length, ...later);
  return { undone: entry.move };
}

function playAgain(match: Match, seat: Seat, move: Move): void {
  const played = play(match, seat, move);
  if ('refused' in played) throw new Error(`seat ${seat}'s answer hung on another's given at once`);
}

/** Resigns: the seat will be placed last. The match ends when one seat is left; until then a bot may play for the seat. */
export function resign(match: Match, seat: Seat): Played | Refused {
  const refused = whyNotPlaying(match, seat);
  if (refused !== undefined) return refused;
  if (match.resigned.includes(seat)) return refuse(match.game.rules.end, 'refused.resigned');
  match.entries.push({ seat, resign: true });
  match.resigned.push(seat);
  if (isMatchOver(match)) match.checkpoints.length = 0;
  else forgetCheckpointsOf(match, seat);
  return { told: [{ event: { say: 'told.resigned', seat }, to: 'all' }] };
}

/** The current score. Seats that have resigned come last, the first to resign at the very end. */
export function standings(match: Match): Score[] {
  const scores = match.game.score(match.position);
  if (match.resigned.length === 0) return scores;
  const stayed = scores.filter(({ seat }) => !match.resigned.includes(seat));
  return scores.map((score) => {
    const gaveUp = match.resigned.indexOf(score.seat);
    const place =
      gaveUp >= 0 ? match.table.seats - gaveUp : 1 + stayed.filter((other) => other.place < score.place).length;
    return { ...score, place };
  });
}
