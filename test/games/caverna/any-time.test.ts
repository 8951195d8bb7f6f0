import { expect } from 'vitest';
import { caverna } from '../../../src/games/caverna/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { questionFor } from '../../../src/kernel/steps.ts';
import { freeActionsCanWait } from '../../laws/exchanges.ts';
import { rule } from '../kit/rule.ts';
import { type CavernaMatch, has, home, may, offers, question, take, use } from './testing.ts';
import { type Home, type Scene, scene } from './testing-folk.ts';

const PASTURES = { '1,1': 'small-pasture', '1,2': 'small-pasture' } as const;
const ROUND_ENDS: Scene['next'] = [{ step: 'next-round' }, { step: 'end-of-round' }];

/** The last Person of the round acts, and a harvest follows; others have nothing to decide. */
function lastAction(ours: Home, more: Scene = {}): CavernaMatch {
  const others = [{ goods: { food: 9 }, people: [] }];
  return scene({ people: [0], ...ours }, { round: 3, others, ...more });
}

rule(['CV-3.21', 'CV-10.12'], 'rubies of the last action still make a pair before the harvest breeds', () => {
  const match = lastAction({ goods: { food: 2 }, tops: PASTURES }, { goods: { 'ruby-mining': { ruby: 3 } } });
  take(match, use('ruby-mining'));
  expect([question(match), has(match)]).toEqual(['breed', { ruby: 3 }]);
  take(match, { do: 'ruby-animal', get: 'sheep' }, { do: 'ruby-animal', get: 'sheep' });
  take(match, { do: 'breed', sheep: true, donkey: false, boar: false, cattle: false });
  expect(has(match)).toEqual({ ruby: 1, sheep: 3 });
});

rule(
  ['CV-3.21', 'FF-3.8', 'FF-8.19', 'FF-8.34'],
  'gold of the last action is still taken to this round’s market',
  () => {
    for (const market of ['elven-market', 'jeweler'] as const) {
      const match = lastAction({ built: [market] }, { round: 1 });
      take(match, use('supplies'));
      expect([market, question(match)]).toEqual([market, 'last-exchange']);
      expect(questionFor(caverna as Game, match.position, 0)).toEqual({ say: 'ask.last-exchange', round: 2 });
      take(match, { do: 'exchange', furnishing: market, way: 0 });
      expect(home(match).goods).toMatchObject({ gold: 0, ruby: 1 });
      take(match, { do: 'done' });
      // In the next round it is open again.
      expect([match.position.round, home(match).exchanged]).toEqual([2, []]);
    }
    const gold = (goods: Home['goods'], built: Home['built']) =>
      question(scene({ ...(goods && { goods }), ...(built && { built }) }, { next: ROUND_ENDS }));
    expect(gold({ gold: 1 }, ['elven-market'])).toBe('place-person');
    expect(gold({ grain: 2 }, ['elven-market', 'beer-parlor'])).toBe('last-exchange');
    expect(gold({ gold: 9, ruby: 9, grain: 9 }, ['beer-parlor', 'trader'])).toBe('place-person');
  },
);

rule(['FF-3.8', 'CV-3.21'], 'a market that was used is not asked about', () => {
  const match = scene(
    { goods: { gold: 9 }, built: ['elven-market'], people: [0] },
    {
      others: [{ people: [] }],
      goods: { 'wood-gathering': { wood: 1 } },
    },
  );
  take(match, { do: 'exchange', furnishing: 'elven-market', way: 0 }, use('wood-gathering'));
  expect([match.position.round, question(match)]).toEqual([2, 'place-person']);
});

rule(['CV-3.21', 'CV-11.10'], 'a donkey for the Miner can still be bought before the round begins', () => {
  const ours: Home = { goods: { ruby: 1 }, tops: { '5,3': 'ore-mine', '5,2': 'deep-tunnel' }, built: ['miner'] };
  const match = scene(ours, { next: ROUND_ENDS });
  expect(question(match)).toBe('last-exchange');
  take(match, { do: 'ruby-animal', get: 'donkey' }, { do: 'done' });
  expect(has(match)).toEqual({ donkey: 1, ore: 1 });
  expect(question(scene({ ...ours, goods: { ruby: 1, donkey: 1 } }, { next: ROUND_ENDS }))).toBe('place-person');
});

rule(['CV-3.21', 'CV-10.7', 'CV-10.8'], 'a meal that an exchange would make smaller is asked about', () => {
  const meal = (ours: Home) => scene(ours, { next: [{ step: 'next-round' }, { step: 'feeding', kind: 'harvest' }] });
  const mine: Home = { tops: { '5,3': 'ore-mine', '5,2': 'deep-tunnel' }, built: ['mining-cave'] };
  const match = meal({ ...mine, goods: { food: 4, ruby: 1 } });
  expect(question(match)).toBe('feed');
  take(match, { do: 'ruby-animal', get: 'donkey' }, { do: 'feed' });
  expect(has(match)).toEqual({ food: 1, donkey: 1 });
  expect(question(meal({ ...mine, goods: { food: 4 } }))).toBe('place-person');
  expect(question(meal({ goods: { food: 4, ruby: 1 } }))).toBe('place-person');
  const cave: Home = { built: ['working-cave', 'trader'] };
  expect(question(meal({ ...cave, goods: { food: 4, gold: 2 } }))).toBe('feed');
  expect(question(meal({ ...cave, goods: { food: 4, gold: 1 } }))).toBe('place-person');
});

rule(['CV-3.21', 'CV-16.1'], 'whoever is asked at the end of a round has something to exchange', () => {
  const match = scene({ goods: { gold: 2 }, built: ['jeweler'] }, { next: ROUND_ENDS });
  expect(offers(match)).toContainEqual({ do: 'done' });
  expect(may(match, { do: 'exchange', furnishing: 'jeweler', way: 0 })).toBe(true);
});

const RICH = { gold: 4, ruby: 3, grain: 2, vegetable: 1, food: 6, wood: 2, sheep: 1, donkey: 1 } as const;

/** Homes in which much could be exchanged before something happens by itself. */
const HOMES: readonly Home[] = [
  { goods: RICH, built: ['elven-market', 'jeweler'], tops: PASTURES },
  { goods: RICH, built: ['mead-parlor'], tops: { '1,1': 'meadow', '1,2': 'meadow', '1,3': 'meadow' } },
  {
    goods: { ...RICH, dog: 1, sheep: 2, cattle: 2 },
    built: ['mead-parlor'],
    tops: { '1,1': 'meadow', '1,2': 'meadow' },
  },
  { goods: RICH, built: [['concert-organ', '5,2'], 'feeding-room'], tops: PASTURES },
  { goods: { ...RICH, donkey: 0 }, built: ['miner', 'mining-cave'], tops: { '5,3': 'ore-mine', '5,2': 'deep-tunnel' } },
  { goods: { ...RICH, cattle: 4, sheep: 0 }, built: ['working-cave', 'trader'], tops: PASTURES },
];

rule(['CV-3.21', 'CV-16.1'], 'wherever an exchange could change what follows, its owner is asked first', () => {
  for (const [number, ours] of HOMES.entries()) {
    for (const round of [10, 11]) {
      const { game, table, position } = scene(ours, { round, others: [ours] });
      for (const seed of ['one', 'two']) {
        freeActionsCanWait({ game: game as Game, table, seed: `${number} ${round} ${seed}`, from: position });
      }
    }
  }
});
