import { expect, test } from 'vitest';
import { adviceFor, isInstalled } from './install.mjs';

const fastify = { version: '5.0.0', integrity: 'sha512-a' };
const forMac = { version: '1.0.0', integrity: 'sha512-b', optional: true };
const vitest = { version: '4.0.0', integrity: 'sha512-d', dev: true };
const tsx = { version: '4.0.0', integrity: 'sha512-e', devOptional: true };

const SERVING = { dev: false };
const TESTING = { dev: true };

test('installed means every package that is not optional, in the version of the lock', () => {
  const locked = { 'node_modules/fastify': fastify, 'node_modules/for-mac': forMac };
  expect(isInstalled(locked, locked, SERVING)).toBe(true);
  expect(isInstalled(locked, { 'node_modules/fastify': fastify }, SERVING)).toBe(true);
  expect(isInstalled(locked, { 'node_modules/for-mac': forMac }, SERVING)).toBe(false);
  expect(isInstalled(locked, { 'node_modules/fastify': { ...fastify, version: '4.9.0' } }, SERVING)).toBe(false);
  expect(isInstalled(locked, { 'node_modules/fastify': { ...fastify, integrity: 'sha512-c' } }, SERVING)).toBe(false);
});

test('serving needs no packages for tests; testing does', () => {
  const locked = { 'node_modules/fastify': fastify, 'node_modules/vitest': vitest, 'node_modules/tsx': tsx };
  expect(isInstalled(locked, { 'node_modules/fastify': fastify }, SERVING)).toBe(true);
  expect(isInstalled(locked, { 'node_modules/fastify': fastify }, TESTING)).toBe(false);
  expect(isInstalled(locked, locked, SERVING)).toBe(true);
  expect(isInstalled(locked, locked, TESTING)).toBe(true);
});

test.each([
  ['ENOTFOUND', 'registry cannot be reached'],
  ['EAI_AGAIN', 'registry cannot be reached'],
  ['EUSAGE', 'do not agree'],
  ['EACCES', 'cannot be written'],
  ['ENOSPC', 'disk is full'],
  ['ENEW', 'own message is above'],
])('advice for %s', (code, words) => {
  expect(adviceFor(code)).toContain(words);
});
