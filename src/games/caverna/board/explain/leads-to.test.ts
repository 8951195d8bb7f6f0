import { expect, test } from 'vitest';
import { arrange, take, use } from '../../../../../test/games/caverna/testing.ts';
import { speak } from '../../../../kernel/messages.ts';
import { cellAt } from '../../box/cells.ts';
import { boardWords } from '../../messages/en/board.ts';
import { words } from '../../messages/en/index.ts';
import { placeOf } from '../place-ids.ts';
import { about } from './about.tsx';
import { thingOf } from './things.ts';

const CATALOGUE = { ...words, ...boardWords };
const SPEAKER = { name: String, own: () => false };
const say = (id: string, params = {}) => speak<string>(CATALOGUE, id, params, SPEAKER);

/** What is said about a cell while a tile is laid, with these places chosen. */
function saidAt(match: ReturnType<typeof arrange>, cell: number, ...chosen: string[]) {
  const told = about(thingOf.cell(cell), match.position, 0, say, [], chosen);
  return [told?.price, ...(told?.lines.map(({ text }) => text) ?? [])].filter((text) => text !== undefined);
}

test('the second half of a tile says what it brings: the food of a river, and points for land that is used', () => {
  const match = arrange({ goods: { 'clearing-13': { wood: 1 } } });
  take(match, use('clearing-13'));
  const [entrance, river] = [cellAt(3, 4), cellAt(2, 4)];
  expect(saidAt(match, river, placeOf.half(entrance, 0))).toEqual(['Brings you 1 food now', '2 points more than now.']);
  // The first half settles nothing yet: the land itself is explained.
  expect(saidAt(match, entrance)[0]).toMatch(/^Meadows and fields are laid here/);
});

test('a pasture says what it costs and the points it is worth', () => {
  const match = arrange({
    home: { goods: { wood: 2, stone: 1 }, tops: { '3,4': 'meadow' } },
    goods: { 'sheep-farming': { sheep: 1 } },
    cards: ['sheep-farming'],
  });
  take(match, use('sheep-farming'));
  expect(saidAt(match, cellAt(3, 4), placeOf.fence('small'))).toEqual(['Costs 2 wood', '2 points more than now.']);
});
