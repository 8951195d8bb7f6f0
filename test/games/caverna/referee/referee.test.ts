import { expect } from 'vitest';
import { caverna } from '../../../../src/games/caverna/index.ts';
import { FOLK_STEPS } from '../../../../src/games/caverna/steps/folk-steps.ts';
import { rule } from '../../kit/rule.ts';
import type { OptionValues } from './laying-out.ts';
import { wander } from './lockstep.ts';

/** Options that change what may be done, on and off by turns. */
function wishesOf(number: number, seats: number): OptionValues {
  const isOn = (bit: number) => (number >> bit) % 2 === 1;
  return {
    furnishings: number % 4 === 3 ? 'introductory' : 'full',
    harvestMarkers: isOn(0) ? 'harvest' : 'round-start',
    rubyToGold: isOn(1),
    soloThreshold: seats === 1 && isOn(0) ? 7 : 6,
    simultaneousHarvest: !isOn(1),
  };
}

/** More matches where they are short, and such that every question comes up. */
const MATCHES = [[0, 1, 2, 3, 4, 5], [0, 1, 2, 6], [0, 1], [0], [0], [0], [0]];

rule(
  ['CV-3.9', 'CV-3.12', 'CV-4.1', 'CV-4.9', 'CV-5.8', 'CV-6.11', 'CV-6.15', 'CV-7.8', 'CV-9.1', 'CV-10.13', 'CV-14.14'],
  'every question of a match, every answer and what comes of it, as the sheet tells them',
  () => {
    const asked = new Set<string>();
    MATCHES.forEach((matches, place) => {
      for (const number of matches) {
        const seats = place + 1;
        const name = `referee ${seats} ${number}`;
        const walk = wander({ seats, name, options: wishesOf(number + seats, seats), gifts: number % 2 === 0 ? 3 : 0 });
        expect(walk.difference, name).toBeUndefined();
        for (const step of walk.asked.keys()) asked.add(step);
      }
    });
    const questions = Object.entries(caverna.steps).flatMap(([name, step]) =>
      'offer' in step && !Object.hasOwn(FOLK_STEPS, name) ? [name] : [],
    );
    expect([...asked].sort()).toEqual(questions.sort());
  },
);
