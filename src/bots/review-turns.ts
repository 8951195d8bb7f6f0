import type { Game, Move, Position, Seat } from '../kernel/game.ts';
import { aloneAt, isMatchOver, type Match, standings } from '../kernel/match.ts';
import { type MatchRecord, replay } from '../kernel/record.ts';
import { asked } from '../kernel/steps.ts';
import { chancesIn, openAt, shareOfWin } from './chances.ts';

/** A question that a seat answered in the match, and what it saw when it did. */
export interface Decision {
  /** The moment in which it was asked; the answer made the next one. */
  readonly moment: number;
  readonly seat: Seat;
  readonly view: Position;
  /** Undefined if somebody resigned instead. */
  readonly played: Move | undefined;
}

/** A turn of the match, with all that was answered in it. */
export interface Turn {
  /** The moment in which it began. */
  readonly moment: number;
  readonly decisions: readonly Decision[];
  /** As it really was when the turn began, with everything that nobody saw. */
  readonly before: Position;
  /** The chance of each seat to win when the turn began, or a lone player's points. */
  readonly said: readonly number[];
  /** How much that leaves open. */
  readonly open: number;
  /** Whether chance was used, or something hidden was shown, before the next turn. */
  isChancy: boolean;
}

export interface PlayedMatch {
  readonly turns: readonly Turn[];
  /** How many moments the match has, with its setup. */
  readonly moments: number;
  /** What each seat has of the win at the end, or a lone player's points. */
  readonly ending: readonly number[];
  readonly isOver: boolean;
}

/** Plays the record again, turn by turn. */
export function turnsOf(game: Game, record: MatchRecord): PlayedMatch {
  const turns: (Turn & { decisions: Decision[] })[] = [];
  let moment = 0;
  let number: number | string | undefined;
  const match = replay(game, record, (_told, reached) => {
    const { position } = reached;
    const [by, move] = record.moves[moment] ?? [];
    const last = turns.at(-1);
    if (by === undefined) {
      if (last !== undefined) last.isChancy = isChanceBetween(last.before, position);
      return;
    }
    const now = game.turn(position);
    if (now !== number) {
      if (last !== undefined) last.isChancy = isChanceBetween(last.before, position);
      turns.push({
        moment,
        decisions: [],
        before: game.clone(position),
        said: chancesAt(reached),
        open: openAt(game, position),
        isChancy: false,
      });
      number = now;
    }
    // A seat can resign without being asked.
    const seat = move === 'resign' ? (asked(position)[0] ?? by) : by;
    const view = game.clone(game.view(aloneAt(reached, seat), seat));
    turns.at(-1)?.decisions.push({ moment, seat, view, played: move === 'resign' ? undefined : move });
    moment++;
  });
  return { turns, moments: moment + 1, ending: endingOf(match), isOver: isMatchOver(match) };
}

function isChanceBetween(before: Position, after: Position): boolean {
  return after.learned !== before.learned || after.random.drawn !== before.random.drawn;
}

/** Whoever has resigned cannot win any more. */
function chancesAt({ game, position, resigned }: Match): number[] {
  const chances = chancesIn(game, position);
  if (resigned.length === 0 || position.seats === 1) return chances;
  const left = chances.map((chance, seat) => (resigned.includes(seat) ? 0 : chance));
  const sum = left.reduce((total, chance) => total + chance, 0);
  return left.map((chance) => chance / sum);
}

function endingOf(match: Match): number[] {
  if (!isMatchOver(match)) return chancesAt(match);
  const scores = standings(match);
  return match.table.seats === 1 ? scores.map(({ points }) => points) : shareOfWin(scores);
}
