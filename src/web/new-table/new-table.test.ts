import { expect, test } from 'vitest';
import { newTable } from '../../protocol/client.ts';
import { forLocal, forServer, inviting, type TableDraft, unfitFor, usualSeats } from './new-table.ts';
import { USUAL_PACE } from './pace-plan.ts';

const names = { me: 'Ada', person: (seat: number) => `Player ${seat + 1}`, bot: (nth: number) => `Bot ${nth + 1}` };

test.each([
  ['friends', ['me', 'anyone', 'anyone']],
  ['screen', ['me', 'person', 'person']],
  ['bots', ['me', 'bot', 'bot']],
] as const)('%s sit beside oneself', (mode, who) => {
  expect(usualSeats(mode, 3, 'greedy').map((seat) => seat.who)).toEqual(who);
});

test('what was chosen before is kept where it still fits', () => {
  const chosen = usualSeats('friends', 3, 'greedy').map((seat, index) =>
    index === 2 ? { ...seat, who: 'bot' as const } : seat,
  );
  expect(usualSeats('friends', 4, 'greedy', chosen).map(({ who }) => who)).toEqual(['me', 'anyone', 'bot', 'anyone']);
  expect(usualSeats('screen', 3, 'greedy', chosen).map(({ who }) => who)).toEqual(['me', 'person', 'bot']);
});

test('the server is told a table it understands, which begins at once when nobody is waited for', () => {
  const plan: TableDraft = {
    mode: 'friends',
    seats: usualSeats('friends', 2, 'greedy'),
    options: { goal: 8 },
    open: true,
    hints: true,
    pace: USUAL_PACE,
    rated: false,
    word: '',
  };
  expect(newTable.parse(forServer('gnome-elf-troll', plan))).toEqual({
    game: 'gnome-elf-troll',
    options: { goal: 8 },
    seats: ['me', 'anyone'],
    open: true,
    hints: true,
    rated: false,
    begins: 'by-host',
    start: false,
  });
  expect(forServer('gnome-elf-troll', { ...plan, word: ' Come! ' }).word).toBe('Come!');
  const bots: TableDraft = { ...plan, mode: 'bots', seats: usualSeats('bots', 2, 'random'), word: 'Come!' };
  expect(forServer('gnome-elf-troll', bots)).not.toHaveProperty('word');
  expect(forServer('gnome-elf-troll', bots)).toMatchObject({
    seats: ['me', { bot: 'random' }],
    open: false,
    hints: false,
    start: true,
  });
});

test('over days a match begins by itself, unless that is chosen otherwise', () => {
  const plan: TableDraft = {
    mode: 'friends',
    seats: usualSeats('friends', 2, 'greedy'),
    options: {},
    open: false,
    hints: false,
    pace: { ...USUAL_PACE, kind: 'days' },
    rated: false,
    word: '',
  };
  expect(forServer('gnome-elf-troll', plan).begins).toBe('when-full');
  expect(forServer('gnome-elf-troll', { ...plan, byItself: false }).begins).toBe('by-host');
  expect(forServer('gnome-elf-troll', { ...plan, pace: USUAL_PACE, byItself: true }).begins).toBe('when-full');
});

test('here everybody has a name', () => {
  const seats = usualSeats('screen', 4, 'greedy').map((seat, index) =>
    index === 1 ? { ...seat, name: ' Bo ' } : index === 3 ? { ...seat, who: 'bot' as const } : seat,
  );
  expect(
    forLocal(
      { mode: 'screen', seats, options: {}, open: false, hints: false, pace: USUAL_PACE, rated: false, word: '' },
      names,
    ),
  ).toEqual([{ name: 'Ada' }, { name: 'Bo' }, { name: 'Player 3' }, { name: 'Bot 1', bot: 'greedy' }]);
});

test('a rated match needs a clock, people at all seats and somebody who can sign in again; all that is missing is said', () => {
  const draft: TableDraft = {
    mode: 'friends',
    seats: usualSeats('friends', 3, 'greedy'),
    options: {},
    open: false,
    hints: false,
    pace: { ...USUAL_PACE, kind: 'live' },
    rated: true,
    word: '',
  };
  expect(unfitFor(draft, true)).toEqual([]);
  expect(newTable.parse(forServer('cave-troll', draft))).toMatchObject({ rated: true });
  expect(forServer('cave-troll', { ...draft, mode: 'bots' })).not.toHaveProperty('rated');
  const bots = usualSeats('bots', 1, 'greedy').map((seat) => ({ ...seat, who: 'bot' as const }));
  expect(unfitFor({ ...draft, pace: USUAL_PACE, hints: true, seats: bots }, false)).toEqual([
    'guest',
    'clock',
    'bots',
    'hints',
    'alone',
  ]);
});

test('whoever is chosen by name is invited; as long as nobody is, anyone may sit down', () => {
  const draft: TableDraft = {
    mode: 'friends',
    seats: usualSeats('friends', 3, 'greedy'),
    options: {},
    open: false,
    hints: false,
    pace: USUAL_PACE,
    rated: false,
    word: '',
  };
  const invited = inviting(draft, { id: 'abcdefghijkl', name: 'Ada', mark: '' });
  const open = invited.seats.map((seat, at) => (at === 2 ? { ...seat, who: 'invited' as const } : seat));
  expect(newTable.parse(forServer('cave-troll', { ...invited, seats: open }))).toMatchObject({
    seats: ['me', { invite: 'abcdefghijkl' }, 'anyone'],
    start: false,
  });
});
