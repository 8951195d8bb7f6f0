import { expect } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { FOLK_BOARDS, type FolkBoard } from '../box/folk-ids.ts';
import { wander } from './lockstep.ts';

function foursome(first: number, seats: number): FolkBoard[] {
  return Array.from({ length: seats }, (_, seat) => FOLK_BOARDS[(first + 3 * seat) % FOLK_BOARDS.length] as FolkBoard);
}

rule(
  'FF-2.12',
  'every question of a match with folks, every answer and what comes of it, as the sheet tells them',
  () => {
    const asked = new Map<string, number>();
    let decisions = 0;
    const bad = new Map<string, unknown>();
    for (let seats = 1; seats <= 5; seats++) {
      for (let first = 0; first < 8; first++) {
        const name = `folks ${seats} ${first}`;
        const wishes = {
          furnishings: 'full',
          harvestMarkers: 'round-start',
          rubyToGold: first % 2 === 0,
          soloThreshold: 6,
          simultaneousHarvest: first % 2 === 0,
          fillTo16: seats <= 3 && first % 2 === 1,
        } as const;
        try {
          const walk = wander({ seats, name, wishes, gifts: first % 3 === 0 ? 0 : 3, folks: foursome(first, seats) });
          decisions += walk.decisions;
          for (const [step, n] of walk.asked) asked.set(step, (asked.get(step) ?? 0) + n);
          if (walk.difference) {
            const d = walk.difference;
            const s =
              Array.isArray(d.sheet) && Array.isArray(d.engine)
                ? {
                    sheetOnly: d.sheet.filter((x: unknown) => !(d.engine as unknown[]).includes(x)),
                    engineOnly: d.engine.filter((x: unknown) => !(d.sheet as unknown[]).includes(x)),
                  }
                : d;
            bad.set(foursome(first, seats).join(' '), { where: d.where, ...s });
          }
        } catch (e) {
          bad.set(
            foursome(first, seats).join(' '),
            String((e as Error).stack)
              .split('\n')
              .slice(0, 6)
              .join('\n'),
          );
        }
      }
    }
    console.log(decisions, [...asked].sort().join(' '));
    for (const [k, v] of bad) console.log(k, typeof v === 'string' ? v : JSON.stringify(v).slice(0, 1500));
    expect(bad.size).toBe(0);
  },
);
