import { describe, expect, test } from 'vitest';
import { market } from '../../test/toys/market/index.ts';
import { hang, note, puppet } from '../../test/toys/puppet.ts';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import { applicableOptions, InputError, isOpenOption, listed, tableFor } from './table.ts';

describe('a table', () => {
  test('has the default seats and options where nothing else is wished', () => {
    expect(tableFor(sealedBids)).toEqual({ seats: 3, options: { rounds: 2, ties: 'roll', done: 'shown', seconds: 0 } });
    expect(tableFor(market)).toEqual({ seats: 2, options: { rounds: 2, actions: 2, harvest: true } });
  });

  test('has the wished options, and defaults for the rest', () => {
    expect(tableFor(sealedBids, 4, { ties: 'nobody' })).toEqual({
      seats: 4,
      options: { rounds: 2, ties: 'nobody', done: 'shown', seconds: 0 },
    });
  });

  test('reads values written as text', () => {
    const { options } = tableFor(market, 2, { rounds: '3', harvest: 'false' });
    expect(options).toEqual({ rounds: 3, actions: 2, harvest: false });
  });

  test('knows which values there are at this number of seats', () => {
    expect(tableFor(market, 3, { actions: 4 }).options.actions).toBe(4);
    expect(() => tableFor(market, 2, { actions: 4 })).toThrow("Option 'actions' of Market can be 2, 3, not 4.");
  });

  test('of a game without options has none', () => {
    const game = puppet({ steps: { rest: note('rest') }, first: [{ step: 'rest' }] });
    expect(tableFor(game)).toEqual({ seats: 2, options: {} });
    expect(hang(game).seats).toBe(2);
  });
});

const BAD: readonly (readonly [seats: unknown, wishes: Record<string, unknown>, message: string])[] = [
  [5, {}, 'Sealed Bids is for 2, 3, 4 players, not 5.'],
  [0, {}, 'Sealed Bids is for 2, 3, 4 players, not 0.'],
  [-2, {}, 'Sealed Bids is for 2, 3, 4 players, not -2.'],
  [2.5, {}, 'Sealed Bids is for 2, 3, 4 players, not 2.5.'],
  [Number.NaN, {}, 'Sealed Bids is for 2, 3, 4 players, not NaN.'],
  ['3', {}, 'Sealed Bids is for 2, 3, 4 players, not 3.'],
  [3, { speed: 1 }, "Sealed Bids has no option 'speed'; it has rounds, ties, done, seconds."],
  [3, { constructor: 1 }, "Sealed Bids has no option 'constructor'; it has rounds, ties, done, seconds."],
  [3, { 'a\nb': 1 }, "Sealed Bids has no option 'a\\nb'; it has rounds, ties, done, seconds."],
  [3, { rounds: 9 }, "Option 'rounds' of Sealed Bids can be 2, 3, not 9."],
  [3, { rounds: '' }, 'Option \'rounds\' of Sealed Bids can be 2, 3, not "".'],
  [3, { rounds: '02' }, 'Option \'rounds\' of Sealed Bids can be 2, 3, not "02".'],
  [3, { rounds: null }, "Option 'rounds' of Sealed Bids can be 2, 3, not null."],
  [3, { rounds: [2] }, "Option 'rounds' of Sealed Bids can be 2, 3, not [2]."],
  [3, { ties: 'Roll' }, 'Option \'ties\' of Sealed Bids can be roll, nobody, not "Roll".'],
  [3, { ties: 'a\nb' }, 'Option \'ties\' of Sealed Bids can be roll, nobody, not "a\\nb".'],
];

describe('bad wishes', () => {
  test.each(BAD)('%j seats, %j', (seats, wishes, message) => {
    const wish = () => tableFor(sealedBids, seats as number, wishes);
    expect(wish).toThrow(InputError);
    expect(wish).toThrow(new InputError(message));
  });

  test('for a game that has no options say so', () => {
    const game = puppet({ steps: { rest: note('rest') }, first: [{ step: 'rest' }] });
    expect(() => tableFor(game, 2, { goal: 1 })).toThrow(new InputError("Puppet has no option 'goal'; it has none."));
  });
});

test('values are listed with commas', () => {
  expect(listed([2, 3, 'many', true])).toBe('2, 3, many, true');
  expect(listed(['one'])).toBe('one');
  expect(listed([])).toBe('none');
});

describe('an option that needs another', () => {
  const weather = { default: 'fair', values: () => ['fair', 'foul'] };
  const umbrella = { default: false, values: () => [false, true], needs: { weather: 'foul' } };
  const game = {
    ...puppet({ steps: { rest: note('rest') }, first: [{ step: 'rest' }] }),
    options: { weather, umbrella },
  };

  test('stays as it comes without it', () => {
    expect(tableFor(game, 2, { weather: 'foul', umbrella: true }).options).toEqual({ weather: 'foul', umbrella: true });
    expect(() => tableFor(game, 2, { umbrella: true })).toThrow(
      new InputError("Option 'umbrella' of Puppet can be true only with 'weather' as foul."),
    );
  });

  test('is open only with it, and wishes that cannot be met are left out', () => {
    expect([isOpenOption(game, 'umbrella', {}), isOpenOption(game, 'umbrella', { weather: 'foul' })]).toEqual([
      false,
      true,
    ]);
    expect(applicableOptions(game, { weather: 'fair', umbrella: true })).toEqual({ weather: 'fair' });
    expect(applicableOptions(game, { weather: 'foul', umbrella: true })).toEqual({ weather: 'foul', umbrella: true });
  });
});
