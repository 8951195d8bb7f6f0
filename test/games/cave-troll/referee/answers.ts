import type { AreaId } from '../../../../src/games/cave-troll/box/areas.ts';
import { areaId } from '../../../../src/games/cave-troll/box/map.ts';
import type { CaveTroll } from '../../../../src/games/cave-troll/position.ts';
import { cloakWays, commandedIn, pushedFrom, ways } from './entering.ts';
import { crowd, oneOfAKind, others, type Piece, type Sheet, sheetOf } from './pieces.ts';
import { areasOf, FIRST_ANSWERS, isOnBoard, picks, targets } from './targets.ts';

/** CT-11.3: what the seat that is asked may answer, in words. */
export function answersTo(p: CaveTroll): string[] {
  const frame = p.stack.at(-1);
  if (frame === undefined || !('seat' in frame)) throw new Error('nobody is asked');
  const sheet = sheetOf(p);
  const { seat } = frame;
  const piece = (number: number) => sheet.pieces[number] as Piece;
  switch (frame.step) {
    case 'action':
      return actions(p, sheet, seat);
    case 'choose-card':
      return (p.hands[seat] ?? []).map((card) => `play ${card}`);
    case 'place-hero':
    case 'chalice-entrance':
      return each('put', areasOf('entrance'));
    case 'place-monster':
      return each('put', areasOf('pit'));
    case 'place-chest':
      return each('put', areasOf('room'));
    case 'place-troll':
      return each(
        'put',
        areasOf('room').filter((room) => isOpen(sheet, room)),
      );
    case 'pick-score-room':
      return each('room', areasOf('room'));
    case 'move-to':
      return each('go', ways(sheet, piece(frame.figure), 'move'));
    case 'banshee-second-step':
      return ['stop', ...each('go', ways(sheet, piece(frame.figure), 'move'))];
    case 'leap-to':
    case 'orc-victim':
    case 'assassin-victim':
    case 'banish-banshee':
    case 'sacrifice-target':
    case 'call-hero':
      return targets(sheet, piece(frame.figure));
    case 'push-hero':
      return [
        ...picks(pushedFrom(sheet, piece(frame.figure).place)),
        ...nobody(sheet, piece(frame.figure), frame.push),
      ];
    case 'push-dest':
      return each('send', ways(sheet, piece(frame.hero), 'push'));
    case 'flight-figure':
      return ['none', ...picks(whoMayFlee(sheet, piece(frame.figure), seat))];
    case 'flight-dest':
      return each('go', ways(sheet, piece(frame.figure), 'flight'));
    case 'rampage-figure':
      return picks(others(sheet, piece(frame.figure)).filter((one) => ways(sheet, one, 'rampage').length > 0));
    case 'rampage-dest':
      return each('send', ways(sheet, piece(frame.pushed), 'rampage'));
    case 'cloak-dest':
      return each('go', cloakWays(sheet, piece(frame.figure)));
    case 'boots-step':
      return [...(frame.taken > 0 ? ['stop'] : []), ...each('go', ways(sheet, piece(frame.figure), 'boots'))];
    case 'bell-pit':
      return each('send', areasOf('pit'));
    case 'ring-hero':
      return picks(commandedIn(sheet, seat, areaId(frame.room)));
    case 'ring-dest':
      return each('send', ways(sheet, piece(frame.figure), 'ring'));
    default:
      return FIRST_ANSWERS[p.usedArtifacts.at(-1) ?? '']?.(sheet, seat) ?? [];
  }
}

function each(verb: string, areas: readonly AreaId[]): string[] {
  return areas.map((area) => `${verb} ${area}`);
}

/** CT-4.1, CT-11.5 */
function actions(p: CaveTroll, sheet: Sheet, seat: number): string[] {
  const own = oneOfAKind(sheet.pieces.filter((piece) => piece.owner === seat && isOnBoard(piece)));
  const artifact = p.artifacts[seat]?.[0] ?? '';
  const isUsable = (FIRST_ANSWERS[artifact]?.(sheet, seat) ?? []).length > 0;
  return [
    'draw',
    'end-turn',
    ...(p.hands[seat]?.length === 1 && p.options.playFromHand ? ['from-hand'] : []),
    ...own.filter((piece) => canMove(p, sheet, piece)).map(({ id }) => `move ${id}`),
    ...own.filter((piece) => targets(sheet, piece).length > 0).map(({ id }) => `ability ${id}`),
    ...(isUsable ? ['artifact'] : []),
  ];
}

/** CT-4.14, CT-7.20 */
function canMove(p: CaveTroll, sheet: Sheet, piece: Piece): boolean {
  return ways(sheet, piece, 'move').length > 0 && !(piece.kind === 'rampaging troll' && p.trollMoved);
}

/** CT-6.21 */
function isOpen(sheet: Sheet, room: AreaId): boolean {
  return crowd(sheet, room).every(({ kind }) => kind !== 'cave troll');
}

/** CT-6.15, CT-6.16: on arrival nobody need be pushed, unless the room is too full. */
function nobody(sheet: Sheet, wraith: Piece, push: string): string[] {
  return push !== 'action' && crowd(sheet, wraith.place).length <= 5 ? ['none'] : [];
}

/** CT-6.22, CT-12.8 */
export function whoMayFlee(sheet: Sheet, troll: Piece, seat: number): Piece[] {
  return others(sheet, troll)
    .filter(({ owner }) => owner === seat)
    .filter(({ kind }) => kind !== 'barbarian' || !sheet.options.barbarianNeverFlees)
    .filter((piece) => ways(sheet, piece, 'flight').length > 0);
}
