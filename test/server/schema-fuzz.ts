import { z } from 'zod';
import { below, pick, type Random } from '../../src/kernel/random.ts';
import * as calls from '../../src/protocol/calls.ts';
import * as client from '../../src/protocol/client.ts';
import * as companions from '../../src/protocol/companions.ts';
import * as groups from '../../src/protocol/groups.ts';
import * as hosts from '../../src/protocol/host-room/requests.ts';
import * as http from '../../src/protocol/http.ts';
import * as marks from '../../src/protocol/new-mark.ts';
import * as waiting from '../../src/protocol/new-waiting.ts';
import * as tournaments from '../../src/protocol/tournaments.ts';
import * as watch from '../../src/protocol/watch.ts';
import type { Loot } from './hostile.ts';

/** Messages and bodies made from the very schemas by which the server reads them: as they should be, and each part of them wrong. */

/** Every schema of the protocol, by name. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = schemasIn([
  calls,
  client,
  companions,
  groups,
  hosts,
  http,
  marks,
  waiting,
  tournaments,
  watch,
]);

function schemasIn(modules: readonly Readonly<Record<string, unknown>>[]): Record<string, z.ZodType> {
  const found: Record<string, z.ZodType> = {};
  for (const module of modules) {
    for (const [name, value] of Object.entries(module)) if (value instanceof z.ZodType) found[name] = value;
  }
  return found;
}

/** The routes that read a body or a query by a schema. A test compares them with the schemas there are. */
export const ROUTES = [
  ['PUT', '/api/me', 'newName'],
  ['PUT', '/api/me/mark', 'newMark'],
  ['POST', '/api/me/told', 'toldUntil'],
  ['PUT', '/api/me/holiday', 'newHoliday'],
  ['PUT', '/api/me/profile', 'privacy'],
  ['POST', '/api/me/bots', 'newBot'],
  ['DELETE', '/api/me', 'ownName'],
  ['POST', '/api/me/passkeys', 'signedByPasskey'],
  ['POST', '/api/link/THING', 'followLink'],
  ['POST', '/api/sign-in/code', 'recoveryCode'],
  ['PUT', '/api/me/calls', 'callPreferences'],
  ['PUT', '/api/me/calls/push', 'newPush'],
  ['POST', '/api/sign-in/mail', 'mailAddress'],
  ['PUT', '/api/me/calls/webhook', 'newWebhook'],
  ['POST', '/api/me/calls/test', 'testCall'],
  ['PUT', '/api/me/calls/tables/TABLE', 'tableMode'],
  ['POST', '/api/tables', 'newTable'],
  ['POST', '/api/tables/TABLE/join', 'whichSeat'],
  ['POST', '/api/tables/TABLE/seat', 'newSeat'],
  ['POST', '/api/tables/TABLE/call-again', 'calledAgain'],
  ['POST', '/api/tables/TABLE/mute', 'muting'],
  ['POST', '/api/tables/TABLE/spectators-chat', 'spectatorsChat'],
  ['POST', '/api/tables/TABLE/pause', 'pausing'],
  ['POST', '/api/tables/TABLE/offer', 'offering'],
  ['POST', '/api/tables/TABLE/take-over', 'takingOver'],
  ['POST', '/api/tables/TABLE/hold', 'holding'],
  ['POST', '/api/tables/TABLE/adjourn', 'adjourning'],
  ['POST', '/api/tables/TABLE/report', 'newReport'],
  ['POST', '/api/me/waiting', 'newWaiting'],
  ['PUT', '/api/me/waiting', 'newStay'],
  ['PUT', '/api/me/people/PERSON', 'newRelation'],
  ['POST', '/api/groups', 'newGroup'],
  ['POST', '/api/groups/join', 'joining'],
  ['POST', '/api/tournaments', 'newTournament'],
  ['POST', '/api/tournaments/THING/enter', 'newEntry'],
  ['POST', '/api/tournaments/THING/sit-out', 'sittingOut'],
  ['POST', '/api/tournaments/THING/bots', 'newBots'],
  ['POST', '/api/tournaments/THING/notice', 'newNotice'],
  ['POST', '/api/tournaments/THING/decide', 'decision'],
  ['PUT', '/api/host/people/PERSON/mute', 'newRestraint'],
  ['POST', '/api/host/people/PERSON/name', 'takenName'],
  ['PUT', '/api/host/people/PERSON/host', 'hostChange'],
  ['POST', '/api/host/reports/THING/no-fault', 'reportAnswer'],
  ['POST', '/api/host/announcements', 'newAnnouncement'],
  ['POST', '/api/host/backups/THING/restore', 'restoreRequest'],
  ['POST', '/api/host/groups/THING/rename', 'newGatheringName'],
  ['GET', '/api/tables/finished', 'finishedQuery'],
  ['GET', '/api/people/PERSON/results', 'resultsQuery'],
  ['GET', '/api/leaderboards/caverna', 'boardQuery'],
  ['GET', '/api/me/people', 'companionsQuery'],
  ['GET', '/api/people', 'namesQuery'],
  ['GET', '/api/groups/THING', 'groupQuery'],
  ['GET', '/api/tournaments', 'tournamentsQuery'],
  ['GET', '/api/tournaments/THING', 'tournamentQuery'],
  ['GET', '/api/watch', 'watchQuery'],
  ['GET', '/api/host/people', 'peopleQuery'],
  ['GET', '/api/host/tables', 'tablesQuery'],
  ['GET', '/api/host/reports', 'reportsQuery'],
  ['GET', '/api/host/log', 'logQuery'],
] as const;

/** Schemas that are parts of others. */
export const PARTS = [
  'param',
  'seat',
  'seatEntry',
  'move',
  'seatRequest',
  'paceOfTournament',
  'personName',
  'houseMark',
  'clientMessage',
];

/** As far as JSON Schema goes; what a schema checks by hand is anything there. */
type Shape = z.core.JSONSchema.JSONSchema;

const shapes = new Map<z.ZodType, Shape>();

export function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  shapes.set(schema, shape);
  return shape;
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  game: ['gnome-elf-troll', 'cave-troll', 'caverna', 'troll-town', 'trolls-and-princesses', 'chess'],
  bot: ['random', 'greedy', 'wise'],
  name: ['Anna', 'Åsa', 'Troll 7'],
  language: ['en', 'sv', 'de'],
  zone: ['UTC', 'Europe/Stockholm'],
  url: ['https://example.org/x', 'http://127.0.0.1:1/'],
  address: ['a@example.org'],
  do: ['done', 'sow', 'buy', 'place', 'pass', 'toString'],
};

/** Fits the shape, as far as shapes tell; names of tables and people are ones that the attacker has found. */
export function fitting(chance: Random, shape: unknown, loot: Loot, key = '', depth = 0): unknown {
  if (typeof shape !== 'object' || shape === null || depth > 6) return below(chance, 8);
  const { anyOf, oneOf, const: only, enum: few, type, properties, required = [], items } = shape as Shape;
  const choices = anyOf ?? oneOf;
  if (choices !== undefined && choices.length > 0) return fitting(chance, pick(chance, choices), loot, key, depth + 1);
  if (only !== undefined) return only;
  if (few !== undefined) return pick(chance, few);
  const { minimum = 0, maximum = 40, minItems = 0, maxItems = 3, additionalProperties } = shape as Shape;
  switch (type) {
    case 'object': {
      const wanted = Object.entries(properties ?? {}).filter(
        ([name]) => required.includes(name) || below(chance, 2) === 0,
      );
      const made = wanted.map(([name, part]) => [name, fitting(chance, part, loot, name, depth + 1)] as const);
      if (made.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(made);
      return { goal: fitting(chance, additionalProperties, loot, 'goal', depth + 1) };
    }
    case 'array':
      return Array.from({ length: minItems + below(chance, Math.max(1, Math.min(maxItems, 7) - minItems + 1)) }, () =>
        fitting(chance, items, loot, key, depth + 1),
      );
    case 'number':
    case 'integer':
      return minimum + below(chance, Math.max(1, Math.min(maximum - minimum, pick(chance, [2, 7, 300, 1e6])) + 1));
    case 'boolean':
      return below(chance, 2) === 0;
    case 'string':
      return wordFor(chance, key, loot);
    case 'null':
      return null;
    default:
      // Checked by hand: a move, a proposal, a pace.
      return below(chance, 3) === 0
        ? { kind: pick(chance, ['live', 'days']), bank: below(chance, 1e6), timeUp: 'resign' }
        : {
            do: pick(chance, WORDS.do ?? []),
            kind: 'bean',
            end: 'left',
            garden: below(chance, 4),
            tile: below(chance, 9),
          };
  }
}

function wordFor(chance: Random, key: string, { tables, people }: Loot): string {
  if (key === 'table') return pick(chance, tables);
  if (['person', 'invite', 'entrant', 'members'].includes(key)) return pick(chance, people);
  return pick(chance, WORDS[key] ?? ['x', 'hello', '2026-11-19', '12:00', 'a1b2c3d4e5']);
}

const DEEP = JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`) as unknown;

/** What stands where something else should: of another type, beyond its limits, too long, too deep, or nothing at all. */
function wrong(chance: Random, value: unknown): unknown {
  switch (below(chance, 9)) {
    case 0:
      return undefined;
    case 1:
      return null;
    case 2:
      return typeof value === 'number' ? String(value) : below(chance, 100);
    case 3:
      return typeof value === 'number' ? value + pick(chance, [-1, 1, 0.5, 7, 2 ** 31, 2 ** 53]) : -1;
    case 4:
      return typeof value === 'string' ? value.repeat(1 + below(chance, 200)) : 'x'.repeat(1 + below(chance, 600));
    case 5:
      return DEEP;
    case 6:
      return [value, value];
    case 7:
      return { [pick(chance, ['__proto__', 'constructor', 'do', 'then', 'toJSON'])]: value };
    default:
      return pick(chance, [true, '', '\0', '\ud800', 1e308, [], {}, '__proto__']);
  }
}

/** The same with one of its parts wrong, wherever it lies. */
export function spoilt(chance: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(chance, 4) === 0) return wrong(chance, value);
  if (Array.isArray(value)) {
    if (value.length === 0) return wrong(chance, value);
    const at = below(chance, value.length);
    return value.map((item, index) => (index === at ? spoilt(chance, item) : item));
  }
  const keys = Object.keys(value);
  if (keys.length === 0 || below(chance, 8) === 0) return { ...value, [pick(chance, ['extra', 'request', 'seat'])]: 1 };
  const key = pick(chance, keys);
  return { ...value, [key]: spoilt(chance, (value as Record<string, unknown>)[key]) };
}

/** A message for the socket, by its schema: half of them right in form, and none of the sender's business. */
export function messageBySchema(chance: Random, loot: Loot): string {
  const message = fitting(chance, shapeOf(client.clientMessage), loot);
  return JSON.stringify(below(chance, 2) === 0 ? message : spoilt(chance, message)) ?? 'null';
}

/** A request by one of the routes and its schema. */
export function requestBySchema(chance: Random, loot: Loot) {
  const [method, place, name] = pick(chance, ROUTES);
  const shape = fitting(chance, shapeOf(SCHEMAS[name] ?? z.unknown()), loot);
  const value = below(chance, 2) === 0 ? shape : spoilt(chance, shape);
  const path = place
    .replace('TABLE', pick(chance, loot.tables))
    .replace('PERSON', pick(chance, loot.people))
    .replace('THING', pick(chance, ['a1b2c3d4e5', 'x', ...loot.tables]));
  const headers: Record<string, string> = { cookie: loot.cookie };
  if (method === 'GET') return { method, path: `${path}?${queryOf(value)}`, headers, body: '' };
  const body = JSON.stringify(value) ?? '';
  headers['content-type'] = 'application/json';
  headers['content-length'] = String(Buffer.byteLength(body));
  return { method, path, headers, body };
}

function queryOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'odd';
  const text = (part: unknown) => (typeof part === 'string' ? part : (JSON.stringify(part) ?? ''));
  return Object.entries(value)
    .map(([key, part]) => `${key}=${encodeURIComponent(Buffer.from(text(part).slice(0, 500)).toString())}`)
    .join('&');
}
