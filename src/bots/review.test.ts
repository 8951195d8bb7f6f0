import { expect, test } from 'vitest';
import { carelessMatch } from '../../test/games/careless.ts';
import { GAMES, gameNamed } from '../games/index.ts';
import type { Game, Position } from '../kernel/game.ts';
import { begin, isMatchOver, type Match, play, resign } from '../kernel/match.ts';
import { Offers } from '../kernel/offers.ts';
import { randomFor, seedFrom } from '../kernel/random.ts';
import { recordOf } from '../kernel/record.ts';
import { asked, offersFor } from '../kernel/steps.ts';
import { tableFor } from '../kernel/table.ts';
import { random } from './random.ts';
import { type Effort, type Review, type ReviewProgress, reviewMatch } from './review.ts';
import { choiceAt, suspectsIn } from './review-choices.ts';
import { estimate, expectedIn, gainIn } from './review-futures.ts';
import { turnsOf } from './review-turns.ts';

const QUICK: Effort = { suspects: 2, finer: 1, judged: 2000 };
const THOROUGH: Effort = { suspects: 12, finer: 2, judged: 200_000 };

/** Of a long match, so many answers show whatever a review may get wrong. */
const LONG_ENOUGH = 80;

function matchOf(id: string, seats: number, answers = Number.POSITIVE_INFINITY): Match {
  const game = gameNamed(id);
  const { match } = begin(game, tableFor(game, seats), seedFrom(`reviewed ${id}`));
  const stream = randomFor(match.seed, 'players');
  while (!isMatchOver(match) && match.entries.length < answers) {
    const seat = asked(match.position)[0] ?? 0;
    play(match, seat, random.choose(game, game.view(match.position, seat), seat, stream));
  }
  return match;
}

function reviewed(match: Match, effort = QUICK): { review: Review; told: ReviewProgress[] } {
  const work = reviewMatch(match.game, recordOf(match), effort);
  const told: ReviewProgress[] = [];
  for (;;) {
    const next = work.next();
    if (next.done) return { review: next.value, told };
    told.push(next.value);
  }
}

test.each(GAMES.map(({ id, defaultSeats }) => [id, defaultSeats] as const))(
  'a review of %s says how every turn stood for everybody, never as certain, and tells how far it is',
  (id, seats) => {
    const match = matchOf(id, seats, LONG_ENOUGH);
    const { review, told } = reviewed(match);
    expect(review.line.length).toBeGreaterThan(2);
    for (const { said, low, high } of review.line.slice(0, -1)) {
      expect(said).toHaveLength(seats);
      expect(said.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      for (const [seat, chance] of said.entries()) {
        expect(low[seat]).toBeLessThanOrEqual(chance);
        expect(high[seat]).toBeGreaterThanOrEqual(chance);
        expect((high[seat] ?? 0) - (low[seat] ?? 0)).toBeGreaterThan(0);
      }
    }
    const moments = review.line.map(({ moment }) => moment);
    expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
    expect(told.map(({ done }) => done)).toEqual(told.map((_, index) => index));
    expect(new Set(told.map(({ total }) => total)).size).toBe(1);
    expect(told.at(-1)?.done).toBe(told[0]?.total);
    // The whole line is there before anything else is thought about.
    expect(told[0]?.line?.map(({ said }) => said)).toEqual(review.line.map(({ said }) => said));
  },
);

test('the last moment is the result, and the same record is reviewed in the same way', () => {
  const match = matchOf('gnome-elf-troll', 2);
  const { review } = reviewed(match);
  const places = recordOf(match).places ?? [];
  expect(review.line.at(-1)?.said).toEqual(places.map((place) => (place === 1 ? 1 : 0)));
  expect(review.line.at(-1)?.moment).toBe(match.entries.length);
  expect(reviewed(match).review).toEqual(review);
});

test('a line says no more than was known then: what comes later changes nothing before it', () => {
  const match = matchOf('cave-troll', 2);
  const whole = recordOf(match);
  const { places: _, ...unfinished } = whole;
  const half = { ...unfinished, moves: whole.moves.slice(0, whole.moves.length >> 1) };
  const early = turnsOf(match.game, half).turns.map(({ said, open }) => ({ said, open }));
  const all = turnsOf(match.game, whole).turns.map(({ said, open }) => ({ said, open }));
  expect(early.length).toBeGreaterThan(4);
  expect(early).toEqual(all.slice(0, early.length));
});

test('choices name what was clearly better, with what it would have brought and why', () => {
  const match = carelessMatch();
  const { turningPoints } = reviewed(match, THOROUGH).review;
  expect(turningPoints.length).toBeLessThanOrEqual(5);
  const choices = turningPoints.filter((each) => each.kind === 'choice');
  expect(choices.length).toBeGreaterThan(0);
  for (const { moment, seat, question, played, better, cost, reasons } of choices) {
    expect(match.entries[moment - 1]?.seat).toBe(seat);
    expect(played.line[0]).not.toEqual(better.line[0]);
    expect(cost.low).toBeGreaterThan(0);
    expect(better.mean - played.mean).toBeCloseTo(cost.mean, 6);
    for (const { mean, low, high } of [played, better]) {
      expect(low).toBeLessThanOrEqual(mean);
      expect(high).toBeGreaterThanOrEqual(mean);
      expect(mean).toBeGreaterThan(0);
      expect(mean).toBeLessThan(1);
    }
    for (const { say } of [question, ...played.line, ...better.line, ...reasons]) {
      expect(match.game.messages[say]).toBeDefined();
    }
    const weights = reasons.map(({ worth }) => Math.abs(worth));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(reasons.length).toBeLessThanOrEqual(3);
  }
  // Whoever plays anything gives more away than the others.
  expect(choices.some(({ seat }) => seat === 2)).toBe(true);
});

test('a match that ended with a resignation is reviewed to that end', () => {
  const match = matchOf('gnome-elf-troll', 2, 12);
  resign(match, 0);
  expect(isMatchOver(match)).toBe(true);
  const { review } = reviewed(match);
  expect(review.line.at(-1)).toMatchObject({ moment: 13, said: [0, 1] });
});

test('alone, points are told instead of chances', () => {
  const match = matchOf('caverna', 1, LONG_ENOUGH);
  const { line } = reviewed(match).review;
  expect(line[0]?.said).toHaveLength(1);
  expect(line[0]?.said[0] ?? 0).toBeGreaterThan(1);
});

/** A position in which somebody has a choice, somewhere in the middle of a match. */
function somewhereIn(game: Game): { position: Position; seat: number } {
  const match = matchOf(game.id, game.defaultSeats, 40);
  const offers = new Offers();
  for (let more = 0; more < 60; more++) {
    const [seat = 0] = asked(match.position);
    offersFor(game, match.position, seat, offers);
    if (offers.count > 2) return { position: match.position, seat };
    play(match, seat, offers.at(0));
  }
  throw new Error('nobody was asked anything');
}

test.each(GAMES)('$id: what the seat could not see changes nothing of what it is told', (game) => {
  const { position, seat } = somewhereIn(game);
  const view = game.view(position, seat);
  // Another match that looks the same from this seat, with other cards in the decks and in others' hands.
  const other = game.imagine(view, seat, randomFor(seedFrom('other'), 'hidden'));
  expect(game.view(other, seat)).toEqual(view);
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  const played = offers.at(offers.count - 1);
  const [told, same] = [position, other].map((each) => {
    const decision = { moment: 40, seat, view: game.clone(game.view(each, seat)), played };
    const said = Array.from({ length: each.seats }, () => 1 / each.seats);
    const turn = { moment: 40, decisions: [decision], before: each, said, open: 0, isChancy: false };
    const suspects = suspectsIn(game, turn, 3);
    return {
      suspects: suspects.map(({ cost }) => cost),
      choice: choiceAt(game, { turn: 3, decision, rest: [], cost: 1 }, [16]),
    };
  });
  expect(told).toEqual(same);
});

test('what was lost in every future that was looked at is not certain to be lost', () => {
  const lost = Array.from({ length: 16 }, () => [0, 1]);
  const { mean, high } = expectedIn(lost, 0, 2, 'nine-of-ten');
  expect(mean).toBeCloseTo(0.5 / 17, 9);
  expect(high).toBeGreaterThan(mean);
  expect(expectedIn([[0, 1]], 0, 2, 'nine-of-ten').mean).toBeCloseTo(0.25, 9);
  const won = Array.from({ length: 16 }, () => [1, 0]);
  expect(expectedIn(won, 0, 2, 'nine-of-ten').mean).toBeLessThan(1);
  const gain = gainIn(lost, won, 0, 2, 'ninety-nine');
  expect(gain.mean).toBeCloseTo(16 / 17, 9);
  expect(gain.low).toBeLessThan(gain.mean);
});

test('a range is wider the fewer numbers there are, and the surer it is to be', () => {
  const width = ({ low, high }: { readonly low: number; readonly high: number }) => high - low;
  const few = [0.2, 0.4, 0.3, 0.5];
  const many = [...few, ...few, ...few, ...few];
  expect(width(estimate(few, 'nine-of-ten'))).toBeGreaterThan(width(estimate(many, 'nine-of-ten')));
  expect(width(estimate(many, 'ninety-nine'))).toBeGreaterThan(width(estimate(many, 'nine-of-ten')));
  expect(estimate(many, 'ninety-nine').mean).toBeCloseTo(0.35, 9);
});
