import { expect } from 'vitest';
import { rule } from '../../../../../test/games/kit/rule.ts';
import {
  arrange,
  blocked,
  board,
  inSupply,
  network,
  offered,
  offeredAs,
  pointsLeft,
  sitesOf,
  step,
  take,
  village,
} from '../../../../../test/games/trolls-and-princesses/testing.ts';
import { BELL, OUTPOST, spotKind } from '../../box/spots.ts';
import { tileNumber } from '../../box/tiles.ts';

const AT_WORK = ['building', 'building'] as const;

rule(['TP-case-28', 'TP-4.10', 'TP-4.11'], 'an own outpost for a neutral one, then the spot, then the place', () => {
  const match = arrange({
    seats: 4,
    boards: {
      0: {
        trolls: AT_WORK,
        cows: 1,
        spots: { outpost: ['none', 'refill'] },
        sites: { obsidian: 3 },
        filled: { obsidian: 0, diamond: 0 },
      },
    },
    supply: { obsidian: 5, cows: 10 },
  });
  take(match, 'move:camp:building', 'build-outpost:op-gold:village-2');
  expect(step(match)).toBe('spot');
  expect(offered(match)).toEqual(['spot:none', 'spot:refill']);
  take(match, 'spot:refill');
  expect(offered(match)).toEqual(['refill:obsidian', 'refill:diamond']);
  take(match, 'refill:obsidian');
  expect(sitesOf(match, 'obsidian')).toEqual([3, 3]);
  expect(inSupply(match, 'obsidian')).toBe(2);
  expect(match.position.supply.cows).toBe(11);
  expect(village(match, 2).outposts).toBe(2);
  expect(board(match)).toMatchObject({ outpostsIn: [0, 1, 0, 0], stored: [0, 1, 0], cows: 0 });
  expect(board(match).outposts & (1 << 1)).toBe(0);
});

rule(['TP-case-29', 'TP-6.6'], 'troll power stops at its limit', () => {
  const match = arrange({ boards: { 0: { trolls: AT_WORK, power: 5 } } });
  take(match, 'move:camp:building', 'build-outpost:op-power:village-1');
  expect(board(match).power).toBe(6);
});

rule('TP-case-30', 'without a spot no outpost is built', () => {
  const match = arrange({ boards: { 0: { trolls: AT_WORK, spots: { outpost: [] } } } });
  take(match, 'move:camp:building');
  expect(offeredAs(match, 'build-outpost')).toEqual([]);
  expect(blocked(match, 'build-outpost:op-gold:village-1')).toBe('TP-4.10 blocked.no-outpost-spot');
});

rule('TP-4.10', 'an outpost needs a neutral one in a village in play, and an own one on its place', () => {
  const match = arrange({
    boards: { 0: { trolls: AT_WORK, left: ['op-diamond', 'op-gold', 'op-obsidian'] } },
    villages: { 'village-1': { outposts: 0 } },
  });
  take(match, 'move:camp:building');
  expect(offeredAs(match, 'build-outpost')).toEqual(['build-outpost:op-power:village-3']);
  expect(blocked(match, 'build-outpost:op-power:village-1')).toBe('TP-4.10 blocked.no-neutral-outpost');
  const poor = arrange({ boards: { 0: { trolls: AT_WORK, cows: 0 } } });
  take(poor, 'move:camp:building');
  expect(blocked(poor, 'build-outpost:op-power:village-1')).toBe('TP-4.6 blocked.cows');
});

rule(['TP-case-31', 'TP-6.8'], 'a place that was left is no spot', () => {
  const match = arrange({ boards: { 0: { trolls: [...AT_WORK, 'building'], cows: 1 } } });
  take(match, 'move:camp:building', 'build-outpost:op-obsidian:village-1');
  expect(board(match).spots[spotKind(OUTPOST, 0)]).toBe(0);
  expect(blocked(match, 'build-outpost:op-gold:village-1')).toBe('TP-4.10 blocked.no-outpost-spot');
});

rule('TP-4.12', 'an outpost is a point for its owner in its village, and several add up', () => {
  const match = arrange({
    boards: { 0: { trolls: [...AT_WORK, 'village-1'], cows: 1, outpostsIn: { 'village-1': 1 } } },
  });
  take(match, 'move:camp:building', 'build-outpost:op-gold:village-1', 'end', 'move:camp:village-1');
  expect(pointsLeft(match)).toEqual([4, 0]);
});

rule(['TP-case-32', 'TP-4.13'], 'one tile costs as much as two', () => {
  const match = arrange({
    boards: { 0: { trolls: AT_WORK } },
    caveDisplay: ['cave-resource-13', 'cave-resource-14'],
  });
  take(match, 'move:camp:building', 'build-tiles', 'tile:cave-resource-13', 'place:0:1:0');
  expect(offered(match)).toContain('stop');
  expect(offeredAs(match, 'tile')).toEqual(['tile:cave-resource-14']);
  take(match, 'stop');
  expect(pointsLeft(match)).toEqual([1, 0]);
  expect(board(match).field[0]).toBe(1);
  expect(network(match)).toEqual(['cave-resource-13']);
});

rule('TP-4.13', 'two tiles for one price, and none if nothing fits', () => {
  const match = arrange({
    boards: { 0: { trolls: AT_WORK } },
    caveDisplay: ['cave-resource-13', 'cave-resource-14'],
  });
  take(match, 'move:camp:building', 'build-tiles', 'tile:cave-resource-13', 'place:0:1:0');
  take(match, 'tile:cave-resource-14', 'place:-1:2:0');
  expect(step(match)).toBe('act');
  expect(board(match).field[0]).toBe(1);
  expect(network(match)).toHaveLength(2);
  const closed = arrange({
    boards: { 0: { trolls: AT_WORK, network: [['cave-victory-bat-a', 0, 1, 0]] } },
    caveDisplay: ['cave-resource-13'],
  });
  take(closed, 'move:camp:building');
  expect(blocked(closed, 'build-tiles')).toBe('TP-4.13 blocked.no-placement');
});

rule(['TP-case-33', 'TP-6.7'], 'bell tiles open barns until none is covered', () => {
  const match = arrange({ clans: ['yellow', 'red'] });
  const barns = () => 4 - board(match).covers;
  const open = [
    ['cave-bell-13', 0, 1, 0],
    ['cave-bell-15', -1, 2, 0],
    ['cave-bell-16', -1, 0, 0],
    ['cave-bell-14', 1, 0, 0],
  ] as const;
  const counted = open.map((_, last) => {
    const built = arrange({ clans: ['yellow', 'red'], boards: { 0: { network: open.slice(0, last + 1) } } });
    return 4 - board(built).covers;
  });
  expect([barns(), ...counted]).toEqual([1, 2, 3, 4, 4]);
});

rule('TP-1.14', 'a bell tile brings a spot for a bell', () => {
  const match = arrange({ boards: { 0: { network: [['cave-bell-05', 0, 1, 0]] } } });
  expect(board(match).spots[spotKind(BELL, 5)]).toBe(1);
});

rule(['TP-case-34', 'TP-6.3'], 'sites are there even if the supply cannot fill them', () => {
  const match = arrange({
    boards: { 0: { trolls: AT_WORK } },
    caveDisplay: ['cave-resource-13'],
    supply: { obsidian: 0 },
  });
  take(match, 'move:camp:building', 'build-tiles', 'tile:cave-resource-13', 'place:0:1:0');
  expect(sitesOf(match, 'obsidian')).toEqual([5, 4]);
});

rule('TP-case-68', 'three gold sites with two gold to fill them', () => {
  const match = arrange({
    supply: { gold: 2 },
    kingCards: ['kc-bats', 'kc-bells', 'kc-outposts', 'kc-humans'],
    boards: { 0: { stored: { bell: 3 } } },
    kingDisplay: ['king-site-gold'],
  });
  take(match, 'claim:kc-bells', 'place:0:1:0');
  expect(sitesOf(match, 'gold')).toEqual([3, 2]);
  expect(inSupply(match, 'gold')).toBe(0);
});

rule(['TP-case-35', 'TP-4.14'], 'new tiles for those still on display', () => {
  const match = arrange({
    boards: { 0: { trolls: AT_WORK } },
    caveDisplay: ['cave-bell-01', 'cave-bell-02', 'cave-bell-03'],
  });
  take(match, 'move:camp:building', 'refresh-cave');
  expect(match.position.caveDiscard).toEqual(
    ['cave-bell-01', 'cave-bell-02', 'cave-bell-03'].map((id) => tileNumber(id as 'cave-bell-01')),
  );
  expect(match.position.caveDisplay).toHaveLength(5);
});

rule(['TP-case-36', 'TP-6.9', 'TP-6.10'], 'a deck that runs out is made anew from the discard pile', () => {
  const match = arrange({ boards: { 0: { trolls: AT_WORK } } });
  const { position } = match;
  const all = [...position.caveDeck, ...position.caveDisplay];
  position.caveDisplay = all.slice(0, 5);
  position.caveDeck = all.slice(5, 7);
  position.caveDiscard = all.slice(7, 17);
  take(match, 'move:camp:building', 'refresh-cave');
  expect(position.caveDisplay).toHaveLength(5);
  expect(match.position.caveDeck).toHaveLength(12);
  expect(match.position.caveDiscard).toEqual([]);
  expect(match.position.caveDisplay.slice(0, 2).sort()).toEqual(all.slice(5, 7).sort());
});

rule('TP-4.14', 'without another tile nothing can be laid out', () => {
  const match = arrange({ boards: { 0: { trolls: AT_WORK } } });
  match.position.caveDeck = [];
  take(match, 'move:camp:building');
  expect(blocked(match, 'refresh-cave')).toBe('TP-4.14 blocked.no-tiles');
});
