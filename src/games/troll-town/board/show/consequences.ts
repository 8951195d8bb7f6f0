import type { Seat } from '../../../../kernel/game.ts';
import { STATS, type Stat } from '../../box/fights.ts';
import { CROWNS, type Crown } from '../../options.ts';
import { hutOf, oldBoss, type TrollNumber, type TrollTown, trollOf } from '../../position.ts';
import { storedChildren } from '../../rules/children.ts';
import { GAME_BOSS } from '../../rules/events.ts';
import { isSpoilt, kitchens } from '../../rules/feast.ts';
import { statOf } from '../../rules/levels.ts';
import { isHubLinked } from '../../rules/roads.ts';
import { score } from '../../score.ts';
import type { TownEvent } from '../words.ts';
import { childrenIn } from './children-lost.ts';
import { hexesIn, numberIn, RUNS, textIn, trollIn } from './events.ts';
import { fightsIn, loserOfCard } from './fights.ts';

/** Numbers of the town that a turn may change. */
const FIGURES = ['stored', 'cooked', 'minions', 'cracks'] as const;
export type Figure = (typeof FIGURES)[number];

/** Something that is not as it was before the turn, and why. */
export interface Consequence {
  readonly what: Figure | 'boss' | 'crown' | 'own' | 'stat' | 'stats' | 'fallen' | 'roads' | 'herd';
  /** Whose, where it is somebody's. */
  readonly troll?: TrollNumber;
  readonly stat?: Stat;
  /** Of several stats that have changed alike; `after` is by how much. */
  readonly stats?: readonly Stat[];
  /** Of a crown that was won (`after` is 1) or lost (0). */
  readonly crown?: Crown;
  readonly before?: number;
  readonly after: number;
  readonly because: readonly TownEvent[];
}

/** A turn: what was told, and the town before and after it. Whoever comes upon it does not know what was before. */
export interface TurnTold {
  readonly news: readonly TownEvent[];
  readonly before: TrollTown | undefined;
  readonly end: TrollTown;
}

export function figuresOf(town: TrollTown): Readonly<Record<Figure, number>> {
  return {
    stored: storedChildren(town),
    cooked: kitchens(town, town.communal).capacity,
    minions: town.communal,
    cracks: town.cracks.length,
  };
}

function told(news: readonly TownEvent[], ...says: readonly TownEvent['say'][]): TownEvent[] {
  return news.filter(({ say }) => says.includes(say));
}

/** Why there are more or fewer Children in the stores, in the order in which it happened. */
function whyStored(news: readonly TownEvent[]): TownEvent[] {
  const { brokeOut, stores, away, eaten, back, hid, served } = childrenIn(news);
  const fight = fightsIn(news).find(({ from, until }) =>
    news.slice(from, until).some(({ say }) => say === 'told.broke-out'),
  );
  const [first] = told(news, 'told.broke-out', 'told.joined');
  const didRun = away + eaten + back + hid > 0;
  const ends: readonly TownEvent['say'][] = ['told.got-away', 'told.ran-away', ...RUNS];
  const firstEnd = news.find(({ say }) => ends.includes(say));
  return news.flatMap((event): TownEvent[] => {
    switch (event.say) {
      case 'told.captured':
      case 'told.captured-bare':
        return [{ say: 'because.caught', troll: numberIn(event, 'troll') ?? 0, children: event.children ?? 0 }];
      case 'told.feast':
      case 'told.feast-short':
        return served > 0 ? [{ say: 'because.served', children: served }] : [];
      default: {
        const [kind, hex] = [textIn(event, 'kind'), textIn(event, 'hex')];
        return [
          ...(event === first
            ? [{ say: 'because.broke-out', children: brokeOut, stores, kind, hex, about: fight?.about ?? '' } as const]
            : []),
          ...(didRun && event === firstEnd ? [{ say: 'because.ran', away, eaten, back, hid } as const] : []),
        ];
      }
    }
  });
}

function whyCooked(news: readonly TownEvent[], { before, end }: TurnTold): TownEvent[] {
  const shops = [
    ...told(news, 'told.built', 'told.boss-built').filter(({ work }) => work === 'shop'),
    ...told(news, 'told.extended', 'told.broken').filter(({ kind }) => kind === 'shop'),
    ...told(news, 'told.broken').filter(({ kind }) => kind === 'addon' || kind === 'pile'),
  ];
  const areHandsOther = before === undefined || before.communal !== end.communal || shops.length === 0;
  return [...shops, ...(areHandsOther ? [{ say: 'because.hands', minions: end.communal } as const] : [])];
}

function whyMinions(news: readonly TownEvent[]): TownEvent[] {
  const bringers = told(news, 'told.got-communal').flatMap(({ seat }) => seat ?? []);
  return [
    ...(bringers.length > 0 ? [{ say: 'because.brought', bringers } as const] : []),
    ...told(news, 'told.extended')
      .filter(({ kind }) => kind === 'pit')
      .map((event) => ({ ...event, say: 'because.guards' }) as const),
    ...told(news, 'told.boss-minion').filter(({ own }) => own === false),
    ...told(news, 'told.freed-minion', 'told.lost-beds', 'told.minions-ran'),
  ];
}

function whyCracks(news: readonly TownEvent[]): TownEvent[] {
  const ties = told(news, 'told.card').filter((card) => loserOfCard(card) === undefined).length;
  const hits = told(news, 'told.tantrum').reduce((sum, event) => sum + (numberIn(event, 'hits') ?? 0), 0);
  const lost = told(news, 'told.challenge-lost').reduce(
    (sum, event) => sum + (numberIn(event, 'hits') ?? numberIn(event, 'rounds') ?? 0),
    0,
  );
  const gone = told(news, 'told.broke').length;
  const blow = ties + hits + lost === 0;
  return [
    ...(ties > 0 ? [{ say: 'because.ties', ties } as const] : []),
    ...(hits > 0 ? [{ say: 'because.tantrum', hits } as const] : []),
    ...(lost > 0 ? [{ say: 'because.took-it-out', hits: lost } as const] : []),
    ...told(news, 'told.smashed', 'told.burnt', 'told.tore-down'),
    ...(gone > 0 && !blow ? [{ say: 'because.joins-broke', joins: gone } as const] : []),
  ];
}

const WHY: Readonly<Record<Figure, (news: readonly TownEvent[], turn: TurnTold) => readonly TownEvent[]>> = {
  stored: whyStored,
  cooked: whyCooked,
  minions: whyMinions,
  cracks: whyCracks,
};

/** Whether an event changes how many Minions a Troll has of its own. */
function movesMinions(town: TrollTown, event: TownEvent, troll: TrollNumber): boolean {
  const is = (field: string) => trollIn(town, numberIn(event, field) ?? Number.NaN) === troll;
  switch (event.say) {
    case 'told.got-own':
    case 'told.schmoozed':
    case 'told.lit':
      return event.seat === troll;
    case 'told.took-minion':
      return is('troll') || is('rival');
    case 'told.freed-minion':
      return is('rival');
    case 'told.lost-beds':
    case 'told.extended':
      return is('troll');
    case 'told.boss-minion':
      return troll === oldBoss(town) && event.own !== false;
    default:
      return false;
  }
}

function ownMinions({ news, before, end }: TurnTold): Consequence[] {
  return end.trolls.flatMap((_, troll): Consequence[] => {
    const after = trollOf(end, troll).minions;
    const then = before && trollOf(before, troll).minions;
    const because = news
      .filter((event) => movesMinions(before ?? end, event, troll))
      .map((event) => (event.say === 'told.extended' ? ({ ...event, say: 'because.stays' } as const) : event));
    if (then === after || (then === undefined && because.length === 0)) return [];
    return [{ what: 'own', troll, ...(then !== undefined && { before: then }), after, because }];
  });
}

/** What makes every stat of a Troll higher or lower at once: its Hut, and injuries that heal. */
function whyStats(news: readonly TownEvent[], me: Seat, end: TrollTown, isHigher: boolean): TownEvent[] {
  return news.flatMap((event): TownEvent[] => {
    switch (event.say) {
      case 'told.built':
        return event.seat === me && /^(hut-|rebuild)/.test(textIn(event, 'work')) ? [event] : [];
      case 'told.extended':
        return event.kind === 'hut' && event.troll === me ? [event] : [];
      case 'told.broken':
        return isHutOf(end, event, me) ? [{ say: 'came.my-hut' }] : [];
      case 'told.healed':
        return isHigher && event.troll === me ? [event] : [];
      case 'told.feast-begins':
        return isHigher ? [{ say: 'because.feast-heals' }] : [];
      default:
        return [];
    }
  });
}

/** Whether what broke is that Troll's Hut. */
export function isHutOf(town: TrollTown, event: TownEvent, troll: TrollNumber): boolean {
  return event.kind === 'hut' && town.buildings[numberIn(event, 'building') ?? -1]?.owner === troll;
}

function myStats({ news, before, end }: TurnTold, me: Seat): Consequence[] {
  if (before === undefined) return [];
  const changed = STATS.flatMap((stat, number): (Consequence & { stat: Stat; before: number })[] => {
    const [then, now] = [statOf(before, me, number), statOf(end, me, number)];
    if (then === now) return [];
    const cards = told(news, 'told.card').filter((card) => card.stat === stat && loserOfCard(card) === me);
    const found = [
      ...cards.map((card) => {
        const rival = numberIn(card, card.troll === me ? 'rival' : 'troll') ?? GAME_BOSS;
        return { say: 'because.card', rival } as const;
      }),
      ...told(news, 'told.struck').filter((event) => event.rival === me && event.stat === stat),
      ...told(news, 'told.trinket').filter((event) => event.seat === me && event.stat === stat),
      ...whyStats(news, me, end, now > then),
    ];
    const because: readonly TownEvent[] = found.length === 0 ? [{ say: 'because.level' }] : found;
    return [{ what: 'stat', troll: me, stat, before: then, after: now, because }];
  });
  return changed.flatMap((row, place): Consequence[] => {
    const alike = changed.filter(
      (other) =>
        other.after - other.before === row.after - row.before &&
        JSON.stringify(other.because) === JSON.stringify(row.because),
    );
    if (alike.length === 1) return [row];
    // Several that have changed alike are one row, where the first of them stands.
    if (changed.indexOf(alike[0] ?? row) < place) return [];
    const { because } = row;
    return [{ what: 'stats', troll: me, stats: alike.map(({ stat }) => stat), after: row.after - row.before, because }];
  });
}

/** Crowns that were won or lost. */
function myCrowns({ before, end }: TurnTold, me: Seat): Consequence[] {
  if (before === undefined) return [];
  const holds = (town: TrollTown, crown: Crown) =>
    score(town)
      .find(({ seat }) => seat === me)
      ?.lines.some(({ say, points }) => say === `score.${crown}` && points > 0) === true;
  return CROWNS.flatMap((crown): Consequence[] => {
    const [then, now] = [holds(before, crown), holds(end, crown)];
    if (then === now) return [];
    const say = now ? (`because.holds-${crown}` as const) : whyLost(end, me, crown);
    return [{ what: 'crown', troll: me, crown, after: now ? 1 : 0, because: [{ say }] }];
  });
}

/** What a crown that was lost is lacking. */
function whyLost(end: TrollTown, me: Seat, crown: Crown) {
  if (isSpoilt(end)) return 'because.spoilt';
  if (crown === 'provider') return 'because.fewer-catches';
  if (crown === 'greediest') return 'because.fewer-minions';
  if (crown === 'biggest' && end.title !== me) return 'because.no-title';
  const hut = hutOf(end, me);
  if (hut === undefined) return 'because.no-hut';
  return isHubLinked(end, hut) ? 'because.no-way-to-bridge' : 'because.no-way-to-hub';
}

/** What is not as it was, the gravest first, each with its cause. */
export function changesOf(turn: TurnTold, me: Seat | undefined): Consequence[] {
  const { news, before, end } = turn;
  const boss = told(news, 'told.new-boss').map(
    ({ seat = 0 }): Consequence => ({
      what: 'boss',
      troll: seat,
      after: seat,
      because: fightsIn(news).flatMap((fight) =>
        fight.isDuel && fight.about === 'challenge' ? [{ say: 'because.challenge', ...wonIn(fight.cards, seat) }] : [],
      ),
    }),
  );
  const now = figuresOf(end);
  const then = before && figuresOf(before);
  const figures = FIGURES.flatMap((what): Consequence[] => {
    const because = WHY[what](news, turn);
    const isSame = then === undefined ? because.length === 0 || what === 'cooked' : then[what] === now[what];
    // Children may be lost while as many are caught.
    if (isSame && !(what === 'stored' && areSomeLost(news)) && !(what === 'minions' && didSomeRun(news))) return [];
    return [{ what, ...(then && { before: then[what] }), after: now[what], because }];
  });
  const fallen = told(news, 'told.broken').filter(({ kind }) => kind !== 'addon' && kind !== 'pile');
  const gone = told(news, 'told.removed').flatMap(hexesIn).length;
  const herd = told(news, 'told.herd');
  return [
    ...boss,
    ...(me === undefined ? [] : myCrowns(turn, me)),
    ...figures,
    ...(me === undefined ? [] : myStats(turn, me)),
    ...ownMinions(turn),
    ...(fallen.length > 0 ? [{ what: 'fallen', after: fallen.length, because: fallen } as const] : []),
    ...(gone > 0 ? [{ what: 'roads', after: gone, because: whyRoads(news) } as const] : []),
    ...(herd.length > 0 ? [{ what: 'herd', after: Math.max(0, end.herd), because: herd } as const] : []),
  ];
}

function wonIn(cards: readonly TownEvent[], seat: Seat): { won: number; lost: number } {
  const decided = cards.filter((card) => loserOfCard(card) !== undefined);
  const lost = decided.filter((card) => loserOfCard(card) === seat).length;
  return { won: decided.length - lost, lost };
}

function areSomeLost(news: readonly TownEvent[]): boolean {
  const { away, eaten, brokeOut } = childrenIn(news);
  return away + eaten + brokeOut > 0;
}

function didSomeRun(news: readonly TownEvent[]): boolean {
  return news.some(({ say }) => say === 'told.minions-ran');
}

function whyRoads(news: readonly TownEvent[]): TownEvent[] {
  const joins = told(news, 'told.broke').length;
  return [
    ...(joins > 0 ? [{ say: 'because.joins-broke', joins } as const] : []),
    ...told(news, 'told.burnt', 'told.tore-down'),
  ];
}

/** Figures that are as they were. */
export function unchangedIn({ before, end }: TurnTold): readonly Figure[] {
  if (before === undefined) return [];
  const [then, now] = [figuresOf(before), figuresOf(end)];
  return FIGURES.filter((figure) => then[figure] === now[figure]);
}
