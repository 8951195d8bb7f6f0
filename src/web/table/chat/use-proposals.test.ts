import { expect, test } from 'vitest';
import { proposalsIn } from './use-proposals.ts';

const speech = { say: (id: string, params = {}) => `${id} ${JSON.stringify(params)}` };

function line(id: number, period?: number) {
  const proposed = { seat: 1, period: period ?? 0, proposal: { do: 'mark', on: '0,4' } };
  const said = { id, person: 'a', name: 'Ash', text: 'Hm.', at: 0 };
  return period === undefined ? said : { ...said, proposed };
}

test('the proposals of this period are put into words, in the order they were made', () => {
  const lines = [line(1), line(2, 7), line(3, 8), line(4, 7)];
  expect(proposalsIn(lines, 7, speech).map(({ id, seat }) => [id, seat])).toEqual([
    ['2', 1],
    ['4', 1],
  ]);
  expect(proposalsIn(lines, 7, speech)[0]?.text).toBe(
    'proposal.mark {"do":"mark","on":"0,4","seat":1,"say":"proposal.mark"}',
  );
});

test('with its period a proposal is over, and where there is none nothing is proposed', () => {
  const lines = [line(1, 7), line(2, 8)];
  expect(proposalsIn(lines, 9, speech)).toEqual([]);
  expect(proposalsIn(lines, undefined, speech)).toEqual([]);
});
