import type { Frame, Move, Position, Seat, Viewer } from '../../src/kernel/game.ts';
import { canUndo, type Match, play, seesEntry } from '../../src/kernel/match.ts';
import { below } from '../../src/kernel/random.ts';
import { asked, frameFor, questionFor } from '../../src/kernel/steps.ts';
import { type AddressedEvent, eventsFor } from '../../src/kernel/tell.ts';
import { isCollecting, isSecret, isTogether } from '../../src/kernel/together.ts';
import { must, mustEqual } from './must.ts';
import { type Deal, fork, isWorthALook, offered, seatsOf, type Turn, walk } from './walk.ts';

/** What one seat answers at once leaves the others' questions as they are: none is late, and each can be taken back alone. */
export function answersAtOnceAreIndependent(deal: Deal): void {
  walk(deal, (turn) => {
    const { match, seat, move } = turn;
    if (!isCollecting(match.position) || !isWorthALook(turn)) return;
    const there = answered(match, seat, move);
    if (!there.isStillCollecting) return;
    for (const other of asked(match.position)) {
      if (other === seat) continue;
      const before = questionsOf(match, match.position, other);
      mustEqual(
        questionsOf(match, there.match.position, other),
        before,
        `seat ${other} is asked otherwise after ${seat}`,
      );
    }
  });
}

function questionsOf({ game }: Match, position: Position, seat: Seat) {
  const offers = offered(game, position, seat);
  return { question: questionFor(game, position, seat), offers: offers.list(), blocked: offers.blocked };
}

/**
 * While secret answers are collected, nothing that anybody else sees, hears or can count depends on them; but a seat may let
 * others look on, of its own choice and never before it has answered. When all are known, how many there were is still nobody's
 * business: the reveal is one moment for everybody.
 */
export function secretAnswersStaySecret(deal: Deal): void {
  walk(deal, (turn) => {
    const { match, seat, move } = turn;
    if (!isSecret(match.position) || !isWorthALook(turn)) return;
    const one = answered(match, seat, move);
    const another = answered(match, seat, anyOffer(turn));
    mustBeginClosed(match);
    for (const viewer of [...seatsOf(match.position), 'spectator' as const]) {
      for (const there of [one, another]) mustCountOn(match, there, viewer, viewer === seat);
      if (viewer === seat || [match, one.match, another.match].some((each) => looksOn(each, viewer, seat))) continue;
      for (const there of [one, another]) {
        if (!there.isStillCollecting) continue;
        mustEqual(eventsFor(there.told, viewer), [], `${viewer} hears of a secret answer`);
        if (!there.isSeenDone) mustEqual(outlook(there.match, viewer), outlook(match, viewer), unequal(viewer));
      }
      if (!one.isStillCollecting || !another.isStillCollecting || one.isSeenDone !== another.isSeenDone) continue;
      mustEqual(outlook(another.match, viewer), outlook(one.match, viewer), unequal(viewer));
    }
  });
}

/** What others have answered in secret is no moment to the viewer, neither now nor later; the answer that reveals all is one. */
function mustCountOn(before: Match, { match, isStillCollecting }: Answered, viewer: Viewer, isOwn: boolean): void {
  const counted = momentsOf(match, viewer) - momentsOf(before, viewer);
  mustEqual(counted, isStillCollecting && !isOwn ? 0 : 1, `${viewer} counts the secret answers of others`);
}

/** How many moments of the match the viewer may know of. */
export function momentsOf(match: Match, viewer: Viewer): number {
  return match.entries.filter((_, index) => seesEntry(match, index, viewer)).length;
}

function looksOn({ game, position }: Match, viewer: Viewer, seat: Seat): boolean {
  return viewer !== 'spectator' && isSecret(position) && game.looksOn?.(position, viewer, seat) === true;
}

/** Before anybody has answered, nobody looks on anywhere. */
function mustBeginClosed({ game, together }: Match): void {
  if (game.looksOn === undefined || together === undefined) return;
  const { before } = together;
  for (const viewer of seatsOf(before)) {
    for (const seat of seatsOf(before)) {
      must(viewer === seat || !game.looksOn(before, viewer, seat), `seat ${viewer} looks on at ${seat} unasked`);
    }
  }
}

function unequal(viewer: Viewer): string {
  return `${viewer} can tell something of a secret answer`;
}

interface Answered {
  readonly match: Match;
  readonly told: readonly AddressedEvent[];
  readonly isStillCollecting: boolean;
  /** Whether the others may know that the seat is done. */
  readonly isSeenDone: boolean;
}

function answered(match: Match, seat: Seat, move: Move): Answered {
  const there: Match = { ...fork(match), together: match.together, checkpoints: [...match.checkpoints] };
  const played = play(there, seat, move);
  if ('refused' in played) throw new Error(`an offered move was refused: ${played.refused.say}`);
  const isStillCollecting = there.together?.from === match.together?.from;
  const isSeenDone = frameFor(there.position, seat) === undefined && !isDoneHidden(match.position);
  return { match: there, told: played.told, isStillCollecting, isSeenDone };
}

function isDoneHidden({ stack }: Position): boolean {
  const frame: Frame | undefined = stack.at(-1);
  return isTogether(frame) && frame.done === 'hidden';
}

function anyOffer({ offers, chance }: Turn): Move {
  return offers[below(chance, offers.length)] as Move;
}

/** All that a viewer has of a match at this moment, and all it can count. */
function outlook(match: Match, viewer: Viewer) {
  const { game, position, entries } = match;
  const view = game.view(position, viewer);
  return {
    view,
    asked: asked(view),
    entries: entries.filter((_, index) => seesEntry(match, index, viewer)),
    ...(viewer !== 'spectator' && { ...questionsOf(match, position, viewer), canUndo: canUndo(match, viewer) }),
  };
}
