import type { Move, Seat } from '../../../kernel/game.ts';
import { sameMove } from '../../../kernel/offers.ts';
import { withoutStray } from '../../../protocol/study/merge-study.ts';
import { STUDY_LIMITS } from '../../../protocol/study/read-study.ts';
import type { Deal, LineMove, Study, StudyLine, StudySpot } from '../../../protocol/study/study.ts';

/** A move of the match or of a line. */
type PlayedMove = readonly [seat: Seat, move: Move | 'resign', by?: string];

/** A study, and the spot in it that something has led to. */
export interface Reached {
  readonly study: Study;
  readonly spot: StudySpot;
}

export function lineNamed(study: Study, id: string | undefined): StudyLine | undefined {
  return id === undefined ? undefined : study.lines.find((line) => line.id === id);
}

/** How many steps the match, or the line of a spot, has. */
export function lengthAt(study: Study, { line }: StudySpot): number {
  return line === undefined ? study.record.moves.length : (lineNamed(study, line)?.moves.length ?? 0);
}

/** The seat and the move that lead on from a spot, in the match or its line. */
export function nextAt(study: Study, { line, step }: StudySpot): PlayedMove | undefined {
  return (line === undefined ? study.record.moves : lineNamed(study, line)?.moves)?.[step];
}

/** A short id that no other line or chapter has. */
export function freshId(study: Study): string {
  const taken = new Set([...study.lines, ...study.chapters].map(({ id }) => id));
  for (;;) {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');
    if (!taken.has(id)) return id;
  }
}

/** The lines that leave at this very spot with everything hidden as it lies there. */
function linesFrom(study: Study, spot: StudySpot): StudyLine[] {
  return study.lines.filter(
    ({ from, dealt }) => dealt === undefined && from.line === spot.line && from.step === spot.step,
  );
}

/**
 * A move is made at a spot: it goes on in the match or the line if that is what was played there, in another line that begins with
 * it, at the end of its own line, or else in a new one. Undefined if the study has no room for it.
 */
export function moveAt(
  study: Study,
  spot: StudySpot,
  [seat, move, by]: LineMove,
  id = freshId(study),
): Reached | undefined {
  const next = nextAt(study, spot);
  if (isSame(next, seat, move)) return { study, spot: { ...spot, step: spot.step + 1 } };
  const known = linesFrom(study, spot).find(({ moves }) => isSame(moves[0], seat, move));
  if (known !== undefined) return { study, spot: { line: known.id, step: 1 } };
  const made: LineMove = by === undefined ? [seat, move] : [seat, move, by];
  const own = lineNamed(study, spot.line);
  if (own !== undefined && next === undefined) {
    if (own.moves.length >= STUDY_LIMITS.moves) return undefined;
    return { study: withLine(study, { ...own, moves: [...own.moves, made] }), spot: { ...spot, step: spot.step + 1 } };
  }
  if (study.lines.length >= STUDY_LIMITS.lines) return undefined;
  return {
    study: { ...study, lines: [...study.lines, { id, from: spot, moves: [made] }] },
    spot: { line: id, step: 1 },
  };
}

function isSame(next: PlayedMove | undefined, seat: Seat, move: Move): boolean {
  return next !== undefined && next[0] === seat && next[1] !== 'resign' && sameMove(next[1], move);
}

/** A line of its own from this spot in which everything hidden is dealt anew from what a seat knew. */
export function dealAt(study: Study, spot: StudySpot, dealt: Deal, id = freshId(study)): Reached | undefined {
  const own = lineNamed(study, spot.line);
  // A line in which nothing was played yet is dealt once more.
  if (own?.dealt !== undefined && own.moves.length === 0) {
    return { study: withLine(study, { ...own, dealt }), spot: { line: own.id, step: 0 } };
  }
  if (study.lines.length >= STUDY_LIMITS.lines) return undefined;
  return {
    study: { ...study, lines: [...study.lines, { id, from: spot, dealt, moves: [] }] },
    spot: { line: id, step: 0 },
  };
}

function withLine(study: Study, line: StudyLine): Study {
  return { ...study, lines: study.lines.map((each) => (each.id === line.id ? line : each)) };
}

/** Gives a line a name; an empty one takes it away. */
export function renameLine(study: Study, id: string, name: string): Study {
  const line = lineNamed(study, id);
  if (line === undefined) return study;
  const { name: _, ...nameless } = line;
  const cut = name.trim().slice(0, STUDY_LIMITS.name);
  return withLine(study, cut === '' ? nameless : { ...nameless, name: cut });
}

/** Takes away a line with all that hangs on it. */
export function dropLine(study: Study, id: string): Study {
  return withoutStray({ ...study, lines: study.lines.filter((line) => line.id !== id) });
}

/** One step back: in a line to its beginning, and from there to where it left. */
export function stepBack(study: Study, { line, step }: StudySpot): StudySpot {
  const own = lineNamed(study, line);
  if (step > 0)
    return own !== undefined && step === 1 && own.dealt === undefined
      ? own.from
      : { ...(line && { line }), step: step - 1 };
  return own?.from ?? { step: 0 };
}

/** One step on, in the match or the line; the same spot at its end. */
export function stepOn(study: Study, spot: StudySpot): StudySpot {
  return nextAt(study, spot) === undefined ? spot : { ...spot, step: spot.step + 1 };
}

/** The step of the match that a spot comes from. */
export function stepOfMatch(study: Study, spot: StudySpot): number {
  let at = spot;
  for (let own = lineNamed(study, at.line); own !== undefined; own = lineNamed(study, at.line)) at = own.from;
  return at.step;
}

/** From the match to a spot: each stretch of moves, with the spot it begins at. */
export interface Stretch {
  readonly line: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** The way to a spot: how far the match is followed, then each line. */
export function wayTo(study: Study, spot: StudySpot): Stretch[] {
  const way: Stretch[] = [];
  let at = spot;
  for (let own = lineNamed(study, at.line); own !== undefined; own = lineNamed(study, at.line)) {
    way.unshift({ line: own.id, from: 0, to: at.step });
    at = own.from;
  }
  return [{ line: undefined, from: 0, to: at.step }, ...way];
}

/** The last spot that two ways have in common. */
export function forkOf(study: Study, one: StudySpot, other: StudySpot): StudySpot {
  const [a, b] = [wayTo(study, one), wayTo(study, other)];
  let fork: StudySpot = { step: 0 };
  for (let depth = 0; depth < Math.min(a.length, b.length); depth++) {
    const [mine, theirs] = [a[depth], b[depth]];
    if (mine === undefined || theirs === undefined || mine.line !== theirs.line) break;
    fork = { ...(mine.line !== undefined && { line: mine.line }), step: Math.min(mine.to, theirs.to) };
    if (mine.to !== theirs.to) break;
  }
  return fork;
}

/** The moves that lead from a spot on the way to another one. */
export function movesBetween(study: Study, fork: StudySpot, end: StudySpot): PlayedMove[] {
  const way = wayTo(study, end);
  const at = way.findIndex(({ line }) => line === fork.line);
  return way.slice(at).flatMap(({ line, from, to }, index) => {
    const moves: readonly PlayedMove[] =
      line === undefined ? study.record.moves : (lineNamed(study, line)?.moves ?? []);
    return moves.slice(index === 0 ? fork.step : from, to);
  });
}
