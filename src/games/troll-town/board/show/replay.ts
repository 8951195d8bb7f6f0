import { STATS, type Stat } from '../../box/fights.ts';
import { earlierHex, hexNamed, laterHex } from '../../box/hexes.ts';
import type { PieceId } from '../../box/pieces.ts';
import {
  type Building,
  clone,
  DEBRIS,
  EMPTY,
  NO_BUILDING,
  oldBoss,
  type TrollTown,
  trollOf,
  type Work,
} from '../../position.ts';
import { extend, put } from '../../rules/building.ts';
import { injure } from '../../rules/conflicts.ts';
import { GAME_BOSS } from '../../rules/events.ts';
import { dine } from '../../rules/feast.ts';
import { type AddOn, communalBeds, era, freePrivateBeds } from '../../rules/levels.ts';
import { heal } from '../../rules/services.ts';
import type { TownEvent } from '../words.ts';
import { doerOf, hexesIn, joinIn, numberIn, textIn, trollIn } from './events.ts';

type Replay = (town: TrollTown, event: TownEvent) => void;

function amend(town: TrollTown, number: number | undefined, changes: (before: Building) => Partial<Building>): void {
  const before = number === undefined ? undefined : town.buildings[number];
  if (before !== undefined) town.buildings[before.number] = { ...before, ...changes(before) };
}

const build: Replay = (town, event) => {
  const work = textIn(event, 'work') as Work;
  const troll = event.seat ?? oldBoss(town);
  if (work === 'rebuild' || work === 'rebuild-clay') {
    amend(town, trollOf(town, troll).hut, () => ({ material: work === 'rebuild' ? 'wood' : 'clay' }));
  } else put(town, work as PieceId, hexesIn(event), troll);
};

const emptyStore: Replay = (town, event) => amend(town, numberIn(event, 'building'), () => ({ children: 0 }));

function moveMinions(town: TrollTown, troll: number | undefined, by: number): void {
  if (troll !== undefined) trollOf(town, trollIn(town, troll)).minions += by;
}

function injureBy(town: TrollTown, troll: number | undefined, event: TownEvent): void {
  if (troll !== undefined) injure(town, trollIn(town, troll), STATS.indexOf(textIn(event, 'stat') as Stat));
}

const caught: Replay = (town, event) => {
  const troll = numberIn(event, 'troll') ?? -1;
  if (troll in town.catches) town.catches[troll] = (town.catches[troll] ?? 0) + (numberIn(event, 'children') ?? 0);
};

/** What each event changes in the picture. What it leaves out, the end of the turn puts right. */
const CHANGES: Readonly<Record<string, Replay>> = {
  'told.built': build,
  'told.boss-built': build,
  'told.extended': (town, event) => {
    const host = numberIn(event, 'building');
    if (host !== undefined && town.buildings[host] !== undefined) {
      extend(town, host, textIn(event, 'addOn') as AddOn, hexNamed(textIn(event, 'hex')), 1);
    }
  },
  'told.cracked': (town, event) => {
    const join = joinIn(event);
    if (join !== undefined && !town.cracks.includes(join)) town.cracks.push(join);
  },
  'told.broke': (town, event) => {
    town.cracks = town.cracks.filter((join) => join !== joinIn(event));
  },
  'told.removed': (town, event) => {
    const [hex = -1] = hexesIn(event);
    town.land[hex] = EMPTY;
    town.cracks = town.cracks.filter((join) => earlierHex(join) !== hex && laterHex(join) !== hex);
  },
  'told.harmed': (town, event) =>
    amend(town, numberIn(event, 'building'), ({ damage }) => ({ damage: numberIn(event, 'damage') ?? damage })),
  'told.broken': (town, event) => {
    const number = numberIn(event, 'building');
    amend(town, number, () => ({ stands: false, children: 0 }));
    for (const hex of hexesIn(event)) town.land[hex] = DEBRIS;
    for (const troll of town.trolls) if (troll.hut === number) troll.hut = NO_BUILDING;
  },
  'told.stored': (town, event) =>
    amend(town, numberIn(event, 'building'), ({ children }) => ({
      children: children + (numberIn(event, 'children') ?? 0),
    })),
  'told.broke-out': emptyStore,
  'told.joined': emptyStore,
  'told.got-own': (town, event) => {
    if (event.seat !== undefined) trollOf(town, event.seat).minions++;
    town.herd--;
  },
  'told.got-communal': (town) => {
    town.communal++;
    town.herd--;
  },
  'told.lit': (town, event) => {
    town.fires.push(...hexesIn(event));
    moveMinions(town, event.seat, -1);
    town.herd++;
  },
  'told.burnt': (town, event) => {
    const gone = hexesIn(event);
    town.fires = town.fires.filter((hex) => !gone.includes(hex));
  },
  'told.card': (town, event) => {
    const [value = 0, other = 0] = [numberIn(event, 'value'), numberIn(event, 'rivalValue')];
    const loser = value === other ? undefined : numberIn(event, value < other ? 'troll' : 'rival');
    injureBy(town, loser, event);
  },
  'told.took-minion': (town, event) => {
    moveMinions(town, numberIn(event, 'troll'), 1);
    moveMinions(town, numberIn(event, 'rival'), -1);
  },
  'told.freed-minion': (town, event) => {
    moveMinions(town, numberIn(event, 'rival'), -1);
    town.communal++;
  },
  'told.schmoozed': (town, event) => {
    moveMinions(town, event.seat, -1);
    town.herd++;
  },
  'told.boss-minion': (town) => {
    if (freePrivateBeds(town, oldBoss(town)) > 0) moveMinions(town, GAME_BOSS, 1);
    else town.communal++;
    town.herd--;
  },
  'told.lost-beds': (town, event) => {
    const minions = numberIn(event, 'minions') ?? 0;
    moveMinions(town, numberIn(event, 'troll'), -minions);
    if (event.seat === undefined) town.herd += minions;
    else town.communal += minions;
  },
  'told.minions-ran': (town) => {
    const crowd = Math.max(0, town.communal - communalBeds(town));
    town.communal -= crowd;
    town.herd += crowd;
  },
  'told.struck': (town, event) => injureBy(town, numberIn(event, 'rival'), event),
  'told.healed': (town, event) => {
    const [troll, shop] = [doerOf(town, event), town.buildings[numberIn(event, 'building') ?? -1]];
    if (troll !== undefined && shop !== undefined) heal(town, troll, shop);
  },
  'told.called-feast': (town) => {
    town.feastCalled = true;
  },
  'told.feast-begins': (town) => {
    town.feasted = era(town);
    town.lent.fill(0);
    for (const { injuries } of town.trolls) injuries.fill(0);
  },
  'told.lent': (town, event) => {
    if (event.seat !== undefined) town.lent[event.seat] = numberIn(event, 'minions') ?? 0;
  },
  'told.captured': caught,
  'told.captured-bare': caught,
  'told.feast': (town) => void dine(town),
  'told.feast-short': (town) => void dine(town),
  'told.turn': (town, event) => {
    town.turn = numberIn(event, 'turn') ?? town.turn;
    town.feastCalled = false;
  },
  'told.herd': (town, event) => {
    town.herd += numberIn(event, 'minions') ?? 0;
  },
  'told.new-boss': (town, event) => {
    if (event.seat !== undefined) town.title = event.seat;
  },
};

/** The town after an event, for the eye. */
export function after(town: TrollTown, event: TownEvent): TrollTown {
  const change = CHANGES[event.say];
  if (change === undefined) return town;
  const next = clone(town);
  change(next, event);
  return next;
}
