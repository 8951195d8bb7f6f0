import { expect } from 'vitest';
import { rule } from '../../../../test/games/kit/rule.ts';
import {
  arrange,
  blocked,
  board,
  network,
  offered,
  step,
  type TrollsMatch,
  take,
} from '../../../../test/games/trolls-and-princesses/testing.ts';

type Scene = NonNullable<Parameters<typeof arrange>[0]>;
type Tiles = NonNullable<NonNullable<Scene['boards']>[number]['network']>;

/** Seat 0, which has built these tiles, has just come to the princess of village I with all it takes. */
function atCastle(tiles: Tiles, scene: Scene = {}): TrollsMatch {
  const trolls = ['village-1', 'village-1', 'village-1'] as const;
  const match = arrange({
    ...scene,
    king: 'village-1',
    boards: { 0: { trolls, power: 2, field: { diamond: 1 }, beds: 1, network: tiles } },
    villages: { 'village-1': { princesses: 1 } },
  });
  take(match, 'move:camp:village-1');
  return match;
}

const TUNNEL = { network: 'tunnel', noSealing: false };

rule(['TP-case-52', 'TP-7.1'], "a princess is stored even if no King's tile fits", () => {
  const match = atCastle([], { kingDisplay: [] });
  const events = take(match, 'princess');
  expect(events.map(({ say }) => say)).toContain('told.no-king-tile');
  expect([step(match), board(match).princesses, network(match)]).toEqual(['act', 1, []]);
  const sealed = atCastle([['cave-victory-bat-a', 0, 1, 0]], { options: TUNNEL });
  take(sealed, 'princess');
  expect([step(sealed), board(sealed).princesses, network(sealed)]).toEqual(['act', 1, ['cave-victory-bat-a']]);
  expect(sealed.position.kingDisplay).toHaveLength(5);
});

rule(['TP-7.1', 'TP-10.1'], "of the King's tiles only those that fit are offered, and a single one is taken", () => {
  // Tunnels lead on where three openings side by side cannot lie.
  const tunnels: Tiles = [
    ['cave-bell-01', 0, 1, 0],
    ['cave-princess-04', -1, 2, 4],
    ['cave-victory-toad-a', -2, 1, 3],
  ];
  const choosing = (kingDisplay: Scene['kingDisplay'] & {}) => {
    const match = atCastle(tunnels, { options: TUNNEL, kingDisplay });
    take(match, 'princess');
    return match;
  };
  const two = choosing(['king-power', 'king-cows', 'king-build']);
  expect(offered(two)).toEqual(['tile:king-cows', 'tile:king-build']);
  expect(blocked(two, 'tile:king-power')).toBe('TP-5.9 blocked.no-tunnel');
  const one = choosing(['king-power', 'king-cows']);
  if (step(one) === 'place') take(one, offered(one)[0] as string);
  expect([step(one), network(one).at(-1), one.position.kingDisplay.length]).toEqual(['act', 'king-cows', 1]);
});
