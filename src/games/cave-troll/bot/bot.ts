import type { BotSense, Seat } from '../../../kernel/game.ts';
import { isOver } from '../../../kernel/steps.ts';
import { AREAS } from '../box/areas.ts';
import { ARTIFACT, type Artifact } from '../box/artifacts.ts';
import { ICONS_OF_A_DECK, iconsOn } from '../box/cards.ts';
import { FIGURES_OF_A_PLAYER } from '../box/figures.ts';
import type { FigureKind } from '../box/kinds.ts';
import { type Area, isOnBoard, neighbours, PRINTED_GOLD, ROOMS } from '../box/map.ts';
import { type CaveTroll, kindsOf } from '../position.ts';
import { goldIn, heroesOf, type Tally, tally } from '../rules/scoring.ts';
import { isClosed, type Survey, survey } from '../rules/survey.ts';
import type { Word } from '../words.ts';

/** A finished match outweighs everything else. */
const DECIDED = 1000;

/** Part of a room's gold that counts for a lead of so many heroes: 0 is a tie for the most, the last stands for more. */
const LEAD = [0.25, 0.65, 0.8, 0.88, 0.92];
/** The same for one hero behind. */
const ONE_BEHIND = 0.1;
/** How much sooner or later the icons that are still to come lead to a scoring, the final one aside. */
const SCORINGS_TO_COME = 0.6;
/** Part of the gold that a hero could walk to which counts for the hero, and for a monster. */
const HERO_NEAR_GOLD = 0.12;
const MONSTER_NEAR_GOLD = 0.08;
/** A figure on the board is worth having, wherever it is. */
const HERO_IN_PLAY = 0.6;
const MONSTER_IN_PLAY = 0.4;
/** What can still be done with an artifact, beyond what it pays if kept. */
const ARTIFACT_IN_HAND = 0.7;

/** What gold a door further away is still worth. */
const PER_DOOR = 0.75;

/** For each area the gold that can be reached from there, the farther the less. */
const PROMISE: readonly number[] = (() => {
  let promise: number[] = PRINTED_GOLD.slice();
  for (const _ of AREAS) {
    promise = promise.map((here, area) =>
      Math.max(here, ...neighbours(area).map((next) => PER_DOOR * (promise[next] ?? 0))),
    );
  }
  return promise;
})();

function scoringsToCome(p: CaveTroll): number {
  const gone = iconsOn(p.removed);
  return 1 + (SCORINGS_TO_COME * (ICONS_OF_A_DECK * p.seats - gone)) / p.options.iconThreshold;
}

/** Expected part of a room's gold, by the seat's heroes and the most that another has. */
function share(own: number, rival: number): number {
  if (own === 0) return 0;
  const lead = own - rival;
  if (lead >= 0) return LEAD[Math.min(lead, LEAD.length - 1)] as number;
  return lead === -1 ? ONE_BEHIND : 0;
}

/** What is counted once for a position. */
interface Counted {
  readonly rooms: Tally;
  readonly there: Survey;
  readonly scorings: number;
}

function count(p: CaveTroll): Counted {
  return { rooms: tally(p), there: survey(p), scorings: scoringsToCome(p) };
}

function roomsOf({ rooms, there, scorings }: Counted, { seats }: CaveTroll, seat: Seat): number {
  let worth = 0;
  for (const room of ROOMS) {
    const own = heroesOf(rooms, seat, room);
    if (own === 0 || isClosed(there, room)) continue;
    let rival = 0;
    for (let other = 0; other < seats; other++) {
      if (other !== seat && heroesOf(rooms, other, room) > rival) rival = heroesOf(rooms, other, room);
    }
    worth += goldIn(rooms, room) * share(own, rival);
  }
  return scorings * worth;
}

/** Figures in a cave troll's room are as good as lost. */
function figuresOf({ there }: Counted, p: CaveTroll, seat: Seat): number {
  const kinds = kindsOf(p);
  const first = seat * FIGURES_OF_A_PLAYER;
  let worth = 0;
  for (let slot = 0; slot < FIGURES_OF_A_PLAYER; slot++) {
    const area = p.where[first + slot] as Area;
    const kind = kinds[slot] as FigureKind;
    if (!isOnBoard(area) || kind.stride === 0 || isClosed(there, area)) continue;
    const promise = PROMISE[area] as number;
    worth +=
      kind.class === 'hero'
        ? HERO_IN_PLAY * kind.countsAs + HERO_NEAR_GOLD * promise
        : MONSTER_IN_PLAY + MONSTER_NEAR_GOLD * promise;
  }
  return worth;
}

function artifactOf(p: CaveTroll, seat: Seat): number {
  const held = p.artifacts[seat]?.[0];
  if (held === undefined) return 0;
  // What another player holds face down is worth an average one.
  const keep = held === 'hidden' ? 3 : ARTIFACT[held as Artifact].keep;
  return keep + ARTIFACT_IN_HAND;
}

function standing(counted: Counted, p: CaveTroll, seat: Seat): number {
  return (p.gold[seat] ?? 0) + roomsOf(counted, p, seat) + figuresOf(counted, p, seat) + artifactOf(p, seat);
}

/** How far ahead of the others, the strongest of them above all. */
function aheadOf(p: CaveTroll, seat: Seat, strengthOf: (other: Seat) => number): number {
  return strengthOf(seat) - rivals(p, seat, strengthOf);
}

function rivals(p: CaveTroll, seat: Seat, strengthOf: (other: Seat) => number): number {
  let strongest = Number.NEGATIVE_INFINITY;
  let others = 0;
  for (let other = 0; other < p.seats; other++) {
    if (other === seat) continue;
    const strength = strengthOf(other);
    others += strength;
    if (strength > strongest) strongest = strength;
  }
  return 0.5 * strongest + (0.5 * others) / (p.seats - 1);
}

export const bot: BotSense<CaveTroll, Word> = {
  worth(p, seat) {
    if (isOver(p)) {
      const most = Math.max(...p.gold);
      const won = p.gold[seat] === most ? DECIDED : -DECIDED;
      return won + aheadOf(p, seat, (other) => p.gold[other] ?? 0);
    }
    const counted = count(p);
    return aheadOf(p, seat, (other) => standing(counted, p, other));
  },
  reasons(p, seat) {
    if (isOver(p)) return [{ say: 'reason.over', worth: this.worth(p, seat) }];
    const counted = count(p);
    return [
      { say: 'reason.gold', worth: p.gold[seat] ?? 0 },
      { say: 'reason.rooms', worth: roomsOf(counted, p, seat) },
      { say: 'reason.figures', worth: figuresOf(counted, p, seat) },
      { say: 'reason.artifact', worth: artifactOf(p, seat) },
      { say: 'reason.rivals', worth: -rivals(p, seat, (other) => standing(counted, p, other)) },
    ];
  },
};
