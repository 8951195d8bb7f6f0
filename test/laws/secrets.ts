import type { Frame, Game, Move, Position, Seat, Step, Viewer } from '../../src/kernel/game.ts';
import { canUndo, type Match, play } from '../../src/kernel/match.ts';
import { below, type Random } from '../../src/kernel/random.ts';
import { answer, asked, labelFor, questionFor } from '../../src/kernel/steps.ts';
import { type AddressedEvent, eventsFor, listen } from '../../src/kernel/tell.ts';
import { isSecret } from '../../src/kernel/together.ts';
import { QUICK_BOTS } from '../bots/testing.ts';
import { must, mustEqual } from './must.ts';
import { type Deal, fork, isWorthALook, offered, playOn, seatsOf, walk } from './walk.ts';

function freshRandom(chance: Random): Random {
  return { key: Array.from({ length: 8 }, () => below(chance, 2 ** 32)), drawn: 0 };
}

/** A position that the seat cannot tell from this one. */
function sibling(game: Game, position: Position, seat: Seat, chance: Random): Position {
  const imagined = game.imagine(game.view(position, seat), seat, freshRandom(chance));
  // With the same chance to come, moves that draw on it can still look alike, and more is compared.
  if (below(chance, 2) === 0) imagined.random = { ...position.random };
  return imagined;
}

/** A secret may show at one decision in many. */
const VERY_THOROUGH = 120;

/** Bots think, each of them twice: that costs more than all other laws together. */
const LESS_THOROUGH = 12;

/** One imagined match in so many is played to its end. */
const PLAYED_TO_THE_END = 8;

/** Of positions that give a seat the very same view, bots think in one of so many a second time. */
const THOUGHT_AGAIN = 4;

/** Two positions that differ only in what a seat may not know are the same to it: in all it sees, is asked and is told. */
export function secretsStaySecret(deal: Deal): void {
  walk(deal, (turn) => {
    if (!isWorthALook(turn, VERY_THOROUGH)) return;
    const { match, seat: mover, move, chance } = turn;
    const { game, position } = match;
    mustHoldNoRandomness(match);
    for (const seat of seatsOf(position)) {
      const other = sibling(game, position, seat, chance);
      mustLookAlike(game, position, other, seat);
      mustEqual(
        game.view(other, 'spectator'),
        game.view(position, 'spectator'),
        `the spectator sees what is hidden from seat ${seat}`,
      );
      if (offered(game, other, mover).find(move) === undefined) continue;
      mustSoundAlike(match, other, mover, move, [seat, 'spectator']);
    }
  });
}

function mustLookAlike(game: Game, position: Position, other: Position, seat: Seat): void {
  const seen = game.view(position, seat);
  mustEqual(game.view(other, seat), seen, `seat ${seat} sees what it may not know`);
  mustEqual(askedAsSeen(game, other, seat), askedAsSeen(game, position, seat), `seat ${seat} learns from who is asked`);
  const here = answersOf(game, position, seat);
  const there = answersOf(game, other, seat);
  mustEqual(there.question, here.question, `seat ${seat} is asked differently`);
  mustEqual(there.offers, here.offers, `seat ${seat} learns from its offers`);
  mustEqual(there.blocked, here.blocked, `seat ${seat} learns from what is blocked`);
  mustEqual(there.labels, here.labels, `seat ${seat} learns from how its answers are worded`);
  // Bots and screens hold nothing but the view, and list from it what may be answered.
  const inView = answersOf(game, seen, seat);
  mustEqual(inView.offers, here.offers, `the view offers seat ${seat} something else`);
  mustEqual(inView.blocked, here.blocked, `in the view of seat ${seat} something else is blocked`);
  mustEqual(inView.question, here.question, `the view asks seat ${seat} differently`);
  mustEqual(inView.labels, here.labels, `in the view of seat ${seat} answers are worded differently`);
}

/** Who is asked as far as the seat may know: that others are done can be a secret, too. */
function askedAsSeen(game: Game, position: Position, seat: Seat): Seat[] {
  return asked(game.view(position, seat));
}

/** All that a seat is asked there, and how it is worded. */
function answersOf(game: Game, position: Position, seat: Seat) {
  const collected = offered(game, position, seat);
  const offers = collected.list();
  const { blocked } = collected;
  const moves = [...offers, ...blocked.map(({ move }) => move)];
  const labels = moves.map((move) => labelFor(game, position, seat, move));
  return { question: questionFor(game, position, seat), offers, blocked, labels };
}

/** Where the same move leads to what looks the same, it must have sounded the same, and be as easy to take back. */
function mustSoundAlike(match: Match, other: Position, mover: Seat, move: Move, viewers: readonly Viewer[]): void {
  const here = fork(match);
  const there = { ...fork(match), position: match.game.clone(other) };
  const toldHere = mustPlay(here, mover, move);
  const toldThere = mustPlay(there, mover, move);
  for (const viewer of viewers) {
    const seenHere = JSON.stringify(match.game.view(here.position, viewer));
    const seenThere = JSON.stringify(match.game.view(there.position, viewer));
    if (seenHere !== seenThere) continue;
    mustEqual(eventsFor(toldThere, viewer), eventsFor(toldHere, viewer), `${viewer} hears what it may not know`);
    if (viewer !== 'spectator') {
      mustEqual(canUndo(there, viewer), canUndo(here, viewer), `seat ${viewer} learns from what it can take back`);
    }
  }
}

function mustPlay(match: Match, seat: Seat, move: Move): readonly AddressedEvent[] {
  const played = play(match, seat, move);
  if ('refused' in played) throw new Error(`an offered move was refused: ${played.refused.say}`);
  return played.told;
}

/**
 * Whether somebody is asked does not tell what they hold: from two positions that a seat cannot tell apart the same answer leads to
 * the same question, unless something else that everybody sees or hears differs before. A game in which a hidden card lets its owner
 * interrupt has to ask whoever might hold it.
 */
export function whoIsAskedTellsNothing(deal: Deal): void {
  walk(deal, (turn) => {
    const { match, seat: mover, move, chance } = turn;
    const { game, position } = match;
    // Where answers are given in secret, `secretAnswersStaySecret` holds.
    if (isSecret(position) || !isWorthALook(turn)) return;
    const here = shownUntilAsked(game, position, mover, move);
    for (const seat of seatsOf(position)) {
      const other = sibling(game, position, seat, chance);
      if (offered(game, other, mover).find(move) === undefined) continue;
      const there = shownUntilAsked(game, other, mover, move);
      const differs = here.findIndex((each, i) => each.text !== there[i]?.text);
      if (differs < 0 || !(here[differs]?.asks || there[differs]?.asks)) continue;
      mustEqual(there[differs], here[differs], `who is asked after seat ${mover} tells seat ${seat} something`);
    }
  });
}

interface Shown {
  readonly text: string;
  readonly asks: boolean;
}

/** What everybody sees and hears after the answer, one step after another, and in the end who is asked what. */
function shownUntilAsked(game: Game, position: Position, mover: Seat, move: Move): Shown[] {
  const shown: Shown[] = [];
  const heard: AddressedEvent[] = [];
  const note = (p: Position) => {
    const { stack: _, ...seen } = game.view(p, 'spectator');
    const text = JSON.stringify([seen, eventsFor(heard, 'spectator')]);
    if (text !== shown.at(-1)?.text) shown.push({ text, asks: false });
  };
  const noting = (step: Step<Position, Move, Frame>): Step<Position, Move, Frame> => {
    if ('auto' in step) {
      const auto = (p: Position, frame: Frame) => {
        note(p);
        heard.push(...listen(() => step.auto(p, frame)));
      };
      return { ...step, auto };
    }
    const take: typeof step.take = (...answered) => void heard.push(...listen(() => step.take(...answered)));
    return { ...step, take };
  };
  const steps = Object.fromEntries(Object.entries(game.steps).map(([name, step]) => [name, noting(step as never)]));
  const next = game.clone(position);
  answer({ ...game, steps }, next, mover, move);
  note(next);
  return [...shown, { text: JSON.stringify(game.view(next, 'spectator').stack), asks: true }];
}

/** What a seat cannot know does not change what a bot does there, and a bot answers what it is asked. */
export function botsPlayFair(deal: Deal): void {
  walk(deal, (turn) => {
    if (!isWorthALook(turn, LESS_THOROUGH)) return;
    const { match, seat, chance } = turn;
    const { game, position } = match;
    const view = game.view(position, seat);
    const before = JSON.stringify(view);
    const otherView = game.view(sibling(game, position, seat, chance), seat);
    // From the very same view it could choose otherwise only by what it keeps or by a chance of its own, at any decision.
    const isAlike = JSON.stringify(otherView) === before;
    const again = !isAlike || below(chance, THOUGHT_AGAIN) === 0;
    const stream = freshRandom(chance);
    for (const bot of QUICK_BOTS) {
      const choice = bot.choose(game, view, seat, { ...stream });
      must(offered(game, position, seat).find(choice) !== undefined, `${bot.name} chose what is not on offer`);
      if (!again) continue;
      mustEqual(bot.choose(game, otherView, seat, { ...stream }), choice, `${bot.name} knows more than its seat`);
    }
    mustEqual(JSON.stringify(view), before, 'thinking changed the view');
  });
}

function mustHoldNoRandomness({ game, position, seed }: Match): void {
  for (const viewer of [...seatsOf(position), 'spectator' as const]) {
    const seen = game.view(position, viewer);
    mustEqual(seen.random, { key: [], drawn: 0 }, `what ${viewer} sees holds the randomness`);
    const text = JSON.stringify(seen);
    must(!text.includes(seed), `what ${viewer} sees holds the seed`);
    for (const word of position.random.key) must(!text.includes(String(word)), `what ${viewer} sees holds the key`);
  }
}

/** What a seat imagines is a whole position: all pieces are there, chance is the one given, and it plays to its end. */
export function imaginedPositionsArePlayable(deal: Deal): void {
  walk(deal, (turn) => {
    if (!isWorthALook(turn)) return;
    const { match, chance } = turn;
    const { game, table, position } = match;
    const before = JSON.stringify(position);
    const census = game.census(position);
    const player = below(chance, PLAYED_TO_THE_END * position.seats);
    for (const seat of seatsOf(position)) {
      const random = freshRandom(chance);
      const key = [...random.key];
      const seen = game.view(position, seat);
      const seenBefore = JSON.stringify(seen);
      const imagined = game.imagine(seen, seat, random);
      mustEqual(imagined.random.key, key, 'the imagined position has another chance than the one given');
      mustEqual(game.census(imagined), census, 'pieces differ in the imagined position');
      if (seat === player) {
        const bound = game.bound(table);
        must(playOn(game, imagined, freshRandom(chance), bound), `it goes on after ${bound} decisions`);
      }
      mustEqual(game.census(imagined), census, 'pieces vanished in the imagined match');
      mustEqual(JSON.stringify(seen), seenBefore, 'imagining changed the view');
    }
    mustEqual(JSON.stringify(position), before, 'imagining changed the position');
  });
}
