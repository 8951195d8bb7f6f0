import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemOf } from './problem.ts';

const schema = z.strictObject({
  seats: z.number().int().min(2).max(7),
  name: z.string().min(1).max(5),
  format: z.enum(['swiss', 'knock-out']).default('swiss'),
  open: z.boolean().default(true),
  order: z.array(z.number()).max(2).default([]),
  until: z.union([z.number(), z.literal('never')]).default(0),
  every: z.number().positive().default(1),
  place: z
    .string()
    .regex(/^[a-z]$/)
    .default('a'),
  zone: z
    .string()
    .refine((zone) => zone === 'UTC', 'the zone is UTC')
    .default('UTC'),
});

const GOOD = { seats: 4, name: 'Cup' };

test.each([
  [{ name: 'Cup' }, 'seats: it is missing'],
  [{ ...GOOD, seats: 'four' }, 'seats: it has to be a number'],
  [{ ...GOOD, seats: 2.5 }, 'seats: it has to be a whole number'],
  [{ ...GOOD, seats: 1 }, 'seats: at least 2'],
  [{ ...GOOD, seats: 8 }, 'seats: at most 7'],
  [{ ...GOOD, every: 0 }, 'every: more than 0'],
  [{ ...GOOD, name: 'Winter' }, 'name: at most 5 letters'],
  [{ ...GOOD, name: 5 }, 'name: it has to be text in quotes'],
  [{ ...GOOD, order: [1, 2, 3] }, 'order: at most 2 entries'],
  [{ ...GOOD, order: [1, 'b'] }, 'order.1: it has to be a number'],
  [{ ...GOOD, open: 1 }, 'open: it has to be true or false'],
  [{ ...GOOD, format: 'league' }, 'format: it has to be "swiss" or "knock-out"'],
  [{ ...GOOD, until: 'soon' }, 'until: it has none of the forms that are possible here'],
  [{ ...GOOD, place: 'B' }, 'place: it does not have the right form'],
  [{ ...GOOD, zone: 'Mars' }, 'zone: the zone is UTC'],
  [{ ...GOOD, winner: 'me' }, 'there is nothing here called winner'],
  [[], 'it has to be an object'],
  [null, 'it has to be an object'],
])('of %j it says: %s', (value, problem) => {
  const { error } = schema.safeParse(value);
  expect(error && problemOf(error)).toBe(problem);
});
