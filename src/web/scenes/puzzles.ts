import { found as caveTroll } from '../../games/cave-troll/puzzles/found.ts';
import { found as caverna } from '../../games/caverna/puzzles/found.ts';
import { found as gnomeElfTroll } from '../../games/gnome-elf-troll/puzzles/found.ts';
import { found as trollTown } from '../../games/troll-town/puzzles/found.ts';
import { found as princesses } from '../../games/trolls-and-princesses/puzzles/found.ts';
import type { PuzzleFile } from '../../kernel/puzzle.ts';
import { type Shot, type Shots, visit } from './shot.ts';

function first({ game, puzzles }: PuzzleFile): string {
  return `/puzzle/${game}/${puzzles[0]?.id ?? 'none'}`;
}

/** A puzzle whose solution is shown, at its end. */
function shown(file: PuzzleFile): Shot {
  return {
    async open(page) {
      await page.goto(first(file));
      const nudge = page.getByRole('button', { name: 'A nudge' });
      for (let nudges = 0; nudges < 3; nudges++) await nudge.click();
      await page.getByRole('button', { name: 'Show me' }).click();
      await page.locator('.solution-step').last().click();
    },
  };
}

/** Puzzles: the list, one of each game, and a solution. */
export const ofPuzzles: Shots = {
  puzzles: visit('/puzzles'),
  ...Object.fromEntries(
    [gnomeElfTroll, caveTroll, princesses, caverna, trollTown].map((file) => [
      `puzzle-${file.game}`,
      visit(first(file)),
    ]),
  ),
  'puzzle-solution': shown(gnomeElfTroll),
};
