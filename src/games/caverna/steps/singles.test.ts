import { expect } from 'vitest';
import {
  arrange,
  type CavernaMatch,
  loot,
  may,
  offers,
  on,
  question,
  single,
  stop,
  take,
  use,
  whyNot,
} from '../../../../test/games/caverna/testing.ts';
import type { Home, Scene } from '../../../../test/games/caverna/testing-folk.ts';
import { rule } from '../../../../test/games/kit/rule.ts';
import type { SingleKind } from '../position.ts';

const pickFirst = (match: CavernaMatch) => take(match, offers(match)[0] as never);

rule('FF-1.3', 'single tiles run out only where they are counted', () => {
  const scene = (options: object) =>
    arrange({ home: { folk: 'humans', goods: { ruby: 3 }, tops: { '5,3': 'tunnel' } }, options: { ...options } });
  const counted = scene({ singleTiles: 'counted' });
  expect(counted.position.folks?.singles).toEqual({
    'ruby-mine-field': 18,
    'tunnel-cavern': 36,
    'meadow-small-pasture': 18,
  });
  take(counted, { do: 'ruby-tile', tile: 'tunnel' });
  pickFirst(counted);
  expect(counted.position.folks?.singles?.['tunnel-cavern']).toBe(35);
  const folks = counted.position.folks;
  if (folks?.singles !== undefined) {
    counted.position.folks = { ...folks, singles: { ...folks.singles, 'tunnel-cavern': 0, 'meadow-small-pasture': 0 } };
  }
  expect(whyNot(counted, { do: 'ruby-tile', tile: 'tunnel' }).rule).toBe('FF-1.3');
  expect(whyNot(counted, { do: 'ruby-tile', tile: 'meadow' }).rule).toBe('FF-1.3');
  expect(may(counted, { do: 'ruby-tile', tile: 'field' })).toBe(true);
  expect(may(scene({}), { do: 'ruby-tile', tile: 'tunnel' })).toBe(true);
});

const counted = (home: Home, more: Scene = {}) =>
  arrange({ home: { folk: 'humans', ...home }, options: { singleTiles: 'counted' }, ...more });
const left = ({ position }: CavernaMatch, kind: SingleKind) => position.folks?.singles?.[kind];
const without = (match: CavernaMatch, kind: SingleKind) => {
  const { folks } = match.position;
  if (folks?.singles !== undefined) match.position.folks = { ...folks, singles: { ...folks.singles, [kind]: 0 } };
  return match;
};

rule('FF-1.3', 'a ruby mine takes a counted tile, and needs one', () => {
  const mine = () => counted({ tops: { '5,3': 'tunnel' } }, { cards: ['ruby-mine-construction'] });
  const match = mine();
  take(match, use('ruby-mine-construction'));
  if (question(match) === 'place-ruby-mine') take(match, on('ruby-mine', '5,3'));
  expect(left(match, 'ruby-mine-field')).toBe(17);
  expect(may(without(mine(), 'ruby-mine-field'), use('ruby-mine-construction'))).toBe(false);
});

rule('FF-1.3', 'a small pasture takes a counted tile, and needs one; a large one does not', () => {
  const farm = () =>
    counted(
      { goods: { wood: 9 }, tops: { '3,4': 'meadow', '3,3': 'meadow' } },
      { cards: ['sheep-farming'], goods: { 'sheep-farming': { sheep: 1 } } },
    );
  const match = farm();
  take(match, use('sheep-farming'), on('small-pasture', '3,4'));
  expect(left(match, 'meadow-small-pasture')).toBe(17);
  const none = without(farm(), 'meadow-small-pasture');
  take(none, use('sheep-farming'));
  expect(offers(none).map(({ do: verb }) => verb)).not.toContain('small-pasture');
  take(none, offers(none).find(({ do: verb }) => verb === 'large-pasture') as never);
  expect(left(none, 'meadow-small-pasture')).toBe(0);
});

rule(['FF-1.3', 'FF-4.18'], 'a single in place of a twin, and one that is loot, take a counted tile', () => {
  const dig = () => counted({}, { goods: { 'excavation-13': { stone: 1 } } });
  const match = dig();
  take(match, use('excavation-13'), single('cavern', '5,3'));
  expect(left(match, 'tunnel-cavern')).toBe(35);
  const none = without(dig(), 'tunnel-cavern');
  take(none, use('excavation-13'));
  expect(question(none)).toBe('place-person');
  const looted = counted({ people: [14] });
  take(looted, use('logging-13'), loot('loot-field'));
  if (question(looted) === 'place-single') pickFirst(looted);
  if (question(looted) === 'expedition') take(looted, stop);
  expect(left(looted, 'ruby-mine-field')).toBe(17);
});

rule('FF-7.4.2', 'who may lay no twin is asked for a single tile', () => {
  const match = arrange({ home: { folk: 'humans' }, goods: { 'excavation-13': { stone: 1 } } });
  take(match, use('excavation-13'));
  const frame = match.position.stack.at(-1);
  const { ask } = match.game.steps['place-twin'] as { ask(p: unknown, frame: unknown, seat: number): object };
  expect(ask(match.position, frame, 0)).toEqual({ say: 'ask.place-twin', tile: 'single-mountain' });
});
