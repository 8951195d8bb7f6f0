import { expect, test } from 'vitest';
import { runsOn } from './node-version.mjs';

test.each([
  ['>=20.19', '20.19.0', true],
  ['>=20.19', '20.18.3', false],
  ['>=20.19', '18.20.4', false],
  ['>=20.19', '21.0.0', true],
  ['^20.19.0 || ^22.12.0 || >=24', '20.20.2', true],
  ['^20.19.0 || ^22.12.0 || >=24', '21.7.0', false],
  ['^20.19.0 || ^22.12.0 || >=24', '22.11.9', false],
  ['^20.19.0 || ^22.12.0 || >=24', '22.12.0', true],
  ['^20.19.0 || ^22.12.0 || >=24', '23.11.0', false],
  ['^20.19.0 || ^22.12.0 || >=24', '26.0.0', true],
])('%s on Node %s: %s', (range, version, runs) => {
  expect(runsOn(range, version)).toBe(runs);
});

test('a form of range it cannot read is an error, not a yes', () => {
  expect(() => runsOn('20.x', '20.19.0')).toThrow('20.x');
});
