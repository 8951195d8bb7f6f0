import { expect } from 'vitest';
import { arrange, buy, done, place, sow, take } from '../../../test/games/gnome-elf-troll/testing.ts';
import { achievementsDone } from '../../../test/games/kit/achievements.ts';
import { rule } from '../../../test/games/kit/rule.ts';
import { told } from '../../../test/games/kit/table-kit.ts';
import type { GameEvent } from '../../kernel/tell.ts';
import { achievements } from './achievements.ts';
import type { GnomeElfTrollMove } from './moves.ts';
import type { Word } from './words.ts';

/** What seat 0 has done when it has won with so many beans in a row, after buying what is named. */
function won(beans: number, ...bought: GnomeElfTrollMove[]): string[] {
  const match = arrange({ gardens: [`pumpkin apple ${'bean '.repeat(beans - 1)}`, 'apple'] });
  const events = told(take(match, sow('bean'), ...bought, done()));
  expect(match.position.winner).toBe(0);
  return achievementsDone(achievements, { position: match.position, told: events as GameEvent<Word>[] });
}

rule('GET-6.1', 'achievement "no-troll": to win without ever hiring a troll', () => {
  expect(won(6)).toEqual(['no-troll']);
  expect(won(6, buy('troll'), place(1, 0))).toEqual([]);
  const lost = arrange({});
  expect(achievementsDone(achievements, { position: lost.position })).toEqual([]);
});

rule('GET-5.1', 'achievement "abundance": to win with three more than the goal', () => {
  expect(won(7)).toEqual(['no-troll', 'abundance']);
  expect(won(6)).not.toContain('abundance');
});

rule('GET-4.4', 'achievement "all-sent-home": a gnome, an elf and a troll of others driven off in one match', () => {
  const match = arrange({
    gardens: ['', 'bean:gnome@1 apple:elf@2 pumpkin:troll@1'],
    purse: { pumpkin: 7, apple: 7, bean: 7 },
  });
  const events = [...take(match, buy('troll'), place(1, 0)), ...take(match, buy('elf', 'pumpkin'), place(1, 2))];
  const soFar = () =>
    achievementsDone(achievements, { position: match.position, told: told(events) as GameEvent<Word>[] });
  expect(soFar()).toEqual([]);
  events.push(...take(match, buy('two-gnomes', 'apple', 'bean'), place(1, 1)));
  expect(soFar()).toEqual(['all-sent-home']);
  expect(
    achievementsDone(achievements, { position: match.position, told: told(events) as GameEvent<Word>[] }, 1),
  ).toEqual([]);
});

rule('GET-3.10', 'achievement "gnomes-abroad": all four gnomes stand in gardens of others at the end', () => {
  const abroad = 'bean:gnome@0 bean:gnome@0 apple:gnome@0';
  const of = (...gardens: string[]) => achievementsDone(achievements, { position: arrange({ gardens }).position });
  expect(of('', abroad, 'bean:gnome@0')).toEqual(['gnomes-abroad']);
  expect(of('bean:gnome@0', abroad)).toEqual([]);
  expect(of('', abroad, 'bean:gnome@2')).toEqual([]);
});
