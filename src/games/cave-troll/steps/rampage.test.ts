import { expect } from 'vitest';
import {
  arrange,
  at,
  blocked,
  type CaveMatch,
  canUse,
  endTurn,
  gold,
  lost,
  move,
  offered,
  pick,
  send,
  step,
  use,
  ways,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';

type Board = Parameters<typeof arrange>[0];

function rampage(board: Board): CaveMatch {
  const match = arrange(board, { options: { set: 'alternate' } });
  use(match, 'red rampaging-troll');
  return match;
}

rule('CT-7.17', 'two of the others are pushed, then all but the troll and the chests are discarded', () => {
  const match = rampage({ 'hall-ne': 'red rampaging-troll, red grunt, blue adventurer x2, green paladin, blue chest' });
  pick(match, 'green paladin');
  send(match, 'porch-ne');
  pick(match, 'blue adventurer@hall-ne');
  send(match, 'gallery-ne');
  expect(at(match, 'hall-ne')).toBe('red rampaging-troll, blue chest');
  expect(lost(match)).toBe('red grunt, blue adventurer');
  expect([at(match, 'porch-ne'), at(match, 'gallery-ne')]).toEqual(['green paladin', 'blue adventurer']);
  expect(match.position.actions).toBe(3);
});

rule('CT-7.17', 'it takes somebody else in the room', () => {
  const match = arrange({ 'hall-ne': 'red rampaging-troll, blue chest' }, { options: { set: 'alternate' } });
  expect(canUse(match, 'red rampaging-troll')).toBe(false);
  expect(blocked(match)).toMatchObject({ 'ability red rampaging-troll': 'CT-7.17 blocked.nobody-to-trample' });
});

rule('CT-7.18', 'the pushes are compulsory while somebody can be pushed', () => {
  const match = rampage({ 'hall-ne': 'red rampaging-troll, blue adventurer x3' });
  expect(offered(match)).toEqual(['blue adventurer']);
  pick(match, 'blue adventurer');
  send(match, 'porch-ne');
  expect([step(match), ...offered(match)]).toEqual(['rampage-figure', 'blue adventurer']);
});

rule('CT-7.18', 'with one other figure one push is all', () => {
  const match = rampage({ 'hall-ne': 'red rampaging-troll, blue adventurer' });
  pick(match, 'blue adventurer');
  send(match, 'porch-ne');
  expect([step(match), lost(match)]).toEqual(['action', '']);
});

rule(['CT-7.18', 'CT-7.19'], 'only who can be pushed is offered, and a place taken is taken', () => {
  const walls: Board = {
    'gallery-ne': 'blue adventurer x5',
    'guardpost-ne': 'green adventurer x5',
    'crossing-ne': 'yellow adventurer x5',
  };
  const match = rampage({
    ...walls,
    'porch-ne': 'red adventurer x4',
    'hall-ne': 'red rampaging-troll, blue grunt, green grunt',
  });
  pick(match, 'blue grunt');
  expect(offered(match)).toEqual(['porch-ne']);
  send(match, 'porch-ne');
  expect([step(match), lost(match)]).toEqual(['action', 'green grunt']);
});

rule('CT-7.19', 'heroes and monsters of anybody, own ones too, to rooms only', () => {
  const match = rampage({
    'porch-ne': 'red rampaging-troll, red adventurer, blue siren-banshee, green rampaging-troll',
  });
  expect(offered(match)).toEqual(['blue siren-banshee', 'green rampaging-troll', 'red adventurer']);
  pick(match, 'red adventurer');
  expect(offered(match)).toEqual(['gallery-ne', 'hall-ne']);
  expect(blocked(match)).toEqual({ 'stair-ne': 'CT-7.19 blocked.no-room' });
});

rule('CT-7.19', 'monsters are not pushed into pits, berserkers not to berserkers', () => {
  const match = rampage({
    'hall-ne': 'red rampaging-troll, blue grunt, blue berserker',
    'porch-ne': 'green berserker',
  });
  pick(match, 'blue grunt');
  expect(blocked(match)).toEqual({ 'pit-north': 'CT-5.2 blocked.pit' });
  send(match, 'porch-ne');
  pick(match, 'blue berserker');
  expect(blocked(match)).toMatchObject({ 'porch-ne': 'CT-5.6 blocked.shunned' });
});

rule('CT-7.19', 'somebody without a room next door is greyed out', () => {
  const walls: Board = { 'gallery-ne': 'yellow adventurer x5' };
  const match = rampage({
    ...walls,
    'hall-ne': 'green adventurer x4, yellow berserker',
    'porch-ne': 'red rampaging-troll, blue berserker, blue adventurer',
  });
  expect(blocked(match)).toMatchObject({
    'blue adventurer': 'CT-7.19 blocked.no-room-next-door',
  });
});

rule('CT-7.5', 'a pushed berserker may be the sixth among strangers', () => {
  const walls: Board = { 'gallery-ne': 'blue adventurer x5' };
  const match = rampage({
    ...walls,
    'hall-ne': 'green adventurer x5',
    'porch-ne': 'red rampaging-troll, blue berserker, yellow adventurer',
  });
  expect(offered(match)).toEqual(['blue berserker']);
  pick(match, 'blue berserker');
  expect(offered(match)).toEqual(['hall-ne']);
  send(match, 'hall-ne');
  expect([at(match, 'hall-ne'), lost(match)]).toEqual(['blue berserker, green adventurer x5', 'yellow adventurer']);
});

rule('CT-7.14', 'a giant slayer pushed into an empty room earns its gold', () => {
  const match = rampage({ 'hall-ne': 'red rampaging-troll, blue giant-slayer' });
  pick(match, 'blue giant-slayer');
  send(match, 'porch-ne');
  expect(gold(match)).toEqual([0, 1, 0, 0]);
});

rule('CT-7.20', 'rampaging and being pushed are no moves', () => {
  const match = rampage({ 'hall-ne': 'red rampaging-troll, blue adventurer, blue rampaging-troll' });
  pick(match, 'blue rampaging-troll');
  send(match, 'porch-ne');
  pick(match, 'blue adventurer');
  send(match, 'porch-ne');
  expect(ways(match, 'red rampaging-troll')).toBeDefined();
  endTurn(match);
  expect(ways(match, 'blue rampaging-troll')).toBeDefined();
});

rule('CT-case-60', 'rampage: two pushed and two discarded; nobody pushed; nobody discarded; one move a turn', () => {
  const crowd = rampage({ 'hall-sw': 'red rampaging-troll, red adventurer, blue adventurer x2, green paladin' });
  pick(crowd, 'red adventurer');
  send(crowd, 'porch-sw');
  pick(crowd, 'blue adventurer@hall-sw');
  send(crowd, 'gallery-sw');
  expect([at(crowd, 'hall-sw'), lost(crowd)]).toEqual(['red rampaging-troll', 'blue adventurer, green paladin']);
  const walled = rampage({
    'porch-sw': 'red rampaging-troll, blue adventurer',
    'gallery-sw': 'green adventurer x5',
    'hall-sw': 'yellow adventurer x5',
  });
  expect([step(walled), lost(walled)]).toEqual(['action', 'blue adventurer']);
  const open = rampage({ 'porch-sw': 'red rampaging-troll, blue adventurer' });
  pick(open, 'blue adventurer');
  expect(offered(open)).toEqual(['gallery-sw', 'hall-sw']);
  send(open, 'hall-sw');
  expect(lost(open)).toBe('');
  move(open, 'red rampaging-troll', 'gallery-sw');
  expect(ways(open, 'red rampaging-troll')).toBeUndefined();
});
