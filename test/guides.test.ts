import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../src/games/index.ts';
import { LANGUAGE_IDS } from '../src/kernel/languages.ts';
import { begin, isMatchOver, type Match } from '../src/kernel/match.ts';
import { asked } from '../src/kernel/steps.ts';
import { tableFor } from '../src/kernel/table.ts';
import type { Guide } from '../src/web/board-kit/tabletop.ts';
import { loadCatalogue, loadTabletop } from '../src/web/game-parts.ts';
import { answer } from './games/kit/guided.ts';

const NEWCOMER = 0;

/** What the script says for whoever else is asked now; `done` counts the answers of each seat. */
function letRivalsPlay(match: Match, { script }: Guide, done: number[]): void {
  for (;;) {
    const seat = asked(match.position).find((each) => each !== NEWCOMER && script[each]?.[done[each] ?? 0]);
    const move = seat === undefined ? undefined : script[seat]?.[done[seat] ?? 0];
    if (seat === undefined || move === undefined || isMatchOver(match)) return;
    done[seat] = (done[seat] ?? 0) + 1;
    answer(match, seat, move);
  }
}

// What a guided match comes to is held beside it, in the game's board/guide.test.ts.
describe.each(FOLDERS)('$manifest.id', ({ game, manifest }) => {
  async function guides(): Promise<readonly Guide[]> {
    const { guide, guides: further = {} } = await loadTabletop(manifest.id);
    return [...(guide === undefined ? [] : [guide]), ...Object.values(further)];
  }

  test('a guided match can be played as written, to the end of the script', async () => {
    for (const guide of await guides()) {
      const table = tableFor(game, guide.script.length, guide.options);
      const { match } = begin(game, table, guide.seed);
      const done: number[] = [];
      letRivalsPlay(match, guide, done);
      for (const { say, answers, before = [] } of guide.stops) {
        if (answers?.[0] === undefined) continue;
        expect(asked(match.position), say).toContain(NEWCOMER);
        for (const first of before) answer(match, NEWCOMER, first);
        answer(match, NEWCOMER, answers[0]);
        letRivalsPlay(match, guide, done);
      }
      guide.script.forEach((moves, seat) => {
        expect(done[seat] ?? 0, `answers of seat ${seat}`).toBe(moves.length);
      });
    }
  });

  test.each(LANGUAGE_IDS)('every stop of a guided match has its words in %s', async (language) => {
    const words = await loadCatalogue(manifest.id, language);
    for (const guide of await guides()) {
      expect(guide.stops.map(({ say }) => say).filter((say) => words[say] === undefined)).toEqual([]);
    }
  });
});
