import { expect, test } from 'vitest';
import { arrange, deal, take } from '../../../test/games/caverna/testing.ts';
import { counts } from './counts.ts';

function inPlay(say: string, { position }: ReturnType<typeof arrange>): readonly string[] {
  return counts.groups.find((group) => group.say === say)?.inPlay?.(position) ?? [];
}

test('furnishings of the folks count where they are on offer, and not those they replace', () => {
  const [base, withFolk] = [arrange(), arrange({ home: { folk: 'dark-elves' }, sets: ['dark-elves'] })];
  expect(inPlay('counts.furnishings', base)).toHaveLength(48);
  expect(inPlay('counts.furnishings', withFolk)).toHaveLength(48);
  expect(inPlay('counts.furnishings', base)).toContain('spare-part-storage');
  expect(inPlay('counts.furnishings', withFolk)).toContain('charcoal-storage');
  expect(inPlay('counts.furnishings', withFolk)).not.toContain('spare-part-storage');
  expect(inPlay('counts.exchanges', base)).toContain('spare-part-storage');
  expect(inPlay('counts.exchanges', withFolk)).not.toContain('spare-part-storage');
});

test('loot that only Dark Elves find counts where there are some', () => {
  expect(inPlay('counts.loot', arrange())).not.toContain('loot-goblin-dwelling');
  expect(inPlay('counts.loot', arrange({ home: { folk: 'dark-elves' } }))).toContain('loot-goblin-dwelling');
});

test('folks that are chosen in the match are known at its end', () => {
  const match = deal(2, 'counted', { forgottenFolk: true, folkSelection: 'free', firstPlayer: 0 });
  expect(inPlay('counts.furnishings', match)).not.toContain('charcoal-storage');
  take(match, { do: 'pick-folk', folk: 'dark-elves' }, { do: 'pick-folk', folk: 'dwarves' });
  expect(inPlay('counts.furnishings', match)).toContain('charcoal-storage');
  expect(counts.sides?.of(match.position, 0)).toBe('dark-elves');
});
