import { expect, test } from 'vitest';
import { heardByAll } from './heard-by-all.ts';

const sowed = { moment: 1, event: { say: 'told.sowed', seat: 0, kind: 'bean' } };
const drew = { moment: 1, event: { say: 'told.drew', seat: 0, kind: 'apple' } };
const drewATile = { moment: 1, event: { say: 'told.drew-a-tile', seat: 0 } };
const sowedAgain = { ...sowed, moment: 2 };

test('what one seat alone has heard is left out', () => {
  expect(
    heardByAll([
      [sowed, drew],
      [sowed, drewATile],
    ]),
  ).toEqual([sowed]);
});

test('the same words at another moment are another line', () => {
  expect(heardByAll([[sowed, sowedAgain], [sowedAgain]])).toEqual([sowedAgain]);
});

test('with one seat nothing is left out, with none there is nothing', () => {
  expect(heardByAll([[sowed, drew]])).toEqual([sowed, drew]);
  expect(heardByAll([])).toEqual([]);
});
