import { expect } from 'vitest';
import {
  arrange,
  at,
  blocked,
  type CaveMatch,
  gold,
  offered,
  play,
  put,
  score,
  step,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { iconsOn } from '../box/cards.ts';
import { areaId, ENTRANCES, PITS, ROOMS } from '../box/map.ts';

const ALL_ROOMS = ROOMS.map(areaId).sort();
const ALL_ENTRANCES = ENTRANCES.map(areaId).sort();
const ALL_PITS = PITS.map(areaId).sort();

function cardsOf(match: CaveMatch, seat = 0) {
  const { hands, decks, discards } = match.position;
  return { hand: hands[seat], deck: decks[seat]?.length, discards: discards[seat] };
}

/** Red plays this card from hand. */
function playing(card: Parameters<typeof play>[1], board = {}, scene = {}): CaveMatch {
  const match = arrange(board, { ...scene, hands: { red: card } });
  play(match, card);
  return match;
}

rule('CT-4.8', 'a hero comes in by any of the four entrances, however many stand there', () => {
  for (const card of ['adventurer-3', 'barbarian', 'dwarf', 'knight', 'thief'] as const) {
    const match = playing(card, { 'stair-nw': 'blue adventurer x9, blue knight' });
    expect(offered(match)).toEqual(ALL_ENTRANCES);
  }
  const match = playing('knight', { 'stair-nw': 'blue adventurer x9' });
  put(match, 'stair-nw');
  expect(at(match, 'stair-nw')).toBe('red knight, blue adventurer x9');
});

rule('CT-4.9', 'a monster comes in by any of the three pits, however many are there', () => {
  for (const card of ['orc', 'wraith'] as const) {
    expect(
      offered(playing(card, { 'pit-north': 'blue orc, green orc, yellow orc, blue wraith, green wraith' })),
    ).toEqual(ALL_PITS);
  }
  for (const card of ['grunt', 'siren-banshee', 'rampaging-troll'] as const) {
    expect(offered(playing(card, {}, { options: { set: 'alternate' } }))).toEqual(ALL_PITS);
  }
});

rule('CT-4.10', 'a chest goes into any room, whatever stands there, and several may share one', () => {
  const match = playing('treasure', {
    'vault-n': 'blue knight, blue adventurer x4, blue chest',
    'vault-s': 'blue cave-troll',
  });
  expect(offered(match)).toEqual(ALL_ROOMS);
  put(match, 'vault-n');
  expect(at(match, 'vault-n')).toBe('red chest, blue adventurer x4, blue knight, blue chest');
});

rule('CT-4.10', 'a chest never moves', () => {
  const match = arrange({ 'hall-nw': 'red chest' });
  expect(offered(match)).not.toContain('move red chest');
  expect(blocked(match)).toMatchObject({ 'move red chest': 'CT-4.16 blocked.never-moves' });
});

rule('CT-4.11', 'score-room scores any one room, and that room alone', () => {
  const match = playing('score-room', {
    'vault-n': 'blue adventurer',
    'hoard-n': 'green adventurer',
    'vault-s': 'red cave-troll',
  });
  expect(offered(match)).toEqual(ALL_ROOMS);
  score(match, 'vault-n');
  expect(gold(match)).toEqual([0, 5, 0, 0]);
});

rule('CT-4.13', 'a placed figure has not entered: nobody is pushed, no gold is earned', () => {
  const alternate = playing('giant-slayer', {}, { options: { set: 'alternate' } });
  put(alternate, 'stair-nw');
  expect(gold(alternate)).toEqual([0, 0, 0, 0]);
  const wraith = playing('wraith');
  put(wraith, 'pit-north');
  expect(step(wraith)).toBe('action');
});

rule('CT-case-8', 'a crowded entrance takes one more; a wraith has the three pits', () => {
  const board = { 'stair-nw': 'blue adventurer x5, green knight, yellow thief' };
  expect(offered(playing('adventurer-2', board))).toEqual(ALL_ENTRANCES);
  expect(offered(playing('wraith', board))).toEqual(ALL_PITS);
});

rule('CT-case-12', 'score-room in a room that another controls', () => {
  const board = { 'hoard-s': 'blue adventurer x2, red adventurer', 'vault-n': 'red adventurer' };
  const match = playing('score-room', board, { pile: 'blue adventurer-9' });
  score(match, 'hoard-s');
  expect(gold(match)).toEqual([0, 4, 0, 0]);
  expect(iconsOn(match.position.pile)).toBe(2);
  expect(cardsOf(match).discards?.at(-1)).toBe('score-room');
});
