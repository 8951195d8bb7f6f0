import { expect, test } from 'vitest';
import { publicLines } from './public-lines.ts';

const sowed = { moment: 1, event: { say: 'told.sowed', seat: 0, kind: 'bean' } };
const drew = { moment: 1, event: { say: 'told.drew', seat: 0, kind: 'apple' } };
const drewATile = { moment: 1, event: { say: 'told.drew-a-tile', seat: 0 } };
const sowedAgain = { ...sowed, moment: 2 };

test('what one seat alone has heard is left out', () => {
  expect(
    publicLines([
      [sowed, drew],
      [sowed, drewATile],
    ]),
  ).toEqual([sowed]);
});

test('the same words at another moment are another line', () => {
  expect(publicLines([[sowed, sowedAgain], [sowedAgain]])).toEqual([sowedAgain]);
});

test('with one seat nothing is left out, with none there is nothing', () => {
  expect(publicLines([[sowed, drew]])).toEqual([sowed, drew]);
  expect(publicLines([])).toEqual([]);
});
