import { expect } from 'vitest';
import { hexNamed } from '../../../src/games/troll-town/box/hexes.ts';
import { trollTown } from '../../../src/games/troll-town/index.ts';
import type { TrollTown } from '../../../src/games/troll-town/position.ts';
import { storedChildren } from '../../../src/games/troll-town/rules/children.ts';
import { removeHex } from '../../../src/games/troll-town/rules/damage.ts';
import { kitchens, required } from '../../../src/games/troll-town/rules/feast.ts';
import { idleCommunal } from '../../../src/games/troll-town/rules/labour.ts';
import { communalBeds } from '../../../src/games/troll-town/rules/levels.ts';
import { meetingJoin } from '../../../src/games/troll-town/rules/places.ts';
import { isBiggest, isFriendliest, mostMinions, score } from '../../../src/games/troll-town/score.ts';
import { randomFrom, seedFrom } from '../../../src/kernel/random.ts';
import { isOver } from '../../../src/kernel/steps.ts';
import { tableFor } from '../../../src/kernel/table.ts';
import { rule } from '../kit/rule.ts';
import {
  add,
  BLUE,
  build,
  cage,
  cards,
  deeds,
  GREEN,
  give,
  hutNumber,
  offersOf,
  only,
  plan,
  RED,
  run,
  stats,
  take,
  told,
  town,
  twoHuts,
} from './testing.ts';

function crowns(p: TrollTown): number[] {
  return score(p).map(({ points }) => points);
}

function places(p: TrollTown): number[] {
  return score(p).map(({ place }) => place);
}

rule('TT-15.1', 'the match ends after turn 40', () => {
  const p = town();
  p.turn = 40;
  p.stack = [{ step: 'end-turn' }];
  run(p, 'finish');
  expect(isOver(p)).toBe(true);
});

rule(
  ['TT-15.2', 'TT-case-100'],
  'Biggest is a player Boss with a road to the Bridge; the game’s Boss makes nobody Biggest',
  () => {
    const p = twoHuts();
    expect([isBiggest(p, RED), isBiggest(p, BLUE)]).toEqual([false, false]);
    p.title = RED;
    expect(isBiggest(p, RED)).toBe(true);
    removeHex(p, hexNamed('1,-2'));
    removeHex(p, hexNamed('-1,-1'));
    expect([isBiggest(p, RED), isFriendliest(p, RED)]).toEqual([false, true]);
    const homeless = town();
    homeless.title = RED;
    expect(isBiggest(homeless, RED)).toBe(false);
  },
);

rule('TT-15.3', 'Friendliest is everybody with a road to the Hub', () => {
  const p = twoHuts({}, 3);
  expect([RED, BLUE, GREEN].map((seat) => isFriendliest(p, seat))).toEqual([true, true, false]);
  removeHex(p, hexNamed('3,0'));
  expect(isFriendliest(p, BLUE)).toBe(false);
});

rule('TT-15.4', 'Greediest has most private Minions, at least one; Servants do not count', () => {
  const p = twoHuts();
  expect(mostMinions(p)).toEqual([]);
  add(p, hutNumber(p, BLUE), 'addon', '4,2', 1);
  expect(mostMinions(p)).toEqual([]);
  give(p, { own: [2, 1] });
  expect(mostMinions(p)).toEqual([RED]);
});

rule(['TT-15.4', 'TT-15.5', 'TT-15.6', 'TT-15.8', 'TT-case-101'], 'a tie is fought out in a last duel', () => {
  const p = twoHuts({}, 3);
  p.title = RED;
  build(p, 'hut-mud', '-8,5 -8,6 -9,6 -9,7', GREEN);
  give(p, { own: [3, 6, 6] });
  stats(p, BLUE, 5, 5, 1, 1, 1);
  stats(p, GREEN, 1, 1, 5, 5, 5);
  cards(p, 'muscles', 'skin', 'guts', 'brains', 'speed');
  cage(p, '8,-1', 2);
  const events = run(p, 'finish');
  expect(only(events, 'told.broke-out')).toEqual([]);
  expect(p.greediest).toEqual([GREEN]);
  expect([crowns(p), places(p)[RED]]).toEqual([[2, 1, 1], 1]);
});

rule('TT-15.4', 'three who tie brawl down to two; equal in all they share it', () => {
  const p = twoHuts({}, 3);
  build(p, 'hut-mud', '-8,5 -8,6 -9,6 -9,7', GREEN);
  give(p, { own: [2, 2, 2] });
  stats(p, GREEN, 1, 1, 1, 1, 1);
  stats(p, BLUE, 7, 7, 7, 7, 7);
  run(p, 'finish');
  expect(p.greediest).toEqual([BLUE]);
  const equal = twoHuts({}, 3);
  build(equal, 'hut-mud', '-8,5 -8,6 -9,6 -9,7', GREEN);
  give(equal, { own: [2, 2, 2] });
  run(equal, 'finish');
  expect(equal.greediest).toEqual([RED, BLUE, GREEN]);
});

rule('TT-15.4', 'a lot says who strikes first in that brawl', () => {
  const first = (seed: string) => {
    const p = twoHuts({}, 3);
    p.random = randomFrom(seedFrom(seed));
    build(p, 'hut-mud', '-8,5 -8,6 -9,6 -9,7', GREEN);
    give(p, { own: [2, 2, 2] });
    return only(run(p, 'finish'), 'told.card')[0]?.troll;
  };
  const seen = new Set(Array.from({ length: 20 }, (_, deal) => first(`lot ${deal}`)));
  expect(seen.size).toBe(3);
});

rule(
  'TT-15.6',
  'most crowns win, ties share; without a crown nobody is before anybody; only what was agreed counts',
  () => {
    const p = plan(twoHuts());
    expect(places(p)).toEqual([1, 1]);
    give(p, { own: [1] });
    expect([crowns(p), places(p)]).toEqual([
      [2, 1],
      [1, 2],
    ]);
    const none = town(3, { win: 'biggest' });
    give(none, { own: [0, 4] });
    expect([crowns(none), places(none)]).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
    const greed = twoHuts({ win: 'greediest' });
    expect(crowns(greed)).toEqual([0, 0]);
    expect(score(greed)[0]?.lines).toHaveLength(1);
  },
);

rule('TT-15.7', 'those behind are ranked by crowns, Minions, strength', () => {
  const p = twoHuts({ win: 'biggest' }, 4);
  p.title = RED;
  give(p, { own: [0, 1, 2, 1] });
  stats(p, 3, 5, 5, 5, 5, 5);
  expect(places(p)).toEqual([1, 4, 2, 3]);
});

rule(['TT-14.1', 'TT-3.13'], 'a plan that was shown binds nobody, neither who shows it nor who sees it', () => {
  const p = plan(twoHuts());
  const open = offersOf(p, BLUE).list();
  take(p, RED, { do: 'get-minion', bed: 'communal' }, { do: 'show', to: 'all' });
  expect(offersOf(p, BLUE).list()).toEqual(open);
  take(p, RED, { do: 'change', part: 'deed' }, { do: 'challenge' }, { do: 'grunt' });
  expect(offersOf(p, BLUE).list()).toEqual(open);
  const events = told(() => take(p, BLUE, { do: 'grunt' }));
  expect(only(events, 'told.deed').map(({ seat, deed }) => [seat, deed])).toEqual([
    [BLUE, 'loaf'],
    [RED, 'challenge'],
  ]);
});

rule(
  'TT-14.2',
  'there is no move that promises or asks for anything, and every deed stays open until the grunt',
  () => {
    const p = twoHuts();
    const before = deeds(p, RED);
    take(p, BLUE, { do: 'loaf' }, { do: 'show', to: 'all' }, { do: 'grunt' });
    take(p, RED, { do: 'loaf' }, { do: 'show', to: 'all' }, { do: 'change', part: 'deed' });
    const after: readonly string[] = offersOf(p, RED)
      .list()
      .map((move) => move.do);
    expect(before.filter((deed) => !after.includes(deed))).toEqual([]);
    const verbs = new Set(
      offersOf(p, RED)
        .list()
        .map((move) => move.do),
    );
    expect([...verbs].filter((verb) => !before.includes(verb))).toEqual(['grunt', 'hide']);
  },
);

rule('TT-14.3', 'what everybody may know can be worked out from anybody’s view', () => {
  const p = twoHuts();
  give(p, { communal: 2, own: [1, 2] });
  cage(p, '4,-1', 2);
  plan(p);
  const all = (of: TrollTown) => [
    storedChildren(of),
    required(of),
    kitchens(of, of.communal),
    communalBeds(of),
    idleCommunal(of),
    of.herd,
    of.trolls,
    of.challengers,
    of.grudges,
    of.turn,
  ];
  for (const viewer of [RED, BLUE, 'spectator'] as const) expect(all(trollTown.view(p, viewer))).toEqual(all(p));
});

rule('TT-14.4', 'where any two would fight can be worked out from anybody’s view', () => {
  const p = plan(twoHuts());
  expect(meetingJoin(trollTown.view(p, 'spectator'), RED, BLUE)).toBe(meetingJoin(p, RED, BLUE));
});

rule('TT-16.2', 'the order of the Attack cards is hidden, what is left of them is not', () => {
  const p = plan(twoHuts());
  const seen = trollTown.view(p, RED);
  expect(new Set(seen.deck)).toEqual(new Set([-1]));
  expect([seen.deck.length, seen.discard]).toEqual([p.deck.length, p.discard]);
});

rule('TT-16.3', 'stats are hidden until all have chosen', () => {
  const together = trollTown.setup(tableFor(trollTown, 2), randomFrom(seedFrom('stats')));
  take(together, RED, { do: 'spend', points: 7 });
  expect(trollTown.view(together, BLUE).trolls[RED]?.stats).toEqual([]);
  expect(trollTown.view(together, RED).trolls[RED]?.stats).toEqual([7]);
});

rule('TT-16.5', 'a turn without fights, runs and fires draws no chance', () => {
  const p = twoHuts();
  const before = p.random.drawn;
  p.turn = 5;
  run(p, 'boss-step');
  run(p, 'post-turn');
  expect(p.random.drawn).toBe(before);
});
