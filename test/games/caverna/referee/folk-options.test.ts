import { expect } from 'vitest';
import { rule } from '../../kit/rule.ts';
import type { OptionValues } from './laying-out.ts';
import { wander } from './lockstep.ts';

/*
 * The choice of folks (2a, 2b) and the options of section 15 beside an account of the sheet alone, at tables of every size.
 */

const BASE: OptionValues = {
  furnishings: 'full',
  harvestMarkers: 'round-start',
  rubyToGold: false,
  soloThreshold: 6,
  simultaneousHarvest: true,
  forgottenFolk: true,
};

interface Table {
  readonly seats: number;
  readonly options: Partial<OptionValues>;
  readonly fewSingles?: number;
}

function play({ seats, options, fewSingles }: Table, name: string, gifts: number) {
  const all = { ...BASE, ...options } as OptionValues;
  const walk = wander({ seats, name, options: all, gifts, ...(fewSingles !== undefined && { fewSingles }) });
  expect(walk.difference, name).toBeUndefined();
  return walk;
}

const CHOICES: readonly Table[] = [
  { seats: 1, options: { dwarvesAllowed: false } },
  { seats: 2, options: { dwarvesAllowed: false, fillTo16: true } },
  { seats: 2, options: { folkSelection: 'free', hardFolks: false } },
  { seats: 3, options: { hardFolks: false } },
  { seats: 3, options: { folkSelection: 'random', fillTo16: true } },
  { seats: 4, options: { dwarvesAllowed: false } },
  { seats: 5, options: { dwarvesAllowed: false } },
  { seats: 5, options: { hardFolks: false, dwarvesAllowed: false } },
  { seats: 6, options: { simultaneousHarvest: false } },
  { seats: 7, options: { dwarvesAllowed: false } },
  { seats: 7, options: { folkSelection: 'free', dwarvesAllowed: false } },
  { seats: 7, options: { folkSelection: 'random', dwarvesAllowed: false } },
];

rule(
  ['FF-2.2', 'FF-2.3', 'FF-2.4', 'FF-2.6', 'FF-2.7', 'FF-2.8', 'FF-2.10', 'FF-2.16', 'FF-15.2'],
  'who may lead which folk, and every match that comes of it, as the sheet tells them',
  () => {
    const answered = new Set<string>();
    CHOICES.forEach((table, number) => {
      for (const answer of play(table, `choice of folks ${number}`, 4).answered.keys()) answered.add(answer);
    });
    expect([...answered].filter((answer) => answer === 'folk' || answer === 'dwarves').sort()).toEqual([
      'dwarves',
      'folk',
    ]);
  },
);

rule(['FF-1.3', 'FF-4.18'], 'single tiles that are counted, and run out, as the sheet tells it', () => {
  const counted = { singleTiles: 'counted', folkSelection: 'random', dwarvesAllowed: false };
  const left: number[][] = [];
  for (const [seats, fewSingles] of [
    [2, 1],
    [2, 3],
    [3, 2],
    [4, 3],
    [5, 4],
  ] as const) {
    for (const name of ['a', 'b']) {
      const { singlesLeft } = play(
        { seats, options: counted, fewSingles },
        `counted ${seats} ${fewSingles} ${name}`,
        2,
      );
      left.push([...(singlesLeft ?? [])]);
    }
  }
  // Of each kind they ran out at some table.
  expect([0, 1, 2].map((kind) => left.some((each) => each[kind] === 0))).toEqual([true, true, true]);
  expect(play({ seats: 6, options: counted }, 'counted 6', 3).singlesLeft).not.toEqual([18, 36, 18]);
});

rule(['FF-2.13', 'FF-2.16'], 'without Charcoal Storage the Spare Part Storage stays, and all else is as it was', () => {
  const without = { charcoalStorage: false };
  play({ seats: 3, options: { ...without, folkSelection: 'free', fillTo16: true } }, 'no charcoal 3', 3);
  for (const name of ['a', 'b', 'c']) {
    play({ seats: 7, options: { ...without, dwarvesAllowed: false } }, `no charcoal ${name}`, name === 'a' ? 3 : 0);
  }
});
