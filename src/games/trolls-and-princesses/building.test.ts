import { expect } from 'vitest';
import { rule } from '../testing/rule.ts';
import { arrange, blocked, board, network, offered, step, take } from './testing.ts';

rule(['TP-case-52', 'TP-7.1'], "a princess is stored even if no King's tile fits", () => {
  const match = arrange({
    king: 'village-1',
    boards: {
      0: {
        trolls: ['village-1', 'village-1', 'village-1'],
        power: 2,
        field: { diamond: 1 },
        beds: 1,
      },
    },
    villages: { 'village-1': { princesses: 1 } },
    kingDisplay: [],
  });
  const events = take(match, 'move:camp:village-1', 'princess');
  expect(events.map(({ say }) => say)).toContain('told.no-king-tile');
  expect([step(match), board(match).princesses, network(match)]).toEqual(['act', 1, []]);
  const sealed = arrange({
    options: { network: 'tunnel', noSealing: false },
    king: 'village-1',
    boards: {
      0: {
        trolls: ['village-1', 'village-1', 'village-1'],
        power: 2,
        field: { diamond: 1 },
        beds: 1,
        network: [['cave-victory-bat-a', 0, 1, 0]],
      },
    },
    villages: { 'village-1': { princesses: 1 } },
  });
  take(sealed, 'move:camp:village-1', 'princess');
  expect([step(sealed), board(sealed).princesses, network(sealed)]).toEqual(['act', 1, ['cave-victory-bat-a']]);
  expect(sealed.position.kingDisplay).toHaveLength(5);
});

rule(['TP-7.1', 'TP-10.1'], "of the King's tiles only those that fit are offered, and a single one is taken", () => {
  const scene = (kingDisplay: readonly ('king-power' | 'king-cows' | 'king-build')[]) => {
    const match = arrange({
      options: { network: 'tunnel', noSealing: false },
      king: 'village-1',
      boards: {
        0: {
          trolls: ['village-1', 'village-1', 'village-1'],
          power: 2,
          field: { diamond: 1 },
          beds: 1,
          // Tunnels lead on where three openings side by side cannot lie.
          network: [
            ['cave-bell-01', 0, 1, 0],
            ['cave-princess-04', -1, 2, 4],
            ['cave-victory-toad-a', -2, 1, 3],
          ],
        },
      },
      villages: { 'village-1': { princesses: 1 } },
      kingDisplay,
    });
    take(match, 'move:camp:village-1', 'princess');
    return match;
  };
  const two = scene(['king-power', 'king-cows', 'king-build']);
  expect(offered(two)).toEqual(['tile:king-cows', 'tile:king-build']);
  expect(blocked(two, 'tile:king-power')).toBe('TP-5.9 blocked.no-tunnel');
  const one = scene(['king-power', 'king-cows']);
  if (step(one) === 'place') take(one, offered(one)[0] as string);
  expect([step(one), network(one).at(-1), one.position.kingDisplay.length]).toEqual(['act', 'king-cows', 1]);
});
