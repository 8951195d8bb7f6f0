import type { Move, Seat } from '../../src/kernel/game.ts';
import { isMatchOver, type Match, play } from '../../src/kernel/match.ts';
import { Offers } from '../../src/kernel/offers.ts';
import { below, pick, type Random } from '../../src/kernel/random.ts';
import { asked, offersFor, questionFor } from '../../src/kernel/steps.ts';
import { must, mustBePlain, mustEqual } from './must.ts';
import { type Deal, fork, isWorthALook, MORE_OFTEN, offered, seatsOf, type Turn, walk } from './walk.ts';

/** Whoever is asked has something to answer, nobody else has, and the list itself is sound. */
export function offersAreSound(deal: Deal): void {
  walk(deal, (turn) => {
    if (!isWorthALook(turn, MORE_OFTEN)) return;
    const { game, position } = turn.match;
    const before = JSON.stringify(position);
    const asking = asked(position);
    must(asking.length > 0, 'the match is not over, and nobody is asked');
    for (const seat of seatsOf(position)) {
      const explained = offered(game, position, seat);
      const plain = new Offers();
      offersFor(game, position, seat, plain);
      mustEqual(plain.list(), explained.list(), `explaining changes what seat ${seat} is offered`);
      must(plain.blocked.length === 0, 'blocked moves were collected though nobody asked for them');
      const isAsked = asking.includes(seat);
      must(explained.count > 0 === isAsked, `seat ${seat} has ${explained.count} offers and is asked: ${isAsked}`);
      must((questionFor(game, position, seat) !== undefined) === isAsked, `the question for seat ${seat} is amiss`);
      mustBeDifferent(explained);
    }
    mustEqual(JSON.stringify(position), before, 'listing offers changed the position');
  });
}

function mustBeDifferent(offers: Offers): void {
  const known = new Set<string>();
  for (const move of [...offers.list(), ...offers.blocked.map((blocked) => blocked.move)]) {
    mustBePlain(move, 'a move');
    for (const value of Object.values(move)) must(typeof value !== 'object', `a move is not flat: ${keyOf(move)}`);
    must(!known.has(keyOf(move)), `a move is on the list twice: ${keyOf(move)}`);
    known.add(keyOf(move));
  }
}

function keyOf(move: Move): string {
  return JSON.stringify(Object.fromEntries(Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** What is on offer is accepted; everything else is refused with its rule, and then nothing has changed. */
export function offersAreTheOnlyGate(deal: Deal): void {
  const seen = new Map<string, Move>();
  const over = walk(deal, (turn) => {
    const { match, seat, offers } = turn;
    for (const move of offers) seen.set(JSON.stringify(move), move);
    if (!isWorthALook(turn)) return;
    for (const move of offers) {
      must(!('refused' in play(fork(match), seat, move)), `offered, but refused: ${keyOf(move)}`);
    }
    // What comes from a file or a socket is equal to the offer, not the same object, and its fields may stand in any order.
    const received = JSON.parse(keyOf(turn.move)) as Move;
    must(!('refused' in play(fork(match), seat, received)), `offered, but refused when received: ${keyOf(received)}`);
    const before = stateOf(match);
    for (const { move, why } of offered(match.game, match.position, seat).blocked) {
      mustRefuse(match, seat, move, why.rule, why.say);
    }
    for (const move of foreignMoves(turn, seen)) mustRefuse(match, seat, move);
    for (const other of seatsOf(match.position)) {
      if (!asked(match.position).includes(other)) {
        mustRefuse(match, other, turn.move, match.game.rules.turn, 'refused.not-your-turn');
      }
    }
    for (const nobody of [-1, match.table.seats, 0.5, Number.NaN]) {
      mustRefuse(match, nobody, turn.move, match.game.rules.turn, 'refused.no-such-seat');
    }
    mustEqual(stateOf(match), before, 'a refused move changed something');
  });
  must(isMatchOver(over), 'the walk ended before the match');
  const before = everythingOf(over);
  for (const move of seen.values()) mustRefuse(over, 0, move, over.game.rules.end, 'refused.match-over');
  mustEqual(everythingOf(over), before, 'a refused move changed something after the end');
}

/** What a move changes; entries and checkpoints, of which there are many, are the same objects as long as nothing happens to them. */
function stateOf({ position, entries, resigned, checkpoints }: Match) {
  const latest = JSON.stringify([position, entries.at(-1), resigned, checkpoints.at(-1)]);
  return { latest, entries: [...entries], checkpoints: [...checkpoints] };
}

function everythingOf({ position, entries, resigned, checkpoints }: Match): string {
  return JSON.stringify([position, entries, resigned, checkpoints]);
}

const STRANGERS: readonly Move[] = [{ do: '' }, { do: 'no-such-verb' }, { do: 'constructor' }, { do: '__proto__' }];

/** Moves of other moments, and offered moves with one thing changed: none of them on the list. */
function foreignMoves({ match, seat, offers, chance }: Turn, seen: ReadonlyMap<string, Move>): Move[] {
  const listed = offered(match.game, match.position, seat);
  const known = new Set([...offers, ...listed.blocked.map((blocked) => blocked.move)].map(keyOf));
  const earlier = [...seen.values()];
  const candidates = [
    ...STRANGERS,
    ...(earlier.length === 0 ? [] : [pick(chance, earlier), pick(chance, earlier), pick(chance, earlier)]),
    ...[1, 2, 3].map(() => twist(pick(chance, offers), chance)),
  ];
  return candidates.filter((move) => !known.has(keyOf(move)));
}

const TWISTS: readonly ((move: Move, field: string, value: unknown) => unknown)[] = [
  (move) => ({ ...move, extra: 1 }),
  (move, field) => Object.fromEntries(Object.entries(move).filter(([name]) => name !== field)),
  (move, field, value) => ({ ...move, [field]: [value] }),
  (move, field, value) => ({ ...move, [field]: typeof value === 'number' ? String(value) : 7 }),
  (move, field, value) => ({ ...move, [field]: typeof value === 'number' ? value + 0.5 : `${value} ` }),
  (move, field, value) => ({ ...move, [field]: typeof value === 'number' ? -1 - value : null }),
];

function twist(move: Move, chance: Random): Move {
  const [field, value] = pick(chance, Object.entries(move));
  return TWISTS[below(chance, TWISTS.length)]?.(move, field, value) as Move;
}

function mustRefuse(match: Match, seat: Seat, move: Move, rule?: string, say?: string): void {
  const played = play(match, seat, move);
  const what = `${JSON.stringify(move)} by seat ${seat}`;
  if (!('refused' in played)) throw new Error(`not on offer, but accepted: ${what}`);
  must(played.refused.rule !== '', `refused without a rule: ${what}`);
  if (rule !== undefined) mustEqual(played.refused.rule, rule, `refused by another rule: ${what}`);
  if (say !== undefined) mustEqual(played.refused.say, say, `refused for another reason: ${what}`);
}
