import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import { arrange, board, pointsLeft } from '../../../../test/games/trolls-and-princesses/testing.ts';
import { ACTIONS, CHEAP_REFRESH_CARDS, type Cost } from '../box/actions.ts';
import { canPay, pay, shortage } from './costs.ts';

/** Somebody who has so much and no more: own and help points, troll power, cows, resources. */
function purse(points: number, help: number, power: number, cows: number, field: readonly number[]) {
  const [obsidian = 0, gold = 0, diamond = 0] = field;
  const match = arrange({
    boards: { 0: { power, cows, covers: 0, field: { obsidian, gold, diamond } } },
    supply: { obsidian: 10, gold: 10, diamond: 10, cows: 10 },
  });
  Object.assign(match.position, { points, help });
  return match;
}

rule(['TP-4.5', 'TP-6.2', 'TP-6.6'], 'a cost is paid in full or not at all, and goes to the supply', () => {
  for (const cost of [...Object.values<Cost>(ACTIONS), CHEAP_REFRESH_CARDS]) {
    const { points, power = 0, cows = 0, resources = [0, 0, 0] } = cost;
    const exact = purse(points, 0, power, cows, resources);
    expect(canPay(exact.position, 0, cost)).toBe(true);
    expect(shortage(exact.position, 0, cost)).toBeUndefined();
    pay(exact.position, 0, cost);
    expect(pointsLeft(exact)).toEqual([0, 0]);
    expect(board(exact)).toMatchObject({ power: 0, cows: 0, field: [0, 0, 0] });
    expect(exact.position.supply).toMatchObject({
      cows: 10 + cows,
      resources: resources.map((amount) => 10 + amount),
    });

    const lacking: [number, string, ReturnType<typeof purse>][] = [
      [points, 'points', purse(points - 1, 9, power, cows, resources)],
      [power, 'power', purse(points, 0, power - 1, cows, resources)],
      [cows, 'cows', purse(points, 0, power, cows - 1, resources)],
      ...(['obsidian', 'gold', 'diamond'] as const).map((name, lack): [number, string, ReturnType<typeof purse>] => [
        resources[lack] as number,
        name,
        purse(
          points,
          0,
          power,
          cows,
          resources.map((amount, n) => amount - (n === lack ? 1 : 0)),
        ),
      ]),
    ];
    for (const [needed, what, poor] of lacking) {
      if (needed === 0) continue;
      expect(canPay(poor.position, 0, cost)).toBe(false);
      expect(shortage(poor.position, 0, cost)).toBe(`blocked.${what}`);
    }
  }
});

rule(['TP-4.3', 'TP-6.6'], 'help is used up first, and only where the action is shared', () => {
  const left = (points: number, help: number) => {
    const match = purse(points, help, 2, 0, [0, 0, 1]);
    if (!canPay(match.position, 0, ACTIONS.princess, true)) return undefined;
    pay(match.position, 0, ACTIONS.princess, true);
    return pointsLeft(match);
  };
  expect(left(5, 0)).toEqual([0, 0]);
  expect(left(3, 3)).toEqual([1, 0]);
  expect(left(1, 4)).toEqual([0, 0]);
  expect(left(2, 6)).toEqual([2, 1]);
  expect(left(2, 2)).toBeUndefined();
  expect(canPay(purse(4, 9, 2, 0, [0, 0, 1]).position, 0, ACTIONS.princess)).toBe(false);
});
