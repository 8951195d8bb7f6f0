import { expect } from 'vitest';
import { FOLK_BOARDS, FOLK_IDS, type FolkId } from '../../../../src/games/caverna/box/folk-ids.ts';
import { rule } from '../../kit/rule.ts';
import type { OptionValues } from './laying-out.ts';
import { wander } from './lockstep.ts';

/*
 * Matches with The Forgotten Folk beside an account of the sheet alone: every question, every answer on offer, every home and
 * every score. Covered are the folks' abilities (7), Goblins (6), overhanging and barred twin tiles (4a, 4b), the crops (5),
 * all 32 furnishings (8), the start of a harvest (3a), feeding (10) and scoring (12). Where the sheet leaves open what is
 * asked, the decisions FD53 to FD57 of RULES.md are followed. The choice of folks and the options of section 15 are in
 * folk-options.test.ts. Not covered are Dwarves alone, who play the base game.
 */

/** Each folk sits at a table of every size; Dwarves join where there is a place. */
function table(first: number, seats: number): FolkId[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === 2 && first % 4 === 3) return 'dwarves';
    return FOLK_BOARDS[(first + 3 * seat) % FOLK_BOARDS.length] as FolkId;
  });
}

function wishesOf(first: number, seats: number): OptionValues {
  return {
    furnishings: 'full',
    harvestMarkers: first % 2 === 0 ? 'round-start' : 'harvest',
    rubyToGold: first % 2 === 0,
    soloThreshold: 6,
    simultaneousHarvest: first % 4 < 2,
    fillTo16: seats <= 3 && first % 2 === 1,
  };
}

/** The questions that only the expansion has, but for the choice of folks. */
const QUESTIONS = ['breed-again', 'clumsy', 'cook', 'harvest-start', 'pasture-payment', 'sow-crop', 'train'];

rule(
  [
    'FF-2.12',
    'FF-4.9',
    'FF-4.13',
    'FF-4.23',
    'FF-5.3',
    'FF-6.7',
    'FF-6.10',
    'FF-7.0.1',
    'FF-9.2',
    'FF-10.1',
    'FF-12.1',
  ],
  'every question of a match with folks, every answer and what comes of it, as the sheet tells them',
  () => {
    const asked = new Set<string>();
    const seated = new Set<FolkId>();
    for (let seats = 1; seats <= 4; seats++) {
      for (let first = 0; first < FOLK_BOARDS.length; first++) {
        const folks = table(first, seats);
        const name = `folks ${seats} ${first}`;
        const walk = wander({ seats, name, options: wishesOf(first, seats), gifts: first % 2 === 0 ? 0 : 3, folks });
        expect(walk.difference, `${name}: ${folks}`).toBeUndefined();
        for (const step of walk.asked.keys()) asked.add(step);
        for (const folk of folks) seated.add(folk);
      }
    }
    // A pot is seldom filled: in this match of Trolls, whose set has the Candle Maker, it is.
    const cooks = wander({ seats: 1, name: 'cooks 18', options: wishesOf(0, 1), gifts: 3, folks: ['trolls'] });
    expect(cooks.difference).toBeUndefined();
    for (const step of cooks.asked.keys()) asked.add(step);
    expect(QUESTIONS.filter((question) => !asked.has(question))).toEqual([]);
    expect([...seated].sort()).toEqual([...FOLK_IDS].sort());
  },
);
