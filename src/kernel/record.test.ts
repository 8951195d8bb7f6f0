import { describe, expect, test } from 'vitest';
import { act, actAnyhow, atBids, atMarket } from '../../test/toys/acting.ts';
import { market } from '../../test/toys/market/index.ts';
import { sealedBids } from '../../test/toys/sealed-bids/index.ts';
import type { Seat } from './game.ts';
import { isMatchOver, type Match, resign, standings } from './match.ts';
import { commitment, seedFrom } from './random.ts';
import { type MatchRecord, parseRecord, recordOf, replay, verify } from './record.ts';
import { asked } from './steps.ts';
import { InputError } from './table.ts';

function playedOut(): Match {
  const match = atBids(3);
  while (!isMatchOver(match)) actAnyhow(match, asked(match.position).at(-1) as Seat);
  return match;
}

const FINISHED: MatchRecord = recordOf(playedOut(), ['Alva', 'Birk', 'Ceri']);

/** The text of the finished match's record with these fields instead. */
function changed(fields: Record<string, unknown>): string {
  return JSON.stringify({ ...FINISHED, ...fields });
}

describe('a record', () => {
  test('holds the whole match', () => {
    const match = playedOut();
    expect(recordOf(match)).toEqual({
      underbridge: 1,
      game: 'sealed-bids',
      version: 2,
      seed: match.seed,
      commitment: commitment(match.seed),
      seats: 3,
      options: { rounds: 2, ties: 'roll', done: 'shown', seconds: 0 },
      moves: match.entries.map((entry) => [entry.seat, 'move' in entry && entry.move]),
      places: standings(match).map(({ place }) => place),
    });
    expect(FINISHED.names).toEqual(['Alva', 'Birk', 'Ceri']);
  });

  test('of a match in progress claims no places', () => {
    const match = atMarket();
    act(match, 0, 'gather', { good: 'gem' });
    const record = recordOf(match);
    expect(record.moves).toEqual([[0, { do: 'gather', good: 'gem' }]]);
    expect(record).not.toHaveProperty('places');
    expect(record).not.toHaveProperty('names');
  });

  test('is read back as it was written', () => {
    expect(parseRecord(JSON.stringify(FINISHED))).toEqual(FINISHED);
    expect(parseRecord(JSON.stringify(FINISHED, undefined, 2))).toEqual(FINISHED);
  });

  test('replays to the same match', () => {
    const match = playedOut();
    const again = verify(sealedBids, parseRecord(JSON.stringify(recordOf(match))));
    expect(again.position).toEqual(match.position);
    expect(again.entries).toEqual(match.entries);
    expect(again.table).toEqual(match.table);
  });

  test('of a match in progress replays to where it stands', () => {
    const match = atMarket();
    act(match, 0, 'build', { stall: 'baker' });
    const again = verify(market, parseRecord(JSON.stringify(recordOf(match))));
    expect(again.position).toEqual(match.position);
    expect(isMatchOver(again)).toBe(false);
  });

  test('remembers who gave up, and when', () => {
    const match = atBids(3);
    actAnyhow(match, 0);
    resign(match, 2);
    actAnyhow(match, 1);
    resign(match, 0);
    const record = parseRecord(JSON.stringify(recordOf(match)));
    expect(record.moves.map(([seat, move]) => [seat, move === 'resign'])).toEqual([
      [0, false],
      [2, true],
      [1, false],
      [0, true],
    ]);
    expect(record.places).toEqual([2, 1, 3]);
    const again = verify(sealedBids, record);
    expect([again.resigned, again.position]).toEqual([[2, 0], match.position]);
  });

  test('shows a witness every step: the deal, and then each move with what was told', () => {
    const match = playedOut();
    const seen: unknown[] = [];
    let last: readonly unknown[] = [];
    replay(sealedBids, recordOf(match), (told, now, entry) => {
      seen.push(entry);
      last = told;
      expect(now.entries).toHaveLength(seen.length - 1);
    });
    expect(seen).toEqual([undefined, ...match.entries]);
    expect(last.length).toBeGreaterThan(0);
  });
});

function mustComplain(action: () => unknown, message: string): void {
  expect(action).toThrow(InputError);
  expect(action).toThrow(new InputError(message));
  expect(message).not.toContain('\n');
}

const NO_RECORDS: readonly (readonly [what: string, text: string, message: string])[] = [
  ['an empty file', '', 'This is not an Underbridge record: it is not JSON.'],
  ['prose', 'Once upon a time', 'This is not an Underbridge record: it is not JSON.'],
  ['a record cut off', JSON.stringify(FINISHED).slice(0, -20), 'This is not an Underbridge record: it is not JSON.'],
  ['a number', '7', "This is not an Underbridge record: it has no field 'underbridge'."],
  ['null', 'null', "This is not an Underbridge record: it has no field 'underbridge'."],
  ['a list', '[1, 2]', "This is not an Underbridge record: it has no field 'underbridge'."],
  ["another program's file", '{"version":3}', "This is not an Underbridge record: it has no field 'underbridge'."],
  ['a later format', changed({ underbridge: 2 }), 'This record has format 2; this program reads format 1.'],
  [
    'a strange format',
    changed({ underbridge: 'a\nb' }),
    'This record has format "a\\nb"; this program reads format 1.',
  ],
  ['a nested format', changed({ underbridge: {} }), 'This record has format {}; this program reads format 1.'],
];

test.each(NO_RECORDS)('%s is no record', (_, text, message) => {
  mustComplain(() => parseRecord(text), message);
});

const DIGITS = '64 hexadecimal digits';
const PAIRS = 'a list of [seat, move]';

const DAMAGES: readonly (readonly [field: string, value: unknown, wanted: string])[] = [
  ['game', undefined, "a game's name"],
  ['game', 7, "a game's name"],
  ['version', '2', 'a version number'],
  ['version', 1.5, 'a version number'],
  ['version', undefined, 'a version number'],
  ['seed', undefined, DIGITS],
  ['seed', FINISHED.seed.slice(1), DIGITS],
  ['seed', FINISHED.seed.toUpperCase(), DIGITS],
  ['seed', [FINISHED.seed], DIGITS],
  ['commitment', undefined, DIGITS],
  ['commitment', 'sha256', DIGITS],
  ['seats', '3', 'a number of seats'],
  ['seats', null, 'a number of seats'],
  ['options', undefined, 'a list of options'],
  ['options', [], 'a list of options'],
  ['options', 'rounds', 'a list of options'],
  ['names', 'Alva', 'a list of names'],
  ['names', [1, 2, 3], 'a list of names'],
  ['moves', undefined, PAIRS],
  ['moves', {}, PAIRS],
  ['moves', [[0]], PAIRS],
  ['moves', [[0, { do: 'keep' }, 1]], PAIRS],
  ['moves', [['0', { do: 'keep' }]], PAIRS],
  ['moves', [[0.5, { do: 'keep' }]], PAIRS],
  ['moves', [[0, 'surrender']], PAIRS],
  ['moves', [[0, null]], PAIRS],
  ['moves', [[0, { verb: 'keep' }]], PAIRS],
  ['moves', [[0, { do: 7 }]], PAIRS],
  ['moves', [{ seat: 0, move: { do: 'keep' } }], PAIRS],
  ['places', 'first', 'a list of places'],
  ['places', ['1', '2', '3'], 'a list of places'],
];

test.each(DAMAGES)('damage is named: %s as %j', (field, value, wanted) => {
  mustComplain(() => parseRecord(changed({ [field]: value })), `This record is damaged: '${field}' is not ${wanted}.`);
});

const FORGED = 'This record is damaged or forged: its seed does not match the hash shown at the start.';

test.each([
  ['seed', seedFrom('a better shuffle')],
  ['commitment', commitment(seedFrom('a better shuffle'))],
])('a changed %s does not fit the other', (field, value) => {
  mustComplain(() => parseRecord(changed({ [field]: value })), FORGED);
});

function moved(index: number, entry: unknown): Record<string, unknown> {
  return { moves: FINISHED.moves.with(index, entry as MatchRecord['moves'][number]) };
}

const WRONG: readonly (readonly [what: string, fields: Record<string, unknown>, message: string])[] = [
  ['of another game', { game: 'market' }, 'This is a record of "market", not of \'sealed-bids\'.'],
  ['of a game that is no line', { game: 'a\nb' }, 'This is a record of "a\\nb", not of \'sealed-bids\'.'],
  [
    'of a newer version',
    { version: 3 },
    'This record follows version 3 of the rules of Sealed Bids; this program knows up to version 2. Update it.',
  ],
  [
    'of an older version',
    { version: 1 },
    'This record follows version 1 of the rules of Sealed Bids; this program plays version 2, which may differ.',
  ],
  ['with too many seats', { seats: 9 }, 'Sealed Bids is for 2, 3, 4 players, not 9.'],
  [
    'with an unknown option',
    { options: { speed: 1 } },
    "Sealed Bids has no option 'speed'; it has rounds, ties, done, seconds.",
  ],
  ['with a bad option', { options: { rounds: 8 } }, "Option 'rounds' of Sealed Bids can be 2, 3, not 8."],
  [
    'with a move that is not on offer',
    moved(0, [0, { do: 'keep' }]),
    'Move 1 of this record, {"do":"keep"} by seat 1, is against rule SB-2.2.',
  ],
  [
    'with a move by a seat that does not exist',
    moved(2, [7, { do: 'keep' }]),
    'Move 3 of this record, {"do":"keep"} by seat 8, is against rule SB-2.1.',
  ],
  [
    'with a seat resigning that does not exist',
    moved(0, [-1, 'resign']),
    'Move 1 of this record, resigning by seat 0, is against rule SB-2.1.',
  ],
  [
    'with a move after the end',
    { moves: [...FINISHED.moves, [0, { do: 'keep' }]] },
    `Move ${FINISHED.moves.length + 1} of this record, {"do":"keep"} by seat 1, is against rule SB-3.3.`,
  ],
  [
    'with a seat that gives up twice',
    {
      moves: [
        [1, 'resign'],
        [1, 'resign'],
      ],
    },
    'Move 2 of this record, resigning by seat 2, is against rule SB-3.3.',
  ],
];

test.each(WRONG)('a record %s does not replay', (_, fields, message) => {
  const record = parseRecord(changed(fields));
  mustComplain(() => replay(sealedBids, record), message);
  mustComplain(() => verify(sealedBids, record), message);
});

describe('a claimed result', () => {
  const places = FINISHED.places ?? [];

  test('must be the one that comes of the moves', () => {
    const record = parseRecord(changed({ places: places.toReversed() }));
    expect(() => verify(sealedBids, record)).toThrow(InputError);
    expect(() => verify(sealedBids, record)).toThrow(
      `This record says that the places are ${places.toReversed().join(', ')}; replayed, the places are ${places.join(', ')}.`,
    );
    expect(replay(sealedBids, record).entries).toHaveLength(FINISHED.moves.length);
  });

  test.each([
    ['when the match is not finished', { moves: FINISHED.moves.slice(0, -1) }],
    ['of another number of seats', { places: [...places, 4] }],
    ['left out', { places: undefined }],
  ])('is wrong %s', (_, fields) => {
    const record = parseRecord(changed(fields));
    expect(() => verify(sealedBids, record)).toThrow(InputError);
    expect(() => verify(sealedBids, record)).toThrow(/^This record says that [^\n]*; replayed, [^\n]*\.$/);
  });
});

test('a line break in the name of an option stays out of the complaint', () => {
  const record = parseRecord(changed({ options: { 'a\nb': 1 } }));
  expect(() => verify(sealedBids, record)).toThrow(/^[^\n]+$/);
});
