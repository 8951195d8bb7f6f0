import { expect, test } from 'vitest';
import { adviceFor, isInstalled } from './install.mjs';

const fastify = { version: '5.0.0', integrity: 'sha512-a' };
const forMac = { version: '1.0.0', integrity: 'sha512-b', optional: true };

test('installed means every package that is not optional, in the version of the lock', () => {
  const asked = { 'node_modules/fastify': fastify, 'node_modules/for-mac': forMac };
  expect(isInstalled(asked, asked)).toBe(true);
  expect(isInstalled(asked, { 'node_modules/fastify': fastify })).toBe(true);
  expect(isInstalled(asked, { 'node_modules/for-mac': forMac })).toBe(false);
  expect(isInstalled(asked, { 'node_modules/fastify': { ...fastify, version: '4.9.0' } })).toBe(false);
  expect(isInstalled(asked, { 'node_modules/fastify': { ...fastify, integrity: 'sha512-c' } })).toBe(false);
});

test.each([
  ['ENOTFOUND', 'registry cannot be reached'],
  ['EAI_AGAIN', 'registry cannot be reached'],
  ['EUSAGE', 'do not agree'],
  ['EACCES', 'cannot be written'],
  ['ENOSPC', 'disk is full'],
  ['ENEW', 'own words are above'],
])('advice for %s', (code, words) => {
  expect(adviceFor(code)).toContain(words);
});
