import type { Page } from 'playwright-core';
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
  'puzzle-wrong': { open: (page) => answerPuzzle(page, false) },
  'puzzle-solved': { open: (page) => answerPuzzle(page, true) },
  'puzzles-tried': {
    async open(page) {
      await answerPuzzle(page, true);
      await page.goto('/puzzles');
      await page
        .getByText(/solved$/)
        .first()
        .waitFor();
    },
  },
  'puzzle-today': visit('/puzzle/today'),
};

/** One with a short line, answered by the list of all choices: as it should be, or as badly as can be. */
async function answerPuzzle(page: Page, well: boolean): Promise<void> {
  const puzzle = gnomeElfTroll.puzzles.find(({ line }) => line.length <= 4);
  if (puzzle === undefined) throw new Error('there is no short puzzle');
  const { id, line, costs } = puzzle;
  await page.goto(`/puzzle/${gnomeElfTroll.game}/${id}`);
  await page.locator('.puzzle-question').waitFor();
  const answers = well ? line : [costs.indexOf(Math.max(...costs))];
  for (let next = 0; (await page.locator('.verdict').count()) === 0; next++) {
    const before = await page.locator('.puzzle-page').getAttribute('data-answers');
    await page.getByRole('button', { name: 'All choices' }).click();
    const choices = page.locator('button.answer');
    // The last of all choices ends the turn where it can be ended.
    await choices.nth(answers[next] ?? (await choices.count()) - 1).click();
    await page.locator(`.verdict, .puzzle-page:not([data-answers="${before}"])`).first().waitFor();
  }
}
