import { expect } from 'vitest';
import {
  arrange,
  asking,
  type CaveMatch,
  deal,
  draw,
  endTurn,
  gold,
  lift,
  move,
  offered,
  play,
  playOn,
  put,
  step,
  take,
  told,
  use,
  ways,
  whyNot,
} from '../../../../test/games/cave-troll/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { isMatchOver } from '../../../kernel/match.ts';
import { randomFrom, seedFrom } from '../../../kernel/random.ts';
import { questionFor } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { caveTroll } from '../index.ts';

/** Actions of the next turns; all of them are ended at once. */
function actionsOfTurns(match: CaveMatch, turns: number): number[] {
  return Array.from({ length: turns }, () => {
    const { actions } = match.position;
    endTurn(match);
    return actions;
  });
}

rule('CT-3.1', 'turns go clockwise until the game ends', () => {
  const match = arrange({}, { seats: 3 });
  const order = Array.from({ length: 7 }, () => {
    const colour = asking(match);
    endTurn(match);
    return colour;
  });
  expect(order).toEqual(['red', 'blue', 'green', 'red', 'blue', 'green', 'red']);
  expect(whyNot(match, { do: 'draw' }, 'red')).toEqual({ rule: 'CT-3.1', say: 'refused.not-your-turn' });
});

rule('CT-3.2', 'first turns have 1, 2, 3 and 4 actions, counted from the first player', () => {
  expect(actionsOfTurns(deal(4, 'first turns', { firstPlayer: 2 }), 4)).toEqual([1, 2, 3, 4]);
  expect(actionsOfTurns(deal(3, 'first turns', { firstPlayer: 1 }), 3)).toEqual([1, 2, 3]);
});

rule('CT-3.3', 'every later turn has 4 actions', () => {
  expect(actionsOfTurns(deal(3, 'later turns'), 9).slice(3)).toEqual([4, 4, 4, 4, 4, 4]);
});

rule('CT-12.5', 'without the escalating start everybody has 4 actions at once', () => {
  expect(actionsOfTurns(deal(4, 'at once', { escalatingStart: false }), 8)).toEqual(Array(8).fill(4));
});

rule('CT-3.4', 'an action may be repeated, with the same figure too', () => {
  const match = arrange({ 'stair-nw': 'red adventurer' });
  move(match, 'red adventurer', 'porch-nw');
  move(match, 'red adventurer', 'stair-nw');
  move(match, 'red adventurer', 'porch-nw');
  expect(match.position.actions).toBe(1);
  expect(ways(match, 'red adventurer')).toEqual(['gallery-nw', 'hall-nw', 'stair-nw']);
});

rule('CT-3.4', 'an action is resolved before the next one begins', () => {
  const match = arrange({ 'stair-nw': 'red adventurer' });
  lift(match, 'red adventurer');
  expect(offered(match)).toEqual(['guardpost-nw', 'porch-nw']);
  expect(whyNot(match, { do: 'draw' }).rule).toBe('CT-4.14');
});

rule(['CT-3.5', 'CT-11.5'], 'the turn may be ended between actions, even with all of them unspent', () => {
  const match = arrange({ 'stair-nw': 'red adventurer' });
  expect(offered(match)).toContain('end-turn');
  const ended = endTurn(match);
  expect(told(ended)[0]).toEqual({ say: 'told.ended-turn', seat: 0, actions: 4 });
  expect(asking(match)).toBe('blue');
});

rule('CT-3.6', 'an action without a legal form is not offered', () => {
  const match = arrange({ 'stair-nw': 'red orc', 'pit-north': 'red wraith' }, { hands: { red: '' } });
  expect(offered(match)).toEqual(['draw', 'end-turn', 'move red orc', 'move red wraith']);
});

rule(['CT-3.7', 'CT-4.1'], 'the turn passes by itself when the last action is spent', () => {
  const match = arrange({ 'stair-nw': 'red adventurer' }, { actions: 1 });
  const passed = move(match, 'red adventurer', 'porch-nw');
  expect(asking(match)).toBe('blue');
  expect(told(passed).at(-1)).toEqual({ say: 'told.turn', seat: 1, actions: 4 });
});

rule('CT-3.8', 'what counts once a turn begins anew with the next turn, whosever it is', () => {
  const options = { set: 'alternate' };
  const match = arrange({ 'pit-north': 'red rampaging-troll' }, { options, seats: 2 });
  move(match, 'red rampaging-troll', 'hall-ne');
  expect(ways(match, 'red rampaging-troll')).toBeUndefined();
  endTurn(match);
  endTurn(match);
  expect(ways(match, 'red rampaging-troll')).toBeDefined();
});

rule('CT-4.1', 'each of the four kinds of action costs one', () => {
  const board = { 'hall-ne': 'red orc, blue adventurer', 'stair-nw': 'red adventurer' };
  const scene = { hands: { red: 'wraith' }, artifacts: { red: 'banishing-bell' } } as const;
  const match = arrange({ ...board, 'vault-n': 'blue orc' }, scene);
  play(match, 'wraith');
  put(match, 'pit-north');
  expect(match.position.actions).toBe(3);
  move(match, 'red adventurer', 'porch-nw');
  expect(match.position.actions).toBe(2);
  use(match, 'red orc');
  take(match, { do: 'pick', figure: 'blue-adventurer-1' });
  expect(match.position.actions).toBe(1);
  take(match, { do: 'artifact' }, { do: 'pick', figure: 'blue-brute' }, { do: 'send', area: 'pit-south' });
  expect(asking(match)).toBe('blue');
});

rule('CT-11.4', 'an action lowers the count when it is finished, not when it begins', () => {
  const match = arrange({ 'stair-nw': 'red adventurer' });
  lift(match, 'red adventurer');
  expect(match.position.actions).toBe(4);
  take(match, { do: 'go', area: 'porch-nw' });
  expect(match.position.actions).toBe(3);
});

rule('CT-11.4', 'a draw leads to the choice of a card, to its step, and back to the next action', () => {
  const match = arrange({}, { hands: { red: 'orc' }, draws: { red: ['knight'] } });
  expect(step(match)).toBe('action');
  draw(match);
  expect(step(match)).toBe('choose-card');
  play(match, 'knight');
  expect(step(match)).toBe('place-hero');
  put(match, 'stair-se');
  expect([step(match), asking(match), match.position.actions]).toEqual(['action', 'red', 3]);
});

rule('CT-11.5', 'inside an action the turn cannot be ended', () => {
  const match = arrange({ 'stair-nw': 'red adventurer' }, { hands: { red: 'orc' } });
  lift(match, 'red adventurer');
  expect(offered(match)).not.toContain('end-turn');
  const drawing = arrange({}, { draws: { red: ['knight'] } });
  draw(drawing);
  expect(whyNot(drawing, { do: 'end-turn' }).rule).toBe('CT-4.4');
});

rule('CT-12.1', 'a draw by anybody starts the count of quiet turns anew', () => {
  const match = arrange(
    {},
    { seats: 2, options: { stallRounds: 2 }, hands: { red: 'orc' }, draws: { red: ['knight'] } },
  );
  for (let turn = 0; turn < 2; turn++) endTurn(match);
  draw(match);
  play(match, 'knight');
  put(match, 'stair-nw');
  endTurn(match);
  for (let turn = 0; turn < 3; turn++) endTurn(match);
  expect(isMatchOver(match)).toBe(false);
  endTurn(match);
  expect(isMatchOver(match)).toBe(true);
});

rule('CT-12.1', 'cards played from hand do not count as drawn', () => {
  const match = arrange({}, { seats: 2, options: { stallRounds: 2 }, hands: { red: 'orc' }, quietTurns: 3 });
  play(match, 'orc');
  put(match, 'pit-north');
  endTurn(match);
  expect(isMatchOver(match)).toBe(false);
  endTurn(match);
  expect(isMatchOver(match)).toBe(true);
});

rule('CT-12.1', 'in the last two rounds before the end the question says how many turns are left to draw', () => {
  const asks = (quietTurns: number) => {
    const match = arrange({}, { seats: 2, quietTurns });
    return questionFor(caveTroll as never, match.position, 0);
  };
  expect(asks(4)).toEqual({ say: 'ask.action', actions: 4 });
  expect(asks(5)).toEqual({ say: 'ask.action-or-end', actions: 4, turns: 4 });
  expect(asks(8)).toEqual({ say: 'ask.action-or-end', actions: 4, turns: 1 });
  const match = arrange({}, { seats: 2, quietTurns: 8, hands: { red: 'orc' }, draws: { red: ['knight'] } });
  draw(match);
  play(match, 'knight');
  put(match, 'stair-nw');
  expect(questionFor(caveTroll as never, match.position, 0)).toEqual({ say: 'ask.action', actions: 3 });
});

rule('CT-12.1', 'with 0 the guard waits for a hundred rounds', () => {
  const match = arrange({}, { seats: 2, options: { stallRounds: 0 }, quietTurns: 200 });
  endTurn(match);
  expect(isMatchOver(match)).toBe(true);
  const early = arrange({}, { seats: 2, options: { stallRounds: 0 }, quietTurns: 199 });
  endTurn(early);
  expect(isMatchOver(early)).toBe(false);
});

rule('CT-12.1', 'so every match ends within its bound', () => {
  for (const seats of [2, 3, 4]) {
    const match = deal(seats, 'to the end', { stallRounds: 2 });
    playOn(match, randomFrom(seedFrom('to the end')));
    expect(match.entries.length).toBeLessThan(caveTroll.bound(match.table));
  }
  expect(Number.isInteger(caveTroll.bound(tableFor(caveTroll, 4, { stallRounds: 0 })))).toBe(true);
});

rule('CT-case-3', 'actions 1, 2, 3, 4 then 4 each; with two players 1, 2 then 4 each', () => {
  expect(actionsOfTurns(deal(4, 'case 3'), 8)).toEqual([1, 2, 3, 4, 4, 4, 4, 4]);
  expect(actionsOfTurns(deal(2, 'case 3'), 4)).toEqual([1, 2, 4, 4]);
});

rule('CT-case-4', 'unspent actions are lost', () => {
  const match = arrange({}, { actions: 3 });
  endTurn(match);
  expect([asking(match), match.position.actions]).toEqual(['blue', 4]);
  for (let turn = 0; turn < 3; turn++) endTurn(match);
  expect([asking(match), match.position.actions]).toEqual(['red', 4]);
});

rule(['CT-case-46', 'CT-12.1'], 'four rounds without a draw end the game, and nobody has ended it', () => {
  const board = { 'vault-n': 'red adventurer', 'hall-nw': 'blue adventurer' };
  const match = arrange(board, { seats: 2, quietTurns: 7, artifacts: { blue: 'orcbane-sword' } });
  endTurn(match);
  expect(isMatchOver(match)).toBe(false);
  const ended = endTurn(match);
  expect(isMatchOver(match)).toBe(true);
  expect(told(ended)).toContainEqual({ say: 'told.stalled', rounds: 4 });
  expect(gold(match)).toEqual([5, 2 + 4]);
  expect(whyNot(match, { do: 'draw' }, 'red')).toEqual({ rule: 'CT-9.12', say: 'refused.match-over' });
});
