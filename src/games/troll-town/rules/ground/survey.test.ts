import { expect, test } from 'vitest';
import { rule } from '../../../../../test/games/kit/rule.ts';
import { build, order, road, town, twoHuts } from '../../../../../test/games/troll-town/testing.ts';
import { HEX_COUNT } from '../../box/hexes.ts';
import { PIECE_IDS } from '../../box/pieces.ts';
import { sitesOf } from '../../box/sites.ts';
import { NO_PLAN } from '../../position.ts';
import { networkOf } from '../roads.ts';
import { obstacleOn } from './obstacles.ts';
import { hasSite, openSites } from './open-sites.ts';
import { plannedLand } from './planned-land.ts';
import { IN_DOUBT, type Survey, survey } from './survey.ts';

function openIn(there: Survey): number[][] {
  return PIECE_IDS.map((piece) => [...openSites(there, piece)]);
}

/** The same one site after the other. */
function searched(there: Survey): number[][] {
  return PIECE_IDS.map((piece) =>
    sitesOf(piece)
      .filter((site) => obstacleOn(there, piece, site) === undefined)
      .map(({ number }) => number),
  );
}

test('a survey tells of its own land, whatever is surveyed after it', () => {
  const p = town();
  const bare = survey(p);
  const openBefore = searched(bare);
  build(p, 'hovel', '3,-1');
  road(p, '2,2 3,2');
  const built = survey(p);
  survey(twoHuts());
  survey(town(2, { crowding: true }));
  expect(openIn(bare)).toEqual(openBefore);
  expect(searched(bare)).toEqual(openBefore);
  expect(openIn(built)).toEqual(searched(built));
  expect(openIn(built)).not.toEqual(openBefore);
});

test('the same land gives the same survey, whatever was surveyed before it', () => {
  const lands = [town(), twoHuts(), town(3, { crowding: true }), town(5)];
  const known = (there: Survey) => there.cells.map((cell) => cell & ~IN_DOUBT);
  const first = lands.map((p) => known(survey(p)));
  for (const p of [...lands].reverse()) {
    survey(p, p.land, networkOf(p, 0, new Uint8Array(HEX_COUNT)));
    expect(known(survey(p))).toEqual(first[lands.indexOf(p)]);
  }
});

test('whether there is a site agrees with the list of sites, as building goes on', () => {
  const p = twoHuts();
  for (const hexes of ['3,-1', '4,-2', '-3,1', '-3,2']) {
    build(p, 'hovel', hexes);
    const there = survey(p);
    expect(PIECE_IDS.map((piece) => hasSite(there, piece))).toEqual(searched(there).map((sites) => sites.length > 0));
  }
});

rule('TT-4.33', 'planned land is a copy: two plans do not disturb each other', () => {
  const p = town();
  p.plans[0] = { ...NO_PLAN, orders: [order('hovel', '3,-1')] };
  p.plans[1] = { ...NO_PLAN, orders: [order('cage', '-3,1')] };
  const mine = plannedLand(p, 0, 1);
  const before = [...mine];
  expect(plannedLand(p, 1, 1)).not.toEqual(mine);
  expect(mine).toEqual(before);
});
