import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import { arrange, offersOf, rowOf, take } from '../../../../test/games/trolls-and-princesses/testing.ts';
import { ACTIONS, type Cost } from './actions.ts';

/** 'build-outpost: 3 AP, 1 C' as the table has it; the swap is one row with two ways to pay. */
function rowInWords(action: string): string {
  const [, , points, other = ''] = rowOf(action.replace(/^swap-.*/, 'swap'), '**TP-4.6**');
  const goods = other
    .replace(' obsidian (D15)', ' O')
    .replace(/ and \((.*) or (.*)\)/, action === 'swap-gold' ? ', $1' : ', $2')
    .replace('–', '');
  return [`${points} AP`, ...(goods === '' ? [] : [goods])].join(', ');
}

function costInWords({ points, power = 0, cows = 0, resources = [0, 0, 0] }: Cost): string {
  const parts: [number, string][] = [
    [points, 'AP'],
    [power, 'P'],
    [cows, 'C'],
    [resources[0], 'O'],
    [resources[1], 'G'],
    [resources[2], 'D'],
  ];
  return parts.flatMap(([amount, unit]) => (amount === 0 ? [] : [`${amount} ${unit}`])).join(', ');
}

rule('TP-4.6', 'what each action costs', () => {
  for (const [action, cost] of Object.entries(ACTIONS)) expect(rowInWords(action)).toBe(costInWords(cost));
});

/** Everything that can be done in an area, or that it says why not. */
function actionsIn(area: 'mining' | 'building' | 'power' | 'village-1'): Set<string> {
  const match = arrange();
  take(match, `move:camp:${area}`);
  const offers = offersOf(match);
  const all = [...offers.list(), ...offers.blocked.map(({ move }) => move)].map((move) => move.do);
  return new Set(all.filter((verb) => verb !== 'end' && verb !== 'claim'));
}

rule('TP-4.6', 'which actions belong to which area', () => {
  const wanted = (area: string) =>
    new Set(
      Object.keys(ACTIONS)
        .map((action) => action.replace(/^swap-.*/, 'swap'))
        .filter((action) => {
          const where = rowOf(action, '**TP-4.6**')[1];
          return where === area || (where === 'any own cavern' && area !== 'village');
        }),
    );
  expect(actionsIn('mining')).toEqual(wanted('mining'));
  expect(actionsIn('building')).toEqual(wanted('building'));
  expect(actionsIn('power')).toEqual(wanted('power'));
  expect(actionsIn('village-1')).toEqual(wanted('village'));
});

rule(['TP-4.6', 'TP-4.3', 'TP-11.5'], 'help pays for what is shared, before own points, and for nothing else', () => {
  /** What is left of own and help points after the action, or undefined if they cannot pay for it. */
  const left = (answer: string, sharedActions: 'dearest' | 'all') => {
    const match = arrange({
      options: { sharedActions },
      boards: {
        0: {
          power: 6,
          cows: 0,
          field: { obsidian: 3, gold: 2, diamond: 1 },
          beds: 1,
          outpostsIn: { 'village-1': 1 },
        },
        1: { trolls: ['village-1', 'village-1', 'village-1'] },
      },
      villages: { 'village-1': { princesses: 1, castle: 'castle-gold' } },
      kingDisplay: [],
    });
    take(match, 'move:camp:village-1');
    expect([match.position.points, match.position.help]).toEqual([2, 3]);
    const isOffered = offersOf(match)
      .list()
      .some((move) => Object.values(move).join(':') === answer);
    if (!isOffered) return undefined;
    take(match, answer);
    return [match.position.points, match.position.help];
  };
  expect(left('princess', 'dearest')).toEqual([0, 0]);
  expect(left('bell', 'dearest')).toEqual([1, 0]);
  expect(left('castle', 'dearest')).toBeUndefined();
  expect(left('swap:gold:ch-track', 'dearest')).toEqual([0, 3]);
  expect(left('hire:mining', 'dearest')).toEqual([0, 3]);
  expect(left('cow', 'dearest')).toEqual([1, 3]);
  expect(left('castle', 'all')).toEqual([2, 0]);
  expect(left('swap:diamond:ch-track', 'all')).toEqual([2, 1]);
  expect(left('hire:mining', 'all')).toEqual([2, 1]);
  expect(left('cow', 'all')).toEqual([2, 2]);
});
