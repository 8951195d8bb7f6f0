import { expect, test } from 'vitest';
import {
  arrange,
  asking,
  type CaveMatch,
  deal,
  draw,
  move,
  offersOf,
  pick,
  play,
  playOn,
  put,
  score,
  send,
  told,
  use,
} from '../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { type Catalogue, KERNEL_MESSAGES, type Params, speak } from '../../kernel/messages.ts';
import { randomFrom, seedFrom } from '../../kernel/random.ts';
import { labelFor, questionFor } from '../../kernel/steps.ts';
import { ARTIFACTS } from './box/artifacts.ts';
import { CARD } from './box/cards.ts';
import { COLOURS } from './box/figures.ts';
import { KIND } from './box/kinds.ts';
import { caveTroll } from './index.ts';
import { events as germanEvents } from './messages/de/events.ts';
import { words as en } from './messages/en/index.ts';
import { events as swedishEvents } from './messages/sv/events.ts';
import type { CaveTrollMove } from './moves.ts';

const CATALOGUE: Catalogue = { ...KERNEL_MESSAGES, ...en };
const NAMES = ['Anna', 'Bo', 'Cilla', 'Dag'];

/** As a seat at the table reads it, or somebody who only watches. */
function read(message: Params & { readonly say: string }, reader = -1): string {
  return speak(CATALOGUE, message.say, message, {
    name: (seat) => (seat === reader ? 'You' : (NAMES[seat] ?? '')),
    own: (seat) => seat === reader,
  });
}

function labelled(match: CaveMatch, answer: CaveTrollMove, reader: number): string {
  return read(labelFor(caveTroll, match.position, COLOURS.indexOf(asking(match)), answer), reader);
}

function labels(match: CaveMatch, reader = -1): string[] {
  return offersOf(match)
    .list()
    .map((each) => labelled(match, each, reader));
}

function question(match: CaveMatch, reader = -1): string {
  const asked = questionFor(caveTroll, match.position, COLOURS.indexOf(asking(match)));
  return asked === undefined ? '' : read(asked, reader);
}

test('actions are labelled with who does what, and where', () => {
  const board = {
    'hall-nw': 'red adventurer',
    'porch-nw': 'red adventurer x2',
    'hall-ne': 'red orc, blue knight',
  } as const;
  const match = arrange(board, { hands: { red: 'cave-troll' }, artifacts: { red: 'boots-of-haste' } });
  expect(labels(match)).toEqual([
    'Draw a card and play one',
    'Play Cave Troll without drawing (you hold no card for the rest of the game)',
    'Move: adventurer in the Fungus Hall',
    'Move: adventurer in the Cobweb Porch',
    'Move: orc in the Ember Hall',
    'Orc in the Ember Hall: kill a hero',
    'Use your artifact: Boots of Haste',
    'End the turn',
  ]);
});

test('the same slot has another name in the other set', () => {
  const board = { 'hall-nw': 'red paladin' } as const;
  expect(labels(arrange(board, { options: { set: 'alternate' }, hands: { red: '' } }))).toContain(
    'Move: paladin in the Fungus Hall',
  );
});

test('victims are labelled with their owners, one’s own as one’s own', () => {
  const match = arrange({ 'hall-ne': 'red orc, red dwarf, blue knight' });
  use(match, 'red orc');
  expect(labels(match, 0)).toEqual(['Your dwarf in the Ember Hall', 'Bo’s knight in the Ember Hall']);
  expect(question(match, 0)).toBe('Choose a hero for your orc to kill.');
});

test('events speak of the reader as you', () => {
  const match = arrange({ 'pit-north': 'red wraith', 'hall-ne': 'blue adventurer' });
  const events = told([
    ...move(match, 'red wraith', 'hall-ne'),
    ...pick(match, 'blue adventurer'),
    ...send(match, 'porch-ne'),
  ]);
  expect(events.map((event) => read(event, 0))).toEqual([
    'Your wraith went into the Ember Hall.',
    'You pushed Bo’s adventurer into the Lantern Porch.',
  ]);
  expect(events.map((event) => read(event, 1))).toEqual([
    'Anna’s wraith went into the Ember Hall.',
    'Anna pushed your adventurer into the Lantern Porch.',
  ]);
  expect(events.map((event) => read(event))).toEqual([
    'Anna’s wraith went into the Ember Hall.',
    'Anna pushed Bo’s adventurer into the Lantern Porch.',
  ]);
});

test('a card that is played, and what comes of it', () => {
  const match = arrange({ 'hoard-s': 'blue adventurer x2, red adventurer' }, { hands: { red: 'score-room' } });
  const events = told([...play(match, 'score-room'), ...score(match, 'hoard-s')]);
  expect(events.map((event) => read(event, 1))).toEqual([
    'Anna played Score a Room from hand.',
    'You took 4 gold from the Goblet Hoard, with strength 2 against 1.',
  ]);
});

test('a troll that bursts in is announced to those it concerns', () => {
  const match = arrange({ 'hall-nw': 'blue adventurer' }, { hands: { red: 'cave-troll' } });
  play(match, 'cave-troll');
  expect(question(match, 0)).toBe('Choose a room for your cave troll to burst into.');
  const [placed] = told(put(match, 'hall-nw'));
  expect(placed && read(placed, 2)).toBe('Anna put their cave troll into the Fungus Hall.');
  expect(question(match, 1)).toBe(
    'Anna’s cave troll bursts into the Fungus Hall! Choose one figure of yours to flee, or nobody.',
  );
  expect(labels(match, 1)).toEqual(['Your adventurer in the Fungus Hall', 'Nobody']);
});

rule('CT-9.5', 'a score line says what was taken, when and why', () => {
  const line = {
    say: 'score.room',
    area: 'hoard-e',
    count: 2,
    rival: 1,
    chests: 1,
    doubled: true,
    scoring: 2,
    occasion: 'pile',
  };
  expect(read(line)).toBe('Blade Hoard, 2nd scoring: strength 2 against 1, doubled by a dwarf, 1 chest');
  expect(read({ ...line, occasion: 'final', count: 1, rival: 0, chests: 0, doubled: false })).toBe(
    'Blade Hoard, final scoring: strength 1',
  );
  expect(read({ ...line, say: 'score.room-half', occasion: 'card', chests: 0, doubled: false })).toBe(
    'Blade Hoard, scored by a card: strength 2 against 1; shared with a berserker',
  );
});

test('the reason why a hero cannot be pushed to a knight is true of one’s own knight too', () => {
  const match = arrange({ 'hall-ne': 'red wraith, blue adventurer', 'porch-ne': 'red knight' });
  use(match, 'red wraith');
  pick(match, 'blue adventurer');
  const guarded = offersOf(match).blocked.find(({ why }) => why.say === 'blocked.guarded');
  expect(guarded && read(guarded.why, 0)).toBe(
    'A knight guards that room, and this adventurer belongs to another player.',
  );
});

test('every figure, card and artifact has a name and is explained', () => {
  for (const kind of Object.keys(KIND))
    expect([CATALOGUE[`kind.${kind}`], CATALOGUE[`about.${kind}`]], kind).not.toContain(undefined);
  for (const card of Object.keys(CARD)) expect(CATALOGUE[`card.${card}`], card).toBeDefined();
  for (const artifact of ARTIFACTS)
    expect([CATALOGUE[`artifact.${artifact}`], CATALOGUE[`about.${artifact}`]]).not.toContain(undefined);
  for (const option of Object.keys(caveTroll.options)) expect(CATALOGUE[`option.${option}`], option).toBeDefined();
});

test('everything that is asked, offered, blocked and told reads as a sentence, to whomever', () => {
  const broken = /[{}]|undefined|NaN|\[object| {2}|\byou’s\b|You’s|a an\b/;
  for (const set of ['classic', 'alternate']) {
    const match = deal(4, `words ${set}`, { set });
    playOn(match, randomFrom(seedFrom('words')), () => {
      const reader = match.entries.length % 5;
      const { blocked } = offersOf(match);
      const greyed = blocked.flatMap(({ move: each, why }) => [labelled(match, each, reader), read(why, reader)]);
      const texts = [question(match, reader), ...labels(match, reader), ...greyed];
      for (const text of texts) expect(text).not.toMatch(broken);
      return match.entries.length > 300;
    });
  }
});

test('a drawn card is named to its owner', () => {
  const match = arrange({}, { draws: { red: ['giant-slayer'] }, options: { set: 'alternate' } });
  expect(told(draw(match)).map((event) => read(event, 0))).toEqual(['You drew Giant Slayer.', 'You drew a card.']);
  expect(labels(match, 0)).toContain('Play Giant Slayer');
});

test.each([
  [0, 'Din tur: 4 handlingar.'],
  [1, 'Bos tur: 4 handlingar.'],
])('in Swedish a turn is told to those who have it as to the others: seat %i', (seat, told) => {
  const speaker = {
    name: (each: number) => (each === 0 ? 'Du' : (NAMES[each] ?? '')),
    own: (each: number) => each === 0,
  };
  expect(speak(swedishEvents, 'told.turn', { seat, actions: 4 }, speaker)).toBe(told);
});

test.each([
  [0, 'Du hast deinen Barbaren auf die Nordwesttreppe gestellt.'],
  [1, 'Bo hat einen Barbaren auf die Nordwesttreppe gestellt.'],
])('in German a figure is put down in the case it needs: seat %i', (seat, told) => {
  const speaker = {
    name: (each: number) => (each === 0 ? 'Du' : (NAMES[each] ?? '')),
    own: (each: number) => each === 0,
  };
  const placed = { seat, owner: seat, kind: 'barbarian', area: 'stair-nw' };
  expect(speak(germanEvents, 'told.placed', placed, speaker)).toBe(told);
});
