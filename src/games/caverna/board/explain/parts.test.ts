import { expect, test } from 'vitest';
import { speak } from '../../../../kernel/messages.ts';
import type { AboutPart } from '../../../../web/board-kit/tabletop.ts';
import { spaceNumber } from '../../box/spaces.ts';
import { boardWords } from '../../messages/en/board.ts';
import { words } from '../../messages/en/index.ts';
import { arrange, type use } from '../../testing.ts';
import { partsOf } from './parts.ts';

const CATALOGUE = { ...words, ...boardWords };
const SPEAKER = { name: String, own: () => false };

/** What is said about a space to the one who goes next. */
function partsAt(space: Parameters<typeof use>[0], scene: Parameters<typeof arrange>[0] = {}): AboutPart[] {
  const { position } = arrange(scene);
  return partsOf(spaceNumber(space), position, 0, (id, params = {}) => speak(CATALOGUE, id, params, SPEAKER));
}

test('a discount is said with what gives it, before anybody is sent', () => {
  const home = { goods: { wood: 9, stone: 9 }, tops: { '3,4': 'meadow' }, built: ['carpenter'] } as const;
  const [small, large] = partsAt('sheep-farming', { home });
  expect(small).toMatchObject({ title: 'Small pasture', price: '1 wood', printed: '2 wood' });
  expect(small?.reasons).toEqual([{ text: 'Carpenter: 1 wood less.', rule: 'CV-11.5' }]);
  expect(small?.closed).toBeUndefined();
  expect(large?.closed).toEqual({ text: 'No two of your meadows touch.', rule: 'CV-4.15' });
});

test('what is missing of a price is named', () => {
  const home = { goods: { wood: 1, stone: 0 }, tops: { '3,4': 'meadow' } } as const;
  const parts = partsAt('sheep-farming', { home });
  expect(parts.map(({ closed }) => closed?.text)).toEqual([
    '1 wood short',
    'No two of your meadows touch.',
    '1 stone short',
  ]);
});

test('the strongest weapon that can be paid, and the expedition it would go on', () => {
  const [forge, expedition] = partsAt('blacksmithing', { home: { goods: { ore: 3 } } });
  expect(forge).toMatchObject({ price: '3 ore', lines: [{ text: 'Up to strength 3 with what you have.' }] });
  expect(expedition).toMatchObject({ title: 'Expedition for 3 loot' });
  expect(expedition?.closed).toBeUndefined();
});

test('without ore nobody unarmed goes on an expedition', () => {
  const parts = partsAt('blacksmithing');
  expect(parts.map(({ closed }) => closed?.rule)).toEqual(['CV-7.2', 'CV-7.6']);
});

test('a child needs a bed, or a dwelling that is furnished for it', () => {
  expect(partsAt('wish-for-children').map(({ closed }) => closed?.rule)).toEqual(['CV-8.4', 'CV-4.6']);
});
