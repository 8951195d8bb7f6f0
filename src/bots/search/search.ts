import type { Game, Move, Position, Seat } from '../../kernel/game.ts';
import { Offers } from '../../kernel/offers.ts';
import { below, type Random } from '../../kernel/random.ts';
import { answer, asked, askedSeat, frameFor, isOver, offersFor } from '../../kernel/steps.ts';
import { judgeBy, type Scale } from './judge.ts';
import type { SearchSettings } from './settings.ts';
import { type Edge, findEdge, type Node, newEdge, newNode } from './tree.ts';

export interface Search {
  readonly root: Node;
  /** Thinks through one imagined position: down the tree, on to a settled position, and back with what it is worth. */
  iterate(): void;
}

const NOBODY = -1;

/** Keeps a chance away from 0 and 1, where no change of worth could move it. */
const DOUBT = 0.001;

/**
 * Monte Carlo tree search over information sets. Each iteration imagines a position anew and lets every seat choose by
 * what its own answers brought that seat so far, counting only the times an answer was on offer.
 */
export function createSearch(
  game: Game,
  view: Position,
  observer: Seat,
  random: Random,
  scale: Scale,
  settings: SearchSettings,
  root: Node = newNode(),
): Search {
  const { exploration, trust, width, playout } = settings;
  const isParanoid = settings.others === 'against-me';
  const { judge, shift } = judgeBy(game, scale);
  const offers = new Offers();
  const results = new Float64Array(view.seats);
  const guesses = new Float64Array(view.seats);
  const path: Edge[] = [];

  function gain(from: Float64Array, seat: Seat): number {
    return isParanoid && seat !== observer ? 1 - (from[observer] as number) : (from[seat] as number);
  }

  /** What the seat's own sense says of an offer: the expected result now, moved by what the answer does to its worth. */
  function guess(before: Position, seat: Seat, move: Move, now: number, worth: number): number {
    const position = game.clone(before);
    answer(game, position, seat, move);
    if (isOver(position)) {
      judge(position, guesses);
      return gain(guesses, seat);
    }
    if (isParanoid && seat !== observer) return shift(now, worth - game.bot.worth(position, observer));
    return shift(now, game.bot.worth(position, seat) - worth);
  }

  function choose(position: Position, node: Node, seat: Seat): Edge {
    offersFor(game, position, seat, offers);
    const { count } = offers;
    let unseen = node === root ? count : node.edges.length === 0 ? width[0] : width[1];
    // Where only part of a long list is looked at, it shall not always be the same part.
    const first = count > width[0] ? below(random, count) : 0;
    let now = -1;
    let worth = 0;
    let from = 0;
    let best = Number.NEGATIVE_INFINITY;
    let chosen: Edge | undefined;
    for (let i = 0; i < count; i++) {
      const move = offers.at(first + i < count ? first + i : first + i - count);
      let edge = findEdge(node, seat, move, from);
      if (edge === undefined) {
        if (unseen-- <= 0) continue;
        edge = newEdge(seat, move);
        if (count > 1) {
          if (now < 0) {
            judge(position, guesses);
            now = Math.min(1 - DOUBT, Math.max(DOUBT, gain(guesses, seat)));
            worth = game.bot.worth(position, isParanoid ? observer : seat);
          }
          edge.guess = guess(position, seat, move, now, worth);
        }
        edge.at = node.edges.length;
        node.edges.push(edge);
      }
      from = edge.at + 1;
      edge.available++;
      const weight = edge.visits + trust;
      const value =
        (edge.total + trust * edge.guess) / weight + exploration * Math.sqrt(Math.log(edge.available + 1) / weight);
      if (value > best) {
        best = value;
        chosen = edge;
      }
    }
    if (chosen === undefined) throw new Error(`${game.id} asks seat ${seat} and offers nothing`);
    return chosen;
  }

  function take(position: Position, edge: Edge): Node {
    path.push(edge);
    answer(game, position, edge.seat, edge.move);
    edge.child ??= newNode();
    return edge.child;
  }

  /** Each seat plans on its own, from the same node: what it answers there, nobody else's choice can depend on. */
  function answerTogether(position: Position, node: Node): Node {
    const collecting = position.stack[position.stack.length - 1];
    let after: Node | undefined;
    for (const seat of asked(position)) {
      let own = node;
      while (position.stack[position.stack.length - 1] === collecting && frameFor(position, seat) !== undefined) {
        own = take(position, choose(position, own, seat));
      }
      if (seat === observer) after = own;
    }
    if (after !== undefined) return after;
    node.after ??= newNode();
    return node.after;
  }

  /** Ends at a node that is new, once the action that led there is complete: half an action says little. */
  function descend(position: Position): void {
    let node = root;
    let mover = NOBODY;
    let depth = 0;
    while (!isOver(position)) {
      const seat = askedSeat(position);
      if (node.visits > 0 || node === root) {
        mover = seat ?? NOBODY;
        depth = position.stack.length;
      } else if (seat !== mover || position.stack.length <= depth) break;
      node.visits++;
      node = seat === undefined ? answerTogether(position, node) : take(position, choose(position, node, seat));
    }
    node.visits++;
  }

  function playOut(position: Position): void {
    for (let i = 0; i < playout && !isOver(position); i++) {
      const seat = askedSeat(position) ?? (asked(position)[0] as Seat);
      offersFor(game, position, seat, offers);
      answer(game, position, seat, offers.at(below(random, offers.count)));
    }
  }

  return {
    root,
    iterate() {
      path.length = 0;
      const position = game.imagine(view, observer, random);
      descend(position);
      playOut(position);
      judge(position, results);
      for (const edge of path) {
        edge.visits++;
        edge.total += gain(results, edge.seat);
      }
    },
  };
}
