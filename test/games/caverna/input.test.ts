import { expect, test } from 'vitest';
import { caverna } from '../../../src/games/caverna/index.ts';
import { play } from '../../../src/kernel/match.ts';
import { recordOf, replay } from '../../../src/kernel/record.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import { arrange, cell, deal, take, use, whyNot } from './testing.ts';

test('tables that the game does not have are refused in one line', () => {
  expect(() => tableFor(caverna as never, 8)).toThrow('Caverna is for 1, 2, 3, 4, 5, 6, 7 players, not 8.');
  expect(() => tableFor(caverna as never, 3, { expansion: true })).toThrow(
    "Caverna has no option 'expansion'; it has furnishings, harvestMarkers, firstPlayer, rubyToGold, soloThreshold, simultaneousHarvest, forgottenFolk, folkSelection, dwarvesAllowed, hardFolks, fillTo16, singleTiles, charcoalStorage.",
  );
  expect(() => tableFor(caverna as never, 3, { soloThreshold: 7 })).toThrow(
    "Option 'soloThreshold' of Caverna can be 6, not 7.",
  );
});

test('a move off the list in the middle of a choice is refused, and changes nothing', () => {
  const match = arrange({ goods: { 'clearing-13': { wood: 1 } } });
  take(match, use('clearing-13'));
  expect(whyNot(match, { do: 'place', tile: 'meadow-field', a: cell('1,1'), b: cell('1,2') })).toEqual({
    rule: 'CV-4.13',
    say: 'refused.not-on-offer',
  });
  expect(whyNot(match, { do: 'place', tile: 'cavern-tunnel', a: 999, b: -1 }).rule).toBe('CV-4.13');
  expect(whyNot(match, use('housework')).rule).toBe('CV-4.13');
  const other = play(match, 1, { do: 'skip' });
  expect(other).toMatchObject({ refused: { say: 'refused.not-your-turn', rule: 'CV-3.9' } });
});

test('a record of other rules is refused', () => {
  const record = recordOf(deal(2, 'record') as never);
  expect(() => replay({ ...caverna, version: 99 } as never, record)).toThrow(/version/);
});
