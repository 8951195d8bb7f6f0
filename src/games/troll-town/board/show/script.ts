import type { Seat } from '../../../../kernel/game.ts';
import { isOneOf } from '../../../../kernel/lists.ts';
import { DEED_IDS, type Deed } from '../../box/deeds.ts';
import type { TrollNumber, TrollTown } from '../../position.ts';
import type { PlanPart } from '../../rules/claims.ts';
import type { BoardWord, TownEvent } from '../words.ts';
import { childrenIn } from './children-lost.ts';
import type { TurnTold } from './consequences.ts';
import { joinIn, RUNS, routeIn, textIn, trollsOf } from './events.ts';
import { after } from './replay.ts';

/** The parts of a turn, in the order of the rules (TT-3.1, TT-3.7). */
export const CHAPTERS = [
  'boss',
  'scare',
  'gather',
  'services',
  'catch',
  'fight',
  'challenge',
  'orders-1',
  'orders-2',
  'orders-3',
  'night',
  'feast',
  'before',
  'crowns',
] as const;
type Chapter = (typeof CHAPTERS)[number];

const CHAPTER_OF: Readonly<Partial<Record<Deed, Chapter>>> = {
  scare: 'scare',
  schmooze: 'scare',
  'get-minion': 'gather',
  'get-resource': 'gather',
  'make-trinket': 'gather',
  loaf: 'gather',
  'upgrade-hovel': 'services',
  'upgrade-pile': 'services',
  heal: 'services',
  'capture-child': 'catch',
  fight: 'fight',
  destroy: 'fight',
  smash: 'fight',
  fire: 'fight',
  challenge: 'challenge',
};

type OrderPart = Exclude<PlanPart, 'deed'>;

const CHAPTER_OF_ORDER: Readonly<Record<OrderPart, Chapter>> = {
  'order-1': 'orders-1',
  'order-2': 'orders-2',
  'order-3': 'orders-3',
};
const ORDER_CHAPTERS: ReadonlySet<Chapter> = new Set(Object.values(CHAPTER_OF_ORDER));

function chapterOfDeed(deed: string): Chapter | undefined {
  return isOneOf(DEED_IDS, deed) ? CHAPTER_OF[deed] : undefined;
}

function chapterOfOrder(part: string): Chapter | undefined {
  return part in CHAPTER_OF_ORDER ? CHAPTER_OF_ORDER[part as OrderPart] : undefined;
}

/** A fight that is going on: who, where, and the cards so far. */
export interface Brawl {
  readonly trolls: readonly TrollNumber[];
  readonly join: number | undefined;
  readonly cards: readonly TownEvent[];
}

/** One thing that is shown, with all that comes of it at once. */
export interface Beat {
  readonly chapter: Chapter;
  readonly event: TownEvent;
  /** What the event does to roads, houses and Children. */
  readonly cost: readonly TownEvent[];
  /** How many of the events that were told have been shown by then. */
  readonly told: number;
  /** The town as it is after that. */
  readonly town: TrollTown;
  readonly brawl: Brawl | undefined;
  /** Runs of the same fight: their trails stay. */
  readonly runs: readonly TownEvent[];
  readonly isMine: boolean;
}

/** Events that only announce what another one then tells. */
const SILENT: ReadonlySet<BoardWord> = new Set(['told.deed', 'told.ordered', 'told.stats', 'told.turn']);

const NIGHT: ReadonlySet<BoardWord> = new Set(['told.ran-away', 'told.lost-beds', 'told.minions-ran']);

function chapterAfter(before: Chapter, event: TownEvent, boss: TrollNumber): Chapter {
  switch (event.say) {
    case 'told.deed':
      return event.seat === boss ? 'boss' : (chapterOfDeed(textIn(event, 'deed')) ?? before);
    case 'told.ordered':
      return event.seat === boss ? before : (chapterOfOrder(textIn(event, 'part')) ?? before);
    case 'told.stored':
      return ORDER_CHAPTERS.has(before) ? 'night' : before;
    case 'told.feast-begins':
    case 'told.feast':
    case 'told.feast-short':
    case 'told.spoilt':
    case 'told.tantrum':
      return 'feast';
    case 'told.turn':
      return 'before';
    case 'told.over':
      return 'crowns';
    case 'told.conflict':
    case 'told.duel':
      return event.about === 'greediest' ? 'crowns' : before;
    default:
      return NIGHT.has(event.say) ? 'night' : before;
  }
}

/** Damage is shown with what did it. */
const DAMAGE: ReadonlySet<BoardWord> = new Set([
  'told.cracked',
  'told.broke',
  'told.removed',
  'told.harmed',
  'told.broken',
  'told.staff-ran',
]);

/** All who break out at once run at once. */
const FLIGHT: ReadonlySet<BoardWord> = new Set([
  'told.broke-out',
  'told.joined',
  'told.got-away',
  'told.stored',
  ...RUNS,
]);

/** Whether an event is shown together with the one before it. */
function goesWith(last: Beat | undefined, event: TownEvent, chapter: Chapter): boolean {
  if (last === undefined || last.chapter !== chapter) return false;
  if (DAMAGE.has(event.say)) return true;
  const isOut = last.event.say === 'told.broke-out' || last.cost.some(({ say }) => say === 'told.broke-out');
  const before = last.cost.at(-1)?.say;
  return FLIGHT.has(event.say) && (isOut || (before !== undefined && DAMAGE.has(before)));
}

/** Whether what was told is worth a show: plans that were carried out, or a Feast. */
export function isReveal(news: readonly TownEvent[]): boolean {
  return news.some(({ say }) => say === 'told.deed' || say === 'told.feast' || say === 'told.feast-short');
}

/** What was told in a turn, beat by beat, from the town before it to the town after it. */
export function scriptOf({ news, before, end }: TurnTold, me: Seat | undefined): Beat[] {
  const beats: Beat[] = [];
  let town = before ?? end;
  let chapter: Chapter = 'boss';
  let brawl: Brawl | undefined;
  let runs: readonly TownEvent[] = [];
  const boss = (before ?? end).title;
  for (const [place, event] of news.entries()) {
    const next = chapterAfter(chapter, event, boss);
    if (next !== chapter) {
      brawl = undefined;
      runs = [];
    }
    chapter = next;
    if (before !== undefined) town = after(town, event);
    const trolls = trollsOf(end, event);
    if (event.say === 'told.conflict' || event.say === 'told.duel') {
      brawl = { trolls, join: joinIn(event), cards: [] };
      runs = [];
    } else if (event.say === 'told.card' && brawl !== undefined) brawl = { ...brawl, cards: [...brawl.cards, event] };
    if (routeIn(event).length > 0) runs = [...runs, event];
    if (SILENT.has(event.say)) continue;
    const isMine = me !== undefined && trolls.includes(me);
    const told = place + 1;
    const last = beats.at(-1);
    if (last !== undefined && goesWith(last, event, chapter)) {
      const cost = [...last.cost, event];
      beats[beats.length - 1] = { ...last, cost, told, town, runs, isMine: last.isMine || isMine };
    } else beats.push({ chapter, event, cost: [], told, town, brawl, runs, isMine });
    if (ENDS_BRAWL.has(event.say)) brawl = undefined;
  }
  // What no event tells by itself has happened by then.
  const last = beats.at(-1);
  if (last !== undefined) beats[beats.length - 1] = { ...last, told: news.length, town: end };
  return beats;
}

/** What happens in a beat, in a sentence: where several stores break open at once, all of them. */
export function lineOf({ event, cost }: Beat): TownEvent {
  const { brokeOut: children, stores } = childrenIn([event, ...cost]);
  return event.say === 'told.broke-out' && stores > 1 ? { say: 'head.broke-out', children, stores } : event;
}

const ENDS_BRAWL: ReadonlySet<BoardWord> = new Set([
  'told.won-conflict',
  'told.stand-off',
  'told.new-boss',
  'told.challenge-lost',
  'told.challenge-level',
  'told.defended',
]);

const TIME = { card: 1600, conflict: 1500, ceremony: 2400, plain: 1000, cost: 900, hex: 150, longest: 3000 } as const;

/** What is celebrated. */
export type Ceremony = 'boss' | 'feast' | 'victory';
const CEREMONIES: Readonly<Partial<Record<TownEvent['say'], Ceremony>>> = {
  'told.new-boss': 'boss',
  'told.feast': 'feast',
  'told.feast-short': 'feast',
  'told.over': 'victory',
};

export function ceremonyOf({ event }: Beat): Ceremony | undefined {
  return CEREMONIES[event.say];
}

/** How long a beat is shown, in milliseconds. */
export function timeOf(beat: Beat): number {
  const { event, cost } = beat;
  if (ceremonyOf(beat) !== undefined) return TIME.ceremony;
  const steps = Math.max(0, ...[event, ...cost].map((each) => routeIn(each).length));
  if (cost.length > 0 && steps === 0) return TIME.card + TIME.cost;
  if (event.say === 'told.card') return TIME.card;
  if (event.say === 'told.conflict' || event.say === 'told.duel') return TIME.conflict;
  return steps === 0 ? TIME.plain : Math.min(TIME.longest, TIME.plain + steps * TIME.hex);
}
