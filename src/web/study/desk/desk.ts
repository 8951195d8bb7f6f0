import type { Game, Move, Position, Score, Seat, Viewer } from '../../../kernel/game.ts';
import { Offers, sameMove } from '../../../kernel/offers.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { answer, asked, askStep, frameFor, offersFor, questionFor } from '../../../kernel/steps.ts';
import { type AddressedEvent, eventsFor, type GameEvent, listen } from '../../../kernel/tell.ts';
import type { Perspective } from '../../../protocol/server.ts';
import { keyOf, type Study, type StudyLine, type StudySpot } from '../../../protocol/study/study.ts';
import { lineNamed, wayTo } from '../tree/tree.ts';
import { followRecord, isEnded, type PlayedMatch, type Standing, scoresOf } from './played-match.ts';

/** Who looks at the board: a seat, whoever is asked, or a spectator; and whether all hands lie open. */
export interface StudyEyes {
  readonly viewer: Viewer | 'asked';
  readonly open: boolean;
}

/** What is seen at a spot, and what can be answered there. */
export interface Seen {
  readonly spot: StudySpot;
  /** Whose eyes these are: a seat that is asked has questions to answer. */
  readonly perspective: Perspective;
  /** What the board shows, if all hands lie open. */
  readonly open: unknown;
  readonly asked: readonly Seat[];
  readonly over: boolean;
  readonly scores: readonly Score[];
  readonly news: readonly GameEvent[];
  /** The spots that cannot be reached: by the rules of today, or since what was dealt anew allows no such answer. */
  readonly deadEnd?: StudySpot;
}

/** The positions of a study: of its match and of all its lines. */
export interface Desk {
  readonly played: PlayedMatch;
  /** Takes over the lines as they are now. */
  follow(study: Study): void;
  standingAt(spot: StudySpot): Standing;
  see(spot: StudySpot, eyes: StudyEyes): Seen;
  /** Whether a seat may answer so at a spot. */
  allows(spot: StudySpot, seat: Seat, move: Move): boolean;
}

interface Kept extends Standing {
  /** What was told by the move that led here. */
  readonly told: readonly AddressedEvent[];
}

/** Positions of lines that are kept, at most. */
const MOST_KEPT = 400;

export function openDesk(game: Game, first: Study): Desk {
  let study = first;
  const played = followRecord(game, study.record);
  const kept = new Map<string, Kept>();

  /** The position of a line at a step, or at the last one before it that can be reached. */
  function lineAt(line: StudyLine, step: number): Kept {
    const spot = { line: line.id, step };
    const known = kept.get(keyOf(spot));
    if (known !== undefined) return known;
    const made = step === 0 ? beginningOf(line) : afterMove(line, step);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(keyOf(spot), made);
    return made;
  }

  function beginningOf({ from, dealt }: StudyLine): Kept {
    const { position, resigned } = standingAt(from);
    if (dealt === undefined) return { position, resigned, told: [] };
    const seat = Math.min(dealt.seat, played.table.seats - 1);
    return { position: game.imagine(game.view(position, seat), seat, randomFrom(dealt.seed)), resigned, told: [] };
  }

  function afterMove(line: StudyLine, step: number): Kept {
    // A row of calls as long as the line would be too deep for long lines.
    for (let near = step - 1; near > 0 && !kept.has(keyOf({ line: line.id, step: near })); near--) {
      if (near % DEPTH === 0) lineAt(line, near);
    }
    const before = lineAt(line, step - 1);
    const [seat, move] = line.moves[step - 1] ?? [];
    if (seat === undefined || move === undefined) throw new DeadEnd({ line: line.id, step: step - 1 });
    const position = game.clone(before.position);
    const offered = offeredAs(game, position, seat, move);
    if (offered === undefined) throw new DeadEnd({ line: line.id, step: step - 1 });
    const told = listen(() => answer(game, position, seat, offered));
    return { position, resigned: before.resigned, told };
  }

  function reached(spot: StudySpot): { readonly at: StudySpot; readonly kept: Kept; readonly deadEnd?: StudySpot } {
    const line = lineNamed(study, spot.line);
    if (line === undefined) {
      const step = Math.min(spot.step, played.steps);
      return { at: { step }, kept: { ...played.standingAt(step), told: played.told[step] ?? [] } };
    }
    try {
      const step = Math.min(spot.step, line.moves.length);
      return { at: { line: line.id, step }, kept: lineAt(line, step) };
    } catch (trouble) {
      if (!(trouble instanceof DeadEnd)) throw trouble;
      return { ...reached(trouble.spot), deadEnd: trouble.spot };
    }
  }

  function standingAt(spot: StudySpot): Standing {
    const { kept: found } = reached(spot);
    return found;
  }

  return {
    played,
    follow(next) {
      const before = study;
      study = next;
      const changed = new Set(
        next.lines.filter((line) => !goesOn(lineNamed(before, line.id), line)).map(({ id }) => id),
      );
      const gone = before.lines.filter(({ id }) => lineNamed(next, id) === undefined).map(({ id }) => id);
      for (const name of kept.keys()) {
        const id = name.slice(0, name.lastIndexOf('.'));
        const way = gone.includes(id) ? [] : wayTo(next, { line: id, step: 0 });
        if (gone.includes(id) || way.some(({ line }) => line !== undefined && changed.has(line))) kept.delete(name);
      }
    },
    standingAt,
    see(spot, { viewer, open }) {
      const { at, kept: found, deadEnd } = reached(spot);
      const { position } = found;
      const over = isEnded(played.table, found);
      const seats = over ? [] : asked(position);
      const who = viewer === 'asked' ? (seats[0] ?? 'spectator') : viewer;
      return {
        spot: at,
        perspective: perspectiveFor(game, position, who, at, over),
        open: open ? game.clone(position) : undefined,
        asked: seats,
        over,
        scores: scoresOf(game, played.table, found),
        news: open ? found.told.map(({ event }) => event) : eventsFor(found.told, who),
        ...(deadEnd && { deadEnd }),
      };
    },
    allows(spot, seat, move) {
      const found = standingAt(spot);
      return !isEnded(played.table, found) && offeredAs(game, found.position, seat, move) !== undefined;
    },
  };
}

/** At most so many steps of a line are worked out by calls within calls. */
const DEPTH = 64;

/** A line goes on where it did not before: a move is not on offer. */
class DeadEnd extends Error {
  override name = 'DeadEnd';
  readonly spot: StudySpot;

  constructor(spot: StudySpot) {
    super(`nothing leads on from ${keyOf(spot)}`);
    this.spot = spot;
  }
}

/** Whether a line is the same as before, but for moves that came at its end or were taken from there. */
function goesOn(before: StudyLine | undefined, line: StudyLine): boolean {
  if (before === undefined) return true;
  if (before.moves === line.moves && before.from === line.from && before.dealt === line.dealt) return true;
  const shared = Math.min(before.moves.length, line.moves.length);
  const isLike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    isLike(before.from, line.from) &&
    isLike(before.dealt, line.dealt) &&
    isLike(before.moves.slice(0, shared), line.moves.slice(0, shared))
  );
}

function offeredAs(game: Game, position: Position, seat: Seat, move: Move): Move | undefined {
  const offers = new Offers();
  offersFor(game, position, seat, offers);
  return offers.list().find((each) => sameMove(each, move));
}

function perspectiveFor(
  game: Game,
  position: Position,
  viewer: Viewer,
  { line, step }: StudySpot,
  over: boolean,
): Perspective {
  const view = game.view(position, viewer);
  // Numbers the question for the board: any two spots differ.
  const seatEntry = step + (line === undefined ? 0 : 0.5);
  const frame = viewer === 'spectator' || over ? undefined : frameFor(position, viewer);
  if (viewer === 'spectator' || frame === undefined) return { viewer, seatEntry, view, offers: [], canUndo: false };
  const offers = new Offers();
  offersFor(game, position, viewer, offers);
  const question = questionFor(game, position, viewer);
  return {
    viewer,
    seatEntry,
    view,
    ...(question && { question }),
    rule: askStep(game, frame).rule,
    offers: offers.list(),
    canUndo: false,
  };
}
