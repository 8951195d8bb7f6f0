import { expect } from 'vitest';
import { arrange, cell, home } from '../../../../test/games/caverna/testing.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import { ENTRY } from '../box/cells.ts';
import { bedsOf } from './beds.ts';
import { roomsOf } from './family.ts';

rule(['CV-8.1', 'CV-8.3'], 'the entry is filled first, then dwellings; the sixth has a room made for it', () => {
  const player = home(
    arrange({
      home: {
        people: [0, 0, 0, 0, 0, 'newborn'],
        built: [
          ['additional-dwelling', '5,1'],
          ['couple-dwelling', '6,1'],
          ['dwelling', '6,3'],
        ],
      },
    }),
  );
  const beds = bedsOf(player);
  expect(beds.slice(0, roomsOf(player)).map((bed) => bed.cell)).toEqual([
    ENTRY,
    ENTRY,
    cell('6,1'),
    cell('6,1'),
    cell('6,3'),
  ]);
  expect(beds.map(({ number }) => number)).toEqual([0, 1, 0, 1, 0, 0]);
  expect(beds.at(-1)?.cell).toBe(cell('5,1'));
});

rule('FF-6.6', 'a Goblin sleeps where there is room for Goblins only', () => {
  const player = home(
    arrange({
      home: { folk: 'dark-elves', people: [0, 0], goblins: [0], built: [['goblin-dwelling', '6,2']] },
    }),
  );
  expect(bedsOf(player).map((bed) => bed.cell)).toEqual([ENTRY, ENTRY, cell('6,2')]);
});
