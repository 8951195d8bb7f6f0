import { use } from 'react';
import type { LanguageId } from '../../kernel/languages.ts';
import type { Catalogue } from '../../kernel/messages.ts';
import type { PuzzleFile } from '../../kernel/puzzle.ts';
import type { PuzzleGoal } from '../../kernel/puzzle-goal.ts';
import { loadCatalogue } from '../game-parts.ts';
import { useTexts } from '../messages/text.ts';
import { once } from '../once.ts';
import { GAMES_OF_DAYS } from './games-of-days.ts';
import type { Listed } from './listed.ts';

const FOUND = import.meta.glob<PuzzleFile>('../../games/*/puzzles/found.ts', { import: 'found' });
const GOALS = import.meta.glob<readonly PuzzleGoal[]>('../../games/*/puzzles/goals.ts', { import: 'goals' });
const WORDS = import.meta.glob<Catalogue>('../../games/*/messages/*/puzzles.ts', { import: 'puzzleWords' });

const NONE: PuzzleFile = { game: '', version: 0, triers: 0, command: '', seed: '', puzzles: [] };

/** The puzzles of a game without those that were withdrawn. */
function loadPuzzles(id: string): Promise<PuzzleFile> {
  return once(`puzzles of ${id}`, async () => (await FOUND[`../../games/${id}/puzzles/found.ts`]?.()) ?? NONE);
}

function loadPuzzleGoals(id: string): Promise<readonly PuzzleGoal[]> {
  return once(`goals of ${id}`, async () => (await GOALS[`../../games/${id}/puzzles/goals.ts`]?.()) ?? []);
}

/** The words of the puzzles of a game, English where there are no others, and with `whole` those of the game itself. */
function loadPuzzleWords(id: string, language: LanguageId, whole: boolean): Promise<Catalogue> {
  const wordsIn = async (each: LanguageId) => (await WORDS[`../../games/${id}/messages/${each}/puzzles.ts`]?.()) ?? {};
  return once(`words of puzzles of ${id} in ${language}${whole ? ' and the game' : ''}`, async () => {
    const [game, english, own] = await Promise.all([
      whole ? loadCatalogue(id, language) : {},
      wordsIn('en'),
      language === 'en' ? {} : wordsIn(language),
    ]);
    return { ...game, ...english, ...own };
  });
}

export function usePuzzleFile(id: string): PuzzleFile {
  return use(loadPuzzles(id));
}

export function usePuzzleGoals(id: string): readonly PuzzleGoal[] {
  return use(loadPuzzleGoals(id));
}

export function usePuzzleWords(id: string, whole = false): Catalogue {
  const language = useTexts((store) => store.language);
  return use(loadPuzzleWords(id, language, whole));
}

/** The puzzles of all games that are not withdrawn, each game's in order of hardness. */
export function useAllPuzzles(): readonly Listed[] {
  const language = useTexts((store) => store.language);
  return use(
    once(`all puzzles in ${language}`, async () => {
      const games = GAMES_OF_DAYS.map(async (game): Promise<Listed[]> => {
        const [{ puzzles }, words] = await Promise.all([loadPuzzles(game), loadPuzzleWords(game, language, false)]);
        return puzzles.flatMap((puzzle) =>
          puzzle.withdrawn ? [] : [{ game, puzzle, theme: String(words[`theme.${puzzle.goal}`] ?? puzzle.goal) }],
        );
      });
      return (await Promise.all(games)).flat();
    }),
  );
}
