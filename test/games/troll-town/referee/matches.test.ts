import { expect } from 'vitest';
import { trollTown } from '../../../../src/games/troll-town/index.ts';
import type { TrollTownMove } from '../../../../src/games/troll-town/moves.ts';
import { clone, type TrollTown } from '../../../../src/games/troll-town/position.ts';
import { privateBeds, statOf } from '../../../../src/games/troll-town/rules/levels.ts';
import { isBridgeLinked, isHubLinked } from '../../../../src/games/troll-town/rules/roads.ts';
import { isFriendliest } from '../../../../src/games/troll-town/score.ts';
import { Offers } from '../../../../src/kernel/offers.ts';
import { below, randomFrom, seedFrom } from '../../../../src/kernel/random.ts';
import { advance, answer, asked, isOver, offersFor } from '../../../../src/kernel/steps.ts';
import { tableFor } from '../../../../src/kernel/table.ts';
import { type GameEvent, listen } from '../../../../src/kernel/tell.ts';
import { rule } from '../../kit/rule.ts';
import { faultsOf, mayEndSo } from './run.ts';
import { apart, bedsOf, disorder, hubNet, names, netFrom, sheetOf, touches } from './town.ts';

type See = (before: TrollTown, after: TrollTown, told: readonly GameEvent[]) => void;

/** Plays matches at random; what is seen is each answer after which a turn was carried out. */
function watch(seed: string, options: Record<string, unknown>, see: See): void {
  const random = randomFrom(seedFrom(`${seed} walk`));
  const seats = 2 + below(random, 4);
  const p = trollTown.setup(tableFor(trollTown, seats, options), randomFrom(seedFrom(seed)));
  const offers = new Offers<TrollTownMove>();
  advance(trollTown, p);
  while (!isOver(p)) {
    const asking = asked(p);
    const seat = asking[below(random, asking.length)] as number;
    offersFor(trollTown, p, seat, offers);
    const before = asking.length === 1 ? clone(p) : undefined;
    const { turn } = p;
    const told = listen(() => answer(trollTown, p, seat, offers.at(below(random, offers.count))));
    if (p.turn !== turn && before !== undefined)
      see(
        before,
        p,
        told.map(({ event }) => event),
      );
  }
}

const TABLES: readonly Record<string, unknown>[] = [
  {},
  { layout: 'crooked', orders: 3, herd: 'open' },
  { layout: 'ring', income: true, trinkets: true, grift: true, clayHut: true, fireSpread: true },
  { crowding: true, connections: true, escape: 'closest', destroyDuel: 'conflict', ties: 'three', statRange: 'free' },
];

function everywhere(name: string, see: See, matches = 4): void {
  TABLES.forEach((options, table) => {
    for (let match = 0; match < matches; match++) watch(`${name} ${table} ${match}`, options, see);
  });
}

rule(
  ['TT-5.4', 'TT-10.8', 'TT-10.9', 'TT-6.6', 'TT-12.1'],
  'between turns the town is in order, by a second account',
  () => {
    let turns = 0;
    everywhere('order', (_before, after, told) => {
      // Beds that fall after Post-turn are missed in the next one.
      const isLate = told.some(({ say }) => ['told.tantrum', 'told.burnt', 'told.fire-spread'].includes(say));
      expect(disorder(after).filter((what) => !(isLate && what.endsWith('beds')))).toEqual([]);
      turns++;
    });
    expect(turns).toBeGreaterThan(500);
  },
);

rule(['TT-1.9', 'TT-6.3'], 'road nets and beds are what a second account makes of them', () => {
  everywhere('nets', (_before, p) => {
    const sheet = sheetOf(p);
    const hub = hubNet(sheet);
    const bridge = netFrom(sheet, ['0,-2']);
    for (const each of p.buildings) {
      if (!each.stands) continue;
      expect(isHubLinked(p, each)).toBe(touches(each, hub));
      expect(isBridgeLinked(p, each)).toBe(touches(each, bridge));
    }
    for (const troll of p.trolls.keys()) expect(privateBeds(p, troll)).toBe(bedsOf(p, troll));
    for (let seat = 0; seat < p.seats; seat++) {
      const hut = p.buildings[p.trolls[seat]?.hut ?? -1];
      expect(isFriendliest(p, seat)).toBe(hut !== undefined && touches(hut, hub));
    }
  });
});

rule(['TT-6.1', 'TT-6.8', 'TT-2.9'], 'no labour is given twice, and no Minion is lost', () => {
  everywhere('labour', (before, after, told) => {
    const start =
      before.communal + before.trolls.reduce((sum, { minions }) => sum + minions, 0) + before.herd + before.toCome;
    const staff = (p: TrollTown) =>
      p.buildings.reduce((sum, each) => sum + (each.kind === 'addon' ? each.staff : 0), 0);
    const end =
      after.communal + after.trolls.reduce((sum, { minions }) => sum + minions, 0) + after.herd + after.toCome;
    expect(end + staff(after)).toBe(start + staff(before));
    const built = told.filter(({ say }) => say === 'told.built').length;
    const ordered = told.filter(({ say }) => say === 'told.ordered').length;
    const failed = told.filter(
      ({ say, part }) => (say === 'told.fizzled' || say === 'told.cancelled') && part !== 'deed',
    ).length;
    expect(built + failed).toBe(ordered);
  });
});

rule(['TT-8.13', 'TT-8.12', 'TT-9.4'], 'every card goes to the stronger, and is one of the twenty', () => {
  everywhere('cards', (before, after, told) => {
    const drawn = told.filter(({ say }) => say === 'told.card');
    for (const { troll, rival } of drawn) expect(troll).not.toBe(rival);
    expect([...after.deck, ...after.discard].sort()).toEqual([...before.deck, ...before.discard].sort());
    for (let seat = 0; seat < after.seats; seat++) expect(statOf(after, seat, 0)).toBeGreaterThanOrEqual(0);
    const strengths = drawn.map(({ value, rivalValue }) => [value, rivalValue]);
    expect(strengths.flat().every((value) => Number(value) >= 0)).toBe(true);
  });
});

rule(['TT-12.12', 'TT-12.13', 'TT-12.14', 'TT-12.15'], 'every run that is told follows the roads by the book', () => {
  let runs = 0;
  everywhere(
    'runs',
    (_before, after, told) => {
      // Where roads broke in the turn they are not known any more as the Children saw them.
      if (
        told.some(({ say }) =>
          ['told.removed', 'told.built', 'told.boss-built', 'told.broken', 'told.extended'].includes(say),
        )
      )
        return;
      // Groups that come out of hiding have used letters before.
      const withLock = told.slice(
        0,
        told.findIndex(({ say }) => say === 'told.turn'),
      );
      for (const { say, route, pattern, trait } of withLock) {
        if (!say.startsWith('told.run-')) continue;
        const run = { route: String(route).split(' '), pattern: String(pattern), traits: String(trait).split(' ') };
        if (run.route.length > 2) expect(faultsOf(after, run)).toEqual([]);
        expect(mayEndSo(after, say, run), `${say} ${route}`).toBe(true);
        runs++;
      }
    },
    8,
  );
  expect(runs).toBeGreaterThan(20);
});

rule('TT-8.12', 'whatever breaks out at a conflict was near it', () => {
  let near = 0;
  watchPanics((join, hexes) => {
    const ends = join.split('~');
    expect(Math.min(...ends.flatMap((end) => hexes.map((hex) => apart(end, hex))))).toBeLessThanOrEqual(3);
    near++;
  });
  expect(near).toBeGreaterThan(5);
});

/** Each store that broke out right after a conflict began, before its first card. */
function watchPanics(see: (join: string, hexes: readonly string[]) => void): void {
  for (let match = 0; match < 12; match++) {
    watch(`panic ${match}`, {}, (before, after, told) => {
      let join: string | undefined;
      for (const event of told) {
        if (event.say === 'told.conflict') join = event.about === 'scare' ? undefined : String(event.join);
        else if (event.say === 'told.card') join = undefined;
        else if (event.say === 'told.broke-out' && join !== undefined) {
          const store = before.buildings[Number(event.building)] ?? after.buildings[Number(event.building)];
          if (store !== undefined) see(join, names(store));
        }
      }
    });
  }
}
