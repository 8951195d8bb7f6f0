import { expect, test } from 'vitest';
import { FIRST_CAVERN } from '../../../src/games/caverna/box/cells.ts';
import { TWIN, type TwinTile } from '../../../src/games/caverna/box/tiles.ts';
import { caverna } from '../../../src/games/caverna/index.ts';
import { type Caverna, playerAt, replaced } from '../../../src/games/caverna/position.ts';
import type { Game, Position } from '../../../src/kernel/game.ts';
import type { GameEvent } from '../../../src/kernel/tell.ts';
import { dealsOf } from '../../laws/deals.ts';
import { mustEqual } from '../../laws/must.ts';
import { componentsAreConserved } from '../../laws/pieces.ts';
import { type Deal, walk } from '../../laws/walk.ts';
import { rule } from '../kit/rule.ts';

const game = caverna as unknown as Game;

type Told = GameEvent & Readonly<Record<string, string | number>>;

interface Land {
  tops: readonly string[];
  stables: readonly number[];
}

function landsOf(position: Position): Land[] {
  return (position as Caverna).players.map(({ tops, stables }) => ({ tops, stables }));
}

/** Lays what the log tells of, and nothing else. */
function lay(lands: readonly Land[], event: Told): void {
  const land = lands[Number(event.seat)];
  if (land === undefined) return;
  const put = (cell: string | number | undefined, top: string) => {
    land.tops = replaced(land.tops, Number(cell), top);
  };
  switch (event.say) {
    case 'told.tile': {
      const [one, other] = TWIN[event.tile as TwinTile].halves;
      put(event.a, one);
      put(event.b, other);
      return;
    }
    case 'told.large-pasture':
      put(event.a, 'large-pasture');
      put(event.b, 'large-pasture');
      return;
    case 'told.small-pasture':
      put(event.cell, 'small-pasture');
      return;
    case 'told.ruby-mine':
      put(event.cell, 'ruby-mine');
      return;
    case 'told.single':
      put(event.cell, String(event.tile));
      return;
    case 'told.furnished':
      put(event.cell, String(event.furnishing));
      return;
    case 'told.stable':
      land.stables = [...land.stables, Number(event.cell)];
      return;
    default:
  }
}

const CHOOSING = ['dwarves', 'folk', 'pick-folk'];

/** FF-2.11: Pale Ones and others begin with a Dwelling, which is part of their board. */
function begunWith(lands: readonly Land[], position: Position): void {
  (position as Caverna).players.forEach(({ tops }, seat) => {
    const land = lands[seat];
    if (land !== undefined) land.tops = replaced(land.tops, FIRST_CAVERN, tops[FIRST_CAVERN] ?? 'none');
  });
}

rule(['CV-5.1', 'CV-1.8'], 'every tile and Stable on a home was told of when it was laid, and never leaves it', () => {
  for (const deal of dealsOf(game)) {
    let lands: Land[] | undefined;
    walk(deal, (turn) => {
      const { position } = turn.match;
      lands ??= landsOf(position);
      for (const { event } of turn.play()) lay(lands, event as Told);
      if (CHOOSING.includes(turn.move.do)) begunWith(lands, position);
      mustEqual(landsOf(position), lands, 'what lies on homes is not what was laid');
    });
  }
});

type Home = Caverna['players'][number];

/** The game in which this happens to a home whenever a Person goes to work. */
function withAccident(happen: (home: Home) => void): Game {
  const step = caverna.steps['place-person'];
  if (!('take' in step)) throw new Error('nobody is asked for a space');
  const take: typeof step.take = (p, frame, seat, move) => {
    step.take(p, frame, seat, move);
    happen(playerAt(p, seat));
  };
  return { ...caverna, steps: { ...caverna.steps, 'place-person': { ...step, take } } } as unknown as Game;
}

function found(broken: Game): string {
  for (const deal of dealsOf(broken) as Deal[]) {
    try {
      componentsAreConserved(deal);
    } catch (error) {
      return String(error);
    }
  }
  return 'nothing';
}

const ACCIDENTS: readonly (readonly [string, (home: Home) => void])[] = [
  [
    'a half of a large pasture that is blown away',
    (home) => {
      const cell = home.tops.indexOf('large-pasture');
      if (cell >= 0) home.tops = replaced(home.tops, cell, 'meadow');
    },
  ],
  [
    'a deep tunnel that falls in',
    (home) => {
      const cell = home.tops.indexOf('deep-tunnel');
      if (cell >= 0) home.tops = replaced(home.tops, cell, 'tunnel');
    },
  ],
  [
    'a pasture on rock',
    (home) => {
      home.tops = replaced(home.tops, FIRST_CAVERN, 'small-pasture');
    },
  ],
  [
    'a mine that comes without a tunnel',
    (home) => {
      const cell = home.tops.indexOf('tunnel');
      if (cell >= 0) home.tops = replaced(home.tops, cell, 'ruby-mine');
    },
  ],
  [
    'a fourth Stable',
    (home) => {
      home.stables = [0, 1, 2, 3];
    },
  ],
  [
    'a second Stable on a cell',
    (home) => {
      home.stables = [0, 0];
    },
  ],
  [
    'crops on a meadow',
    (home) => {
      const cell = home.tops.indexOf('meadow');
      if (cell >= 0) home.sown = [{ cell, crop: 'grain', count: 1 }];
    },
  ],
  [
    'a seventh Person',
    (home) => {
      const [first] = home.people;
      while (first !== undefined && home.people.length < 7) home.people = [...home.people, first];
    },
  ],
];

test.each(ACCIDENTS)('the census finds %s', (_fault, happen) => {
  expect(found(withAccident(happen))).toMatch(/census changed/);
});

rule(['FF-1.3', 'CV-5.1'], 'where single tiles are counted, the census finds one that vanishes', () => {
  const counted = dealsOf(withAccident(growOver)).filter(({ table }) => table.options.singleTiles === 'counted');
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.some((deal) => throws(() => componentsAreConserved(deal)))).toBe(true);
});

function growOver(home: Home): void {
  const cell = home.tops.indexOf('field');
  if (cell >= 0 && !home.sown.some((each) => each.cell === cell)) home.tops = replaced(home.tops, cell, 'none');
}

function throws(act: () => void): boolean {
  try {
    act();
    return false;
  } catch {
    return true;
  }
}
