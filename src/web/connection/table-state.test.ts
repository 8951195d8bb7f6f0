import { expect, test } from 'vitest';
import { gnomeElfTroll } from '../../games/gnome-elf-troll/index.ts';
import { begin, play } from '../../kernel/match.ts';
import { seedFrom } from '../../kernel/random.ts';
import { asked } from '../../kernel/steps.ts';
import { tableFor } from '../../kernel/table.ts';
import { changesBetween } from '../../protocol/patch.ts';
import { leanPerspectiveOf, perspectiveOf } from '../../protocol/perspective.ts';
import type { ChangeMessage, ChatLine, LogLine, StateMessage, TableInfo } from '../../protocol/server.ts';
import { afterMessage, EMPTY_TABLE, type TableState, withOlderLines } from './table-state.ts';

function line(moment: number, say = `line of moment ${moment}`): LogLine {
  return { moment, event: { say } };
}

const STATE: StateMessage = {
  type: 'state',
  table: 'abcdefghij',
  revision: 4,
  moments: 2,
  over: false,
  asked: [0],
  perspectives: [{ viewer: 0, seatEntry: 2, view: { purse: { bean: 2 }, hand: ['bean'] }, offers: [], canUndo: true }],
  scores: [{ seat: 0, place: 1, points: 6, lines: [] }],
  logs: [[line(0), line(1), line(2)]],
};

const CHANGE: ChangeMessage = {
  type: 'change',
  table: 'abcdefghij',
  revision: 5,
  moments: 3,
  over: true,
  asked: [],
  perspectives: [{ viewer: 0, seatEntry: 3, offers: [], canUndo: false, changes: [[['purse', 'bean'], 0]] }],
  scoreChanges: [[[0, 'points'], 7]],
  logs: [[line(3)]],
};

function heard(...messages: Parameters<typeof afterMessage>[1][]): TableState {
  return messages.reduce<TableState>((table, message) => {
    const next = afterMessage(table, message);
    if (next === 'behind') throw new Error('behind');
    return next;
  }, EMPTY_TABLE);
}

test('a change is made to the view before it and adds its lines', () => {
  const { match } = heard(STATE, CHANGE);
  expect(match).toMatchObject({ revision: 5, moments: 3, over: true });
  expect(match?.perspectives[0]).toMatchObject({ view: { purse: { bean: 0 }, hand: ['bean'] }, canUndo: false });
  expect(match?.scores).toEqual([{ seat: 0, place: 1, points: 7, lines: [] }]);
  expect(match?.logs[0]).toEqual([line(0), line(1), line(2), line(3)]);
});

test('whose turn it is comes with the match, and what is known of the table follows', () => {
  const info = { table: 'abcdefghij', asked: [1] } as unknown as TableInfo;
  const table = heard({ type: 'table', info }, STATE);
  expect(table.info?.asked).toEqual([0]);
  expect(heard({ type: 'table', info }, STATE, CHANGE).info?.asked).toEqual([]);
});

test('a table that gathers again, since the start of its match was lost, has no match', () => {
  const info = { table: 'abcdefghij', asked: [], state: 'gathering' } as unknown as TableInfo;
  const before = heard({ type: 'table', info: { ...info, state: 'running' } }, STATE);
  expect(before.match).toBeDefined();
  const after = afterMessage(before, { type: 'table', info });
  expect(after).toEqual({ info, chat: [] });
});

test('what was not sent is found in the view by the rules', () => {
  const { match, told: _ } = begin(gnomeElfTroll, tableFor(gnomeElfTroll, 2), seedFrom('found in the view'));
  const viewer = asked(match.position)[0] ?? 0;
  const wanted = perspectiveOf(match, viewer, 0);
  const { scores: __, ...rest } = STATE;
  const lean: StateMessage = { ...rest, perspectives: [leanPerspectiveOf(match, viewer, 0)] };
  expect(afterMessage(EMPTY_TABLE, lean)).toBe('behind');
  const table = afterMessage(EMPTY_TABLE, lean, gnomeElfTroll);
  if (table === 'behind') throw new Error('behind');
  expect(table.match?.perspectives).toEqual([wanted]);
  expect(table.match?.scores).toEqual(gnomeElfTroll.score(match.position));

  play(match, viewer, wanted.offers[0] ?? { do: '' });
  const { view, ...asking } = leanPerspectiveOf(match, viewer, 1);
  const { scoreChanges: ___, ...unscored } = CHANGE;
  const change: ChangeMessage = {
    ...unscored,
    over: false,
    perspectives: [{ ...asking, changes: changesBetween(wanted.view, view) }],
  };
  expect(afterMessage(table, change)).toBe('behind');
  const next = afterMessage(table, change, gnomeElfTroll);
  if (next === 'behind') throw new Error('behind');
  expect(next.match?.perspectives).toEqual([perspectiveOf(match, viewer, 1)]);
});

test('what was taken back leaves the log', () => {
  const { match } = heard(STATE, { ...CHANGE, moments: 1, logs: [[]] });
  expect(match?.logs[0]).toEqual([line(0), line(1)]);
});

test('a moment told anew replaces what was told of it', () => {
  const { match } = heard(STATE, { ...CHANGE, moments: 2, logs: [[line(2, 'otherwise')]] });
  expect(match?.logs[0]).toEqual([line(0), line(1), line(2, 'otherwise')]);
});

test('a change heard twice does nothing', () => {
  const table = heard(STATE, CHANGE);
  expect(afterMessage(table, CHANGE)).toBe(table);
});

test.each([
  ['a change of which the one before was missed', heard(STATE), { ...CHANGE, revision: 6 }],
  ['a change before any state', EMPTY_TABLE, CHANGE],
  [
    'a change for other eyes than before',
    heard(STATE),
    { ...CHANGE, perspectives: [{ ...CHANGE.perspectives[0], viewer: 1 }] } as ChangeMessage,
  ],
])('%s needs the whole state', (_, table, change) => {
  expect(afterMessage(table, change)).toBe('behind');
});

test('chat lines are merged by their number', () => {
  const said = (id: number): ChatLine => ({ id, person: 'p', name: 'Ada', text: `line ${id}`, at: id });
  const table = heard(
    { type: 'chat', table: 'abcdefghij', lines: [said(2), said(3)] },
    { type: 'chat', table: 'abcdefghij', lines: [said(1), said(3)] },
  );
  expect(table.chat.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('older lines come before the known ones', () => {
  const { match } = heard(STATE);
  if (match === undefined) throw new Error('no match');
  expect(withOlderLines({ ...match, logs: [[line(2)]] }, [[line(0), line(1)]]).logs[0]).toEqual(STATE.logs[0]);
});
