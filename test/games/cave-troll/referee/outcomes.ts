import { type Figure, figureNumber } from '../../../../src/games/cave-troll/box/figures.ts';
import type { CaveTrollFrame } from '../../../../src/games/cave-troll/frames.ts';
import type { CaveTrollMove } from '../../../../src/games/cave-troll/moves.ts';
import type { CaveTroll } from '../../../../src/games/cave-troll/position.ts';
import { whoMayFlee } from './answers.ts';
import { pushedFrom, sweptBy, ways } from './entering.ts';
import { isInRoom, others, type Piece, type Place, type Sheet, sheetOf, sheetWith } from './pieces.ts';

type AskingFrame = Extract<CaveTrollFrame, { readonly seat: number }>;

/** Where each piece will be once the answer has been taken. */
export function placesAfter(p: CaveTroll, move: CaveTrollMove): Place[] {
  const frame = p.stack.at(-1) as AskingFrame;
  const named = 'figure' in move ? figureNumber(move.figure) : -1;
  const to = 'area' in move ? move.area : 'lost';
  const sheet = outcome(p, sheetOf(p), frame, move.do, named, to);
  return sheet.pieces.map(({ place }) => place);
}

function outcome(p: CaveTroll, sheet: Sheet, frame: AskingFrame, verb: string, named: Figure, to: Place): Sheet {
  if (verb === 'stop') return sheet;
  if (verb === 'none') return afterFlight(p, sheet, frame.seat);
  switch (frame.step) {
    case 'action':
      return verb === 'ability' ? begun(sheet, named) : sheet;
    case 'place-hero':
    case 'place-monster':
    case 'place-chest':
    case 'chalice-entrance':
    case 'bell-pit':
      return put(sheet, to, frame.figure);
    case 'place-troll':
      return flightsOver(p, put(sheet, to, frame.figure), frame.figure, 0);
    case 'move-to':
    case 'banshee-second-step':
    case 'leap-to':
    case 'boots-step':
    case 'cloak-dest':
    case 'ring-dest':
      return entered(sheet, to, frame.figure);
    case 'flight-dest': {
      const fled = entered(sheet, to, frame.figure);
      return pushesOnArrival(fled, frame.figure) ? fled : afterFlight(p, fled, frame.seat);
    }
    case 'push-dest':
      return afterFlight(p, entered(sheet, to, frame.hero), frame.seat);
    case 'orc-victim':
    case 'assassin-victim':
    case 'sword-target':
      return put(sheet, 'lost', named);
    case 'sacrifice-target':
      return put(sheet, 'lost', named, frame.figure);
    case 'banish-banshee':
      return put(sheet, to, named);
    case 'call-hero':
      return entered(sheet, at(sheet, frame.figure).place, named);
    case 'rampage-dest':
      return trampled(entered(sheet, to, frame.pushed), frame.figure, pushesLeft(p));
    default:
      return sheet;
  }
}

function at(sheet: Sheet, figure: Figure): Piece {
  return sheet.pieces[figure] as Piece;
}

function put({ pieces, options }: Sheet, place: Place, ...figures: readonly Figure[]): Sheet {
  return sheetWith(
    pieces.map((piece, i) => (figures.includes(i) ? { ...piece, place } : piece)),
    options,
  );
}

function discarded({ pieces, options }: Sheet, isLost: (piece: Piece) => boolean): Sheet {
  return sheetWith(
    pieces.map((piece) => (isLost(piece) ? { ...piece, place: 'lost' } : piece)),
    options,
  );
}

/** CT-6.9 */
function entered(sheet: Sheet, place: Place, figure: Figure): Sheet {
  const there = put(sheet, place, figure);
  const piece = at(there, figure);
  if (piece.kind !== 'knight' || !isInRoom(piece)) return there;
  return discarded(there, (other) => other.kind === 'orc' && other.place === place);
}

/** CT-6.15, CT-12.11 */
function pushesOnArrival(sheet: Sheet, figure: Figure): boolean {
  const piece = at(sheet, figure);
  if (piece.kind !== 'wraith' || !isInRoom(piece) || !sheet.options.fleeingWraithPushes) return false;
  return pushedFrom(sheet, piece.place).length > 0;
}

/** CT-6.23: the next player decides, or the troll is let loose. Outside of flights nothing follows. */
function afterFlight(p: CaveTroll, sheet: Sheet, seat: number): Sheet {
  const flights = p.stack.find((frame) => frame.step === 'flights');
  const seatsDone = 1 + ((seat - p.active - 1 + p.seats) % p.seats);
  return flights === undefined ? sheet : flightsOver(p, sheet, flights.troll, seatsDone);
}

/** CT-6.22, CT-6.24 */
function flightsOver(p: CaveTroll, sheet: Sheet, troll: Figure, seatsDone: number): Sheet {
  for (let after = seatsDone; after < p.seats; after++) {
    if (whoMayFlee(sheet, at(sheet, troll), (p.active + 1 + after) % p.seats).length > 0) return sheet;
  }
  const { id, place } = at(sheet, troll);
  return discarded(sheet, (piece) => piece.place === place && piece.id !== id);
}

function pushesLeft(p: CaveTroll): number {
  return p.stack.find((frame) => frame.step === 'rampage')?.pushes ?? 0;
}

/** CT-7.17, CT-7.18 */
function trampled(sheet: Sheet, figure: Figure, left: number): Sheet {
  const rest = others(sheet, at(sheet, figure));
  if (left > 0 && rest.some((piece) => ways(sheet, piece, 'rampage').length > 0)) return sheet;
  return discarded(sheet, (piece) => rest.includes(piece));
}

/** Abilities that ask nothing: CT-7.21, and CT-7.18 where nobody can be pushed. */
function begun(sheet: Sheet, figure: Figure): Sheet {
  const piece = at(sheet, figure);
  if (piece.kind === 'rampaging troll') return trampled(sheet, figure, 2);
  if (piece.kind !== 'grunt') return sheet;
  const swept = sweptBy(sheet, piece);
  return discarded(sheet, (other) => swept.includes(other));
}
