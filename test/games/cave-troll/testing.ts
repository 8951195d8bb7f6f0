import type { AreaId } from '../../../src/games/cave-troll/box/areas.ts';
import type { Card } from '../../../src/games/cave-troll/box/cards.ts';
import {
  COLOURS,
  type Figure,
  type FigureId,
  figureId,
  figureNumber,
  ownerOf,
} from '../../../src/games/cave-troll/box/figures.ts';
import { areaId, areaNumber, IN_RESERVE, isOnBoard, LOST } from '../../../src/games/cave-troll/box/map.ts';
import { caveTroll } from '../../../src/games/cave-troll/index.ts';
import type { CaveTrollMove } from '../../../src/games/cave-troll/moves.ts';
import { type CaveTroll, kindOf } from '../../../src/games/cave-troll/position.ts';
import type { Refusal } from '../../../src/kernel/refusal.ts';
import type { AddressedEvent } from '../../../src/kernel/tell.ts';
import { tableKit } from '../kit/table-kit.ts';
import { type CaveMatch, type Colour, parse, seatOf } from './scene.ts';

export { told } from '../kit/table-kit.ts';
export { arrange, type CaveMatch } from './scene.ts';

/** Monsters of the second set of cards. */
export const ALTERNATE = { options: { set: 'alternate' } };

const kit = tableKit<CaveTroll, CaveTrollMove>(caveTroll, inWords);
export const { deal, step, take, offersOf, offered, blocked, playOn } = kit;

/** Who is asked now, by colour. */
export function asking(match: CaveMatch): Colour {
  return COLOURS[kit.asking(match)] as Colour;
}

/** 'red knight', or 'red adventurer@hall-nw' where there are several. */
function figureNamed({ position: p }: CaveMatch, name: string): FigureId {
  const [who = '', where] = name.split('@');
  const { colour, kind } = parse(who);
  const figure = p.where.findIndex(
    (area, each) =>
      ownerOf(each) === seatOf(colour) &&
      kindOf(p, each).id === kind &&
      area !== IN_RESERVE &&
      (where === undefined || (isOnBoard(area) && areaId(area) === where)),
  );
  if (figure < 0) throw new Error(`there is no ${name} in play`);
  return figureId(figure);
}

export function draw(match: CaveMatch): AddressedEvent[] {
  return take(match, { do: 'draw' });
}

/** Plays a card: from hand if nothing has been drawn. */
export function play(match: CaveMatch, card: Card): AddressedEvent[] {
  return take(match, step(match) === 'choose-card' ? { do: 'play', card } : { do: 'from-hand' });
}

export function put(match: CaveMatch, area: AreaId): AddressedEvent[] {
  return take(match, { do: 'put', area });
}

export function score(match: CaveMatch, area: AreaId): AddressedEvent[] {
  return take(match, { do: 'room', area });
}

/** The first half of a move action. */
export function lift(match: CaveMatch, name: string): AddressedEvent[] {
  return take(match, { do: 'move', figure: figureNamed(match, name) });
}

/** A whole move action. */
export function move(match: CaveMatch, name: string, area: AreaId): AddressedEvent[] {
  return [...lift(match, name), ...go(match, area)];
}

export function go(match: CaveMatch, area: AreaId): AddressedEvent[] {
  return take(match, { do: 'go', area });
}

export function send(match: CaveMatch, area: AreaId): AddressedEvent[] {
  return take(match, { do: 'send', area });
}

export function use(match: CaveMatch, name: string): AddressedEvent[] {
  return take(match, { do: 'ability', figure: figureNamed(match, name) });
}

export function pick(match: CaveMatch, name: string): AddressedEvent[] {
  return take(match, { do: 'pick', figure: figureNamed(match, name) });
}

export function playArtifact(match: CaveMatch): AddressedEvent[] {
  return take(match, { do: 'artifact' });
}

export function none(match: CaveMatch): AddressedEvent[] {
  return take(match, { do: 'none' });
}

export function stop(match: CaveMatch): AddressedEvent[] {
  return take(match, { do: 'stop' });
}

export function endTurn(match: CaveMatch): AddressedEvent[] {
  return take(match, { do: 'end-turn' });
}

export function whyNot(match: CaveMatch, move: CaveTrollMove, colour: Colour = asking(match)): Refusal {
  return kit.whyNot(match, move, seatOf(colour));
}

/** A move in words: 'draw', 'move red knight', 'vault-n', 'blue adventurer', 'play orc'. */
function inWords(each: CaveTrollMove, match: CaveMatch): string {
  const parts: string[] = ['go', 'put', 'room', 'send', 'pick'].includes(each.do) ? [] : [each.do];
  if ('figure' in each) parts.push(named(match.position, figureNumber(each.figure)));
  if ('area' in each) parts.push(each.area);
  if ('card' in each) parts.push(each.card);
  return parts.join(' ');
}

function named(p: CaveTroll, figure: Figure): string {
  return `${COLOURS[ownerOf(figure)]} ${kindOf(p, figure).id}`;
}

/** Where a figure could move to, without moving it; undefined if it cannot be moved at all. */
export function ways(match: CaveMatch, name: string): string[] | undefined {
  const before = caveTroll.clone(match.position);
  const figure = figureNamed(match, name);
  if (offersOf(match).find({ do: 'move', figure } as CaveTrollMove) === undefined) return undefined;
  take(match, { do: 'move', figure });
  const found = offered(match);
  match.position = before;
  return found;
}

/** Whether an ability is on offer. */
export function canUse(match: CaveMatch, name: string): boolean {
  return offered(match).includes(`ability ${name.split('@')[0]}`);
}

/** Who is there, in words as for `arrange`. */
export function at({ position: p }: CaveMatch, area: AreaId): string {
  return listed(p, areaNumber(area));
}

/** Who is in the lost piles. */
export function lost({ position: p }: CaveMatch): string {
  return listed(p, LOST);
}

function listed(p: CaveTroll, area: number): string {
  const counts = new Map<string, number>();
  p.where.forEach((each, figure) => {
    if (each === area) counts.set(named(p, figure), (counts.get(named(p, figure)) ?? 0) + 1);
  });
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} x${count}`)).join(', ');
}

/** Gold of each seat. */
export function gold({ position }: CaveMatch): number[] {
  return position.gold.slice();
}
