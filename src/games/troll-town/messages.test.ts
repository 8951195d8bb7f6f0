import { expect, test } from 'vitest';
import {
  BLUE,
  cage,
  cards,
  give,
  offersOf,
  order,
  plan,
  RED,
  resolve,
  stats,
  take,
  town,
  twoHuts,
} from '../../../test/games/troll-town/testing.ts';
import { begin, isMatchOver, play } from '../../kernel/match.ts';
import { type Catalogue, KERNEL_MESSAGES, type Params, speak } from '../../kernel/messages.ts';
import { below, pick, randomFor, seedFrom } from '../../kernel/random.ts';
import { asked, labelFor, questionFor } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import type { GameEvent } from '../../kernel/tell.ts';
import { DEED_IDS } from './box/deeds.ts';
import { STATS } from './box/fights.ts';
import { PIECE_IDS } from './box/pieces.ts';
import { trollTown } from './index.ts';
import { words as de } from './messages/de/index.ts';
import { words as en } from './messages/en/index.ts';
import { words as sv } from './messages/sv/index.ts';
import type { TrollTownMove } from './moves.ts';
import { options } from './options.ts';
import { REBUILDS, type TrollTown } from './position.ts';
import { GAME_BOSS } from './rules/events.ts';

const LANGUAGES: readonly (readonly [string, Catalogue])[] = [
  ['English', { ...KERNEL_MESSAGES, ...en }],
  ['German', { ...KERNEL_MESSAGES, ...de }],
  ['Swedish', { ...KERNEL_MESSAGES, ...sv }],
];

/** As a seat at the table reads it, or somebody who only watches. */
function say(catalogue: Catalogue, message: Params & { readonly say: string }, reader = -1): string {
  const text = speak(catalogue, message.say, message, {
    name: (seat) => (seat === reader ? 'You' : `Seat ${seat + 1}`),
    own: (seat) => seat === reader,
  });
  expect(text).not.toMatch(/undefined|NaN|null|[{}]|^\s*$/);
  return text;
}

function read(events: readonly GameEvent[], reader = -1): string[] {
  return events.map((event) => say(en, event, reader));
}

function labels(p: TrollTown, seat: number): string[] {
  return offersOf(p, seat)
    .list()
    .map((move) => say(en, labelFor(trollTown, p, seat, move), seat));
}

test.each(LANGUAGES)('%s has a name for everything', (_, catalogue) => {
  for (const deed of DEED_IDS) expect(catalogue[`deed.${deed}`]).toBeTypeOf('string');
  for (const work of [...PIECE_IDS, ...REBUILDS]) expect(catalogue[`work.${work}`]).toBeTypeOf('string');
  for (const stat of STATS) expect(catalogue[`stat.${stat}`]).toBeTypeOf('string');
  for (const [name, option] of Object.entries(options)) {
    for (const value of option.values(3)) {
      // Numbers are read as they are.
      if (typeof value === 'string' && !/^\d/.test(value))
        expect(catalogue[`option.${name}.${value}`]).toBeTypeOf('string');
    }
  }
});

test.each(LANGUAGES)('all that comes up in a match can be said in %s, and answers read apart', (_, catalogue) => {
  const table = tableFor(trollTown, 3, { income: true, trinkets: true, clayHut: true, grift: true });
  const { match } = begin(trollTown, table, seedFrom('said'));
  const chance = randomFor('said', 'walk');
  while (!isMatchOver(match)) {
    const seat = pick(chance, asked(match.position));
    const question = questionFor(trollTown, match.position, seat);
    if (question !== undefined) say(catalogue, question, seat);
    const offers = offersOf(match.position, seat);
    const move = pick(chance, offers.list()) as TrollTownMove;
    const isLookedAt = below(chance, 4) === 0;
    const texts = (isLookedAt ? offers.list() : [move]).map((each) =>
      say(catalogue, labelFor(trollTown, match.position, seat, each), seat),
    );
    expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
    for (const { why } of offers.blocked) say(catalogue, why, seat);
    const played = play(match, seat, move);
    if ('refused' in played) throw new Error(played.refused.say);
    for (const { event } of played.told) for (const reader of [-1, 0]) say(catalogue, event, reader);
  }
  for (const { lines, points } of trollTown.score(match.position)) {
    say(catalogue, { say: 'score.points', points });
    for (const line of lines) say(catalogue, line);
  }
});

test('what a turn brought reads as sentences', () => {
  const p = town();
  give(p, { communal: 1 });
  const events = resolve(p, [{ deed: 'get-minion', orders: [order('cage', '4,-1')] }, { deed: 'loaf' }]);
  expect(read(events, RED)).toEqual([
    'You set out to get a Minion.',
    'You brought the town a Minion.',
    'Seat 2 set out to loaf.',
    'You ordered a cage in Kettle Yard.',
    'Built for you: a cage in Kettle Yard.',
  ]);
});

test('a fight tells who drew what and who is hurt', () => {
  const p = twoHuts();
  stats(p, RED, 5, 3, 3, 3, 1);
  cards(p, 'muscles');
  const events = resolve(p, [{ deed: 'capture-child' }, { deed: 'capture-child' }]);
  const told = read(events, BLUE);
  expect(told).toContain('Muscles: Seat 1 6, you 4. You are injured.');
  expect(told).toContain('Seat 1 wins the fight.');
});

test('nothing is counted as 0, and who reads is not in the middle of a list as You', () => {
  const short = { say: 'told.feast-short', required: 4, short: 4, eaten: 0, available: 0, capacity: 0 };
  expect(read([short])).toEqual(['None of 4 Children was served: none in store, and no kitchen at work. 4 short.']);
  const run = { say: 'told.run-dead-end', children: 1, away: 1, back: 0, trait: 'brave' };
  expect(read([run])).toEqual(['1 Child (brave) ran and got away at a dead end.']);
  const fight = { say: 'told.conflict', about: 'capture-child', seats: [1, 0], boss: false, join: '' };
  expect(read([fight], RED)).toEqual(['Seat 2 and you fight about the hunt for Children.']);
  const please = { say: 'proposal.please', to: RED, deed: 'get-minion' };
  expect(read([please, please], RED)[0]).toBe('Please get a Minion.');
  expect(read([please])).toEqual(['Seat 1, please get a Minion.']);
});

/** Nobody's seat, nor the Boss's number. */
const WATCHING = 9;

test('German fits its verbs and cases to who reads', () => {
  const german = (message: Params & { readonly say: string }, reader: number) =>
    speak(de as Catalogue, message.say, message, {
      name: (seat) => (seat === reader ? 'Du' : (['Anna', 'Max'][seat] ?? '')),
      own: (seat) => seat === reader,
    });
  const lines: readonly (readonly [Params & { readonly say: string }, string, string])[] = [
    [
      { say: 'told.got-communal', seat: RED },
      'Du hast für die Stadt einen Handlanger angeheuert.',
      'Anna hat für die Stadt einen Handlanger angeheuert.',
    ],
    [
      { say: 'told.card', stat: 'guts', troll: BLUE, value: 4, rival: RED, rivalValue: 2 },
      'Mumm: Max 4, du 2. Du wirst verletzt.',
      'Mumm: Max 4, Anna 2. Anna wird verletzt.',
    ],
    [
      { say: 'told.conflict', about: 'site', seats: [BLUE, RED], boss: false, join: '' },
      'Max und du kämpft um einen Bauplatz.',
      'Max und Anna kämpfen um einen Bauplatz.',
    ],
    [
      { say: 'told.took-minion', troll: GAME_BOSS, rival: RED },
      'Der Boss hat dir einen Handlanger weggenommen.',
      'Der Boss hat Anna einen Handlanger weggenommen.',
    ],
    [
      { say: 'told.challenge-level', seat: RED },
      'Die Herausforderung von dir endete unentschieden: Der Boss bleibt.',
      'Die Herausforderung von Anna endete unentschieden: Der Boss bleibt.',
    ],
  ];
  for (const [message, mine, watched] of lines)
    expect([german(message, RED), german(message, WATCHING)]).toEqual([mine, watched]);
  const broken = { say: 'told.broke-out', children: 1, kind: 'cage', hex: '4,-1' };
  expect(german(broken, RED)).toBe('1 Kind ist aus dem Käfig im Kesselhof ausgebrochen!');
  expect(german({ ...broken, children: 2, kind: 'pit' }, RED)).toBe(
    '2 Kinder sind aus der Grube im Kesselhof ausgebrochen!',
  );
});

test('answers are labelled with what they are for', () => {
  const p = town(3);
  cage(p, '4,-1', 1);
  plan(p);
  expect(labels(p, RED)).toEqual(
    expect.arrayContaining([
      'Get a Minion for the town',
      'Catch a Child bare-handed',
      'Loaf',
      'Grunt: the plan is final',
      'Show your plan to everybody',
      'Show your plan to Seat 3',
    ]),
  );
  take(p, RED, { do: 'capture-child', gear: 'bare' });
  expect(labels(p, RED)).toEqual([
    'The cage in Kettle Yard (4,-1), 1 Child inside',
    'They wait at a hovel until the end of the turn',
    'Grunt: the plan is final',
    'Plan anew: what your Troll does',
  ]);
});
