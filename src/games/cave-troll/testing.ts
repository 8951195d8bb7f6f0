import { begin, play as playMove } from '../../kernel/match.ts';
import { Offers } from '../../kernel/offers.ts';
import { pick as pickFrom, type Random, seedFrom } from '../../kernel/random.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { asked, isOver, offersFor } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import type { GameEvent, Told } from '../../kernel/tell.ts';
import type { AreaId } from './box/areas.ts';
import type { Card } from './box/cards.ts';
import { COLOURS, type Figure, type FigureId, figureId, figureNumber, ownerOf } from './box/figures.ts';
import { areaId, areaNumber, IN_RESERVE, isOnBoard, LOST } from './box/map.ts';
import { caveTroll } from './index.ts';
import type { CaveTrollMove } from './moves.ts';
import { type CaveTroll, kindOf } from './position.ts';
import { type CaveMatch, type Colour, parse, seatOf } from './scene.ts';

export { arrange, type CaveMatch } from './scene.ts';

/** A match from its real beginning. */
export function deal(seats: number, seed: string, wishes: Readonly<Record<string, unknown>> = {}): CaveMatch {
  return begin(caveTroll, tableFor(caveTroll, seats, wishes), seedFrom(seed)).match;
}

/** Who is asked now, by colour. */
export function asking(match: CaveMatch): Colour {
  const [seat] = asked(match.position);
  if (seat === undefined) throw new Error('the match is over');
  return COLOURS[seat] as Colour;
}

/** The step that is asked. */
export function step(match: CaveMatch): string | undefined {
  return match.position.stack.at(-1)?.step;
}

/** Plays the moves, each for the seat that is asked; all must be on offer. */
export function take(match: CaveMatch, ...moves: CaveTrollMove[]): Told[] {
  return moves.flatMap((move) => {
    const played = playMove(match, seatOf(asking(match)), move);
    if ('refused' in played) {
      throw new Error(`${JSON.stringify(move)} is against ${played.refused.rule}: ${played.refused.say}`);
    }
    return played.told;
  });
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

export function draw(match: CaveMatch): Told[] {
  return take(match, { do: 'draw' });
}

/** Plays a card: from hand if nothing has been drawn. */
export function play(match: CaveMatch, card: Card): Told[] {
  return take(match, step(match) === 'choose-card' ? { do: 'play', card } : { do: 'from-hand' });
}

export function put(match: CaveMatch, area: AreaId): Told[] {
  return take(match, { do: 'put', area });
}

export function score(match: CaveMatch, area: AreaId): Told[] {
  return take(match, { do: 'room', area });
}

/** The first half of a move action. */
export function lift(match: CaveMatch, name: string): Told[] {
  return take(match, { do: 'move', figure: figureNamed(match, name) });
}

/** A whole move action. */
export function move(match: CaveMatch, name: string, area: AreaId): Told[] {
  return [...lift(match, name), ...go(match, area)];
}

export function go(match: CaveMatch, area: AreaId): Told[] {
  return take(match, { do: 'go', area });
}

export function send(match: CaveMatch, area: AreaId): Told[] {
  return take(match, { do: 'send', area });
}

export function use(match: CaveMatch, name: string): Told[] {
  return take(match, { do: 'ability', figure: figureNamed(match, name) });
}

export function pick(match: CaveMatch, name: string): Told[] {
  return take(match, { do: 'pick', figure: figureNamed(match, name) });
}

export function playArtifact(match: CaveMatch): Told[] {
  return take(match, { do: 'artifact' });
}

export function none(match: CaveMatch): Told[] {
  return take(match, { do: 'none' });
}

export function stop(match: CaveMatch): Told[] {
  return take(match, { do: 'stop' });
}

export function endTurn(match: CaveMatch): Told[] {
  return take(match, { do: 'end-turn' });
}

/** Why the move is refused; nothing may have changed then. */
export function whyNot(match: CaveMatch, move: CaveTrollMove, colour: Colour = asking(match)): Refusal {
  const before = JSON.stringify(match.position);
  const played = playMove(match, seatOf(colour), move);
  if (!('refused' in played)) throw new Error(`${JSON.stringify(move)} was not refused`);
  if (JSON.stringify(match.position) !== before) throw new Error(`${JSON.stringify(move)} changed something`);
  return played.refused;
}

export function offersOf(match: CaveMatch): Offers<CaveTrollMove> {
  const offers = new Offers<CaveTrollMove>(true);
  offersFor(caveTroll, match.position, seatOf(asking(match)), offers);
  return offers;
}

/** A move in words: 'draw', 'move red knight', 'vault-n', 'blue adventurer', 'play orc'. */
function inWords(match: CaveMatch, each: CaveTrollMove): string {
  const parts: string[] = ['go', 'put', 'room', 'send', 'pick'].includes(each.do) ? [] : [each.do];
  if ('figure' in each) parts.push(named(match.position, figureNumber(each.figure)));
  if ('area' in each) parts.push(each.area);
  if ('card' in each) parts.push(each.card);
  return parts.join(' ');
}

function named(p: CaveTroll, figure: Figure): string {
  return `${COLOURS[ownerOf(figure)]} ${kindOf(p, figure).id}`;
}

/** What the seat that is asked may answer, in words and sorted. */
export function offered(match: CaveMatch): string[] {
  return offersOf(match)
    .list()
    .map((each) => inWords(match, each))
    .sort();
}

/** The answers greyed out, in words, with the rule against each and its reason. */
export function blocked(match: CaveMatch): Record<string, string> {
  const entries = offersOf(match).blocked.map(({ move: each, why }) => [
    inWords(match, each),
    `${why.rule} ${why.say}`,
  ]);
  return Object.fromEntries(entries);
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

export function told(events: readonly Told[]): GameEvent[] {
  return events.map(({ event }) => event);
}

/** Answers at random to the end, or until `stop` says so; the answers depend on the random stream alone. */
export function playOn(match: CaveMatch, random: Random, until: () => boolean = () => false): void {
  while (!isOver(match.position) && !until()) take(match, pickFrom(random, offersOf(match).list()));
}
