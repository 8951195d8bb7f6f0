import { expect, test } from 'vitest';
import { randomFor } from '../../src/kernel/random.ts';
import { clientMessage } from '../../src/protocol/client.ts';
import { fitting, messageBySchema, PARTS, ROUTES, SCHEMAS, shapeOf, spoilt } from './schema-fuzz.ts';

const LOOT = { tables: ['a1b2c3d4e5'], people: ['abcdefghijkl'], cookie: '' };

test('every schema of the protocol is fuzzed at a route that reads it, or is a part of one that is', () => {
  const fuzzed = [...ROUTES.map(([, , name]) => name), ...PARTS];
  expect(Object.keys(SCHEMAS).filter((name) => !fuzzed.includes(name))).toEqual([]);
  expect(fuzzed.filter((name) => SCHEMAS[name] === undefined)).toEqual(['houseMark'].filter((name) => !SCHEMAS[name]));
});

test('of messages made by the schema every type is accepted, and spoilt ones are refused', () => {
  const chance = randomFor('schemas', 'fuzz');
  const accepted = new Set<string>();
  let refused = 0;
  for (let count = 0; count < 3_000; count++) {
    const message = fitting(chance, shapeOf(clientMessage), LOOT);
    const { success, data } = clientMessage.safeParse(message);
    if (success) accepted.add(data.type);
    if (!clientMessage.safeParse(spoilt(chance, message)).success) refused++;
  }
  expect([...accepted].sort()).toEqual(clientMessage.options.map(({ shape }) => shape.type.value).sort());
  expect(refused).toBeGreaterThan(1_500);
});

test('the same seed makes the same messages', () => {
  const make = () => {
    const chance = randomFor('schemas', 'again');
    return Array.from({ length: 50 }, () => messageBySchema(chance, LOOT));
  };
  expect(make()).toEqual(make());
});
