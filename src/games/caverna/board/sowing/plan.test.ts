import { expect, test } from 'vitest';
import { arrange, type CavernaMatch, skip, take, use } from '../../../../../test/games/caverna/testing.ts';
import { frameFor } from '../../../../kernel/steps.ts';
import { cellAt } from '../../box/cells.ts';
import type { Some } from '../../box/goods.ts';
import { playerAt } from '../../position.ts';
import { offersNow } from '../going.ts';
import {
  answersFor,
  canTurn,
  filled,
  type Sowable,
  type SowingFrame,
  type SowingPlan,
  sowableOf,
  stillPossible,
  turned,
} from './plan.ts';

const [TOP, MIDDLE, LOW] = [cellAt(2, 2), cellAt(2, 3), cellAt(2, 4)];
const FIELDS = { '2,2': 'field', '2,3': 'field', '2,4': 'field' } as const;

function sowableAt({ position }: CavernaMatch): Sowable {
  return sowableOf(frameFor(position, 0) as SowingFrame, playerAt(position, 0), offersNow(position, 0));
}

function fieldsWith(goods: Some): Sowable {
  const match = arrange({ home: { goods, tops: FIELDS } });
  take(match, use('slash-and-burn'), skip);
  return sowableAt(match);
}

function sitesOfElves(goods: Some): Sowable {
  const match = arrange({ home: { folk: 'elves', goods, tops: FIELDS } });
  take(match, use('slash-and-burn'), skip);
  return sowableAt(match);
}

/** What comes of clicks, one after another. */
function after(sowable: Sowable, ...cells: readonly number[]): SowingPlan {
  return cells.reduce<SowingPlan>((plan, cell) => turned(sowable, plan, cell), []);
}

test('a field goes through grain and vegetable, and is empty again', () => {
  const sowable = fieldsWith({ grain: 1, vegetable: 1 });
  expect(after(sowable, TOP)).toEqual([{ cell: TOP, crop: 'grain' }]);
  expect(after(sowable, TOP, TOP)).toEqual([{ cell: TOP, crop: 'vegetable' }]);
  expect(after(sowable, TOP, TOP, TOP)).toEqual([]);
});

test('CV-4.21: what is planned elsewhere, or not there, is passed over, and no crop comes more than twice', () => {
  const sowable = fieldsWith({ grain: 5, vegetable: 1 });
  const plan = after(sowable, TOP, MIDDLE, LOW);
  expect(plan.map(({ crop }) => crop)).toEqual(['grain', 'grain', 'vegetable']);
  expect(turned(sowable, plan, TOP).map(({ crop }) => crop)).toEqual(['grain', 'vegetable']);
});

test('CV-4.23: fields are filled row by row, and what is taken out leaves no gap', () => {
  const sowable = fieldsWith({ grain: 2, vegetable: 1 });
  for (const field of [TOP, MIDDLE, LOW]) {
    expect(canTurn(sowable, [], field)).toBe(true);
    expect(after(sowable, field)).toEqual([{ cell: TOP, crop: 'grain' }]);
  }
  const plan = after(sowable, TOP, MIDDLE, TOP, TOP);
  expect(plan).toEqual([{ cell: TOP, crop: 'grain' }]);
  expect(answersFor(sowable, after(sowable, TOP, MIDDLE, LOW))).toEqual([{ do: 'sow', grain: 2, vegetable: 1 }]);
  expect(answersFor(sowable, [])).toEqual([]);
});

test('FF-5.10: sites are sown in the order chosen, and the sowing is ended where more could be sown', () => {
  const sowable = sitesOfElves({ grain: 1, gemfruit: 1 });
  const plan = after(sowable, LOW, LOW, cellAt(1, 1));
  expect(plan).toEqual([
    { cell: LOW, crop: 'gemfruit' },
    { cell: cellAt(1, 1), crop: 'grain' },
  ]);
  expect(answersFor(sowable, plan).map((move) => move.do)).toEqual(['sow-on', 'sow-on']);
  expect(answersFor(sowable, plan.slice(0, 1)).map((move) => move.do)).toEqual(['sow-on', 'skip']);
});

test('all that can be sown is planned at once, and what was exchanged meanwhile is planned no more', () => {
  const plan = filled(fieldsWith({ grain: 2, vegetable: 2 }), []);
  expect(plan.map(({ crop }) => crop)).toEqual(['grain', 'grain', 'vegetable']);
  expect(stillPossible(fieldsWith({ grain: 1, vegetable: 2 }), plan)).toEqual([
    { cell: TOP, crop: 'grain' },
    { cell: MIDDLE, crop: 'vegetable' },
  ]);
});
