import type { Move, Seat, Viewer } from '../../src/kernel/game.ts';
import { type Match, play } from '../../src/kernel/match.ts';
import { pick, type Random } from '../../src/kernel/random.ts';
import { asked, questionFor } from '../../src/kernel/steps.ts';
import { type AddressedEvent, eventsFor } from '../../src/kernel/tell.ts';
import { isSecret } from '../../src/kernel/together.ts';
import { momentsOf } from './at-once.ts';
import { mustEqual } from './must.ts';
import { type Deal, fork, isWorthALook, offered, seatsOf, walk } from './walk.ts';

/** All answers of a phase are played twice, after each of these decisions. */
const THOROUGH = 8;

/**
 * That a seat let others look on, and closed its answers again, is nothing to those who did not look: not while answers are
 * collected, and not when all of them are known. The views that `imagine` fills in cannot show this, for it keeps what it sees.
 */
export function lookingOnLeavesNoTrace(deal: Deal): void {
  walk(deal, (turn) => {
    const { match, seat, chance } = turn;
    if (match.game.looksOn === undefined || !isSecret(match.position) || !isWorthALook(turn, THOROUGH)) return;
    const detour = opensAndCloses(match, seat, chance);
    if (detour === undefined) return;
    const plain = fork(match);
    const told = playTogether(plain, detour.match, chance);
    for (const viewer of [...seatsOf(match.position), 'spectator' as const]) {
      if (viewer === seat || detour.lookers.includes(viewer)) continue;
      const { game } = match;
      const what = `${viewer} can tell that seat ${seat} let others look on`;
      mustEqual(game.view(detour.match.position, viewer), game.view(plain.position, viewer), what);
      mustEqual(eventsFor(told.there, viewer), eventsFor(told.here, viewer), what);
      mustEqual(momentsOf(detour.match, viewer), momentsOf(plain, viewer), what);
    }
  });
}

interface Detour {
  readonly match: Match;
  readonly lookers: readonly Viewer[];
}

function lookersOf({ game, position }: Match, seat: Seat): Seat[] {
  return seatsOf(position).filter((viewer) => viewer !== seat && game.looksOn?.(position, viewer, seat) === true);
}

/** A match in which the seat opens its answers to some and closes them again, and is asked what it was asked before. */
function opensAndCloses(match: Match, seat: Seat, chance: Random): Detour | undefined {
  if (lookersOf(match, seat).length > 0) return undefined;
  const open = anyOf(
    afterEach(match, seat, (there) => lookersOf(there, seat).length > 0),
    chance,
  );
  if (open === undefined) return undefined;
  const isClosed = (there: Match) => lookersOf(there, seat).length === 0 && asksTheSame(match, there, seat);
  const closed = anyOf(afterEach(open, seat, isClosed), chance);
  return closed === undefined ? undefined : { match: closed, lookers: lookersOf(open, seat) };
}

function anyOf(matches: readonly Match[], chance: Random): Match | undefined {
  return matches.length === 0 ? undefined : pick(chance, matches);
}

/** Where the seat's offers lead, as far as answers are still collected there and it is what is looked for. */
function afterEach(match: Match, seat: Seat, isWanted: (there: Match) => boolean): Match[] {
  return offersIn(match, seat).flatMap((move) => {
    const there = fork(match);
    const { together } = there;
    mustPlay(there, seat, move);
    return there.together === together && isWanted(there) ? [there] : [];
  });
}

function offersIn({ game, position }: Match, seat: Seat): readonly Move[] {
  return asked(position).includes(seat) ? offered(game, position, seat).list() : [];
}

function asksTheSame(one: Match, other: Match, seat: Seat): boolean {
  const question = ({ game, position }: Match) => JSON.stringify(questionFor(game, position, seat));
  return question(one) === question(other);
}

interface Told {
  readonly here: readonly AddressedEvent[];
  readonly there: readonly AddressedEvent[];
}

/** Gives the same answers in both until all have answered; what was told last. */
function playTogether(one: Match, other: Match, chance: Random): Told {
  const { together } = one;
  let told: Told = { here: [], there: [] };
  while (one.together === together) {
    const seat = pick(chance, asked(one.position));
    // A seat that opened and closed its answers may have used up what it can change.
    const there = new Set(offersIn(other, seat).map((move) => JSON.stringify(move)));
    const move = pick(
      chance,
      offersIn(one, seat).filter((each) => there.has(JSON.stringify(each))),
    );
    told = { here: mustPlay(one, seat, move), there: mustPlay(other, seat, move) };
  }
  return told;
}

function mustPlay(match: Match, seat: Seat, move: Move): readonly AddressedEvent[] {
  const result = play(match, seat, move);
  if ('refused' in result) throw new Error(`an offered move was refused: ${result.refused.say}`);
  return result.told;
}
