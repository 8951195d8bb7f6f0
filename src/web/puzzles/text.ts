import { daily } from '../messages/en/daily.ts';
import { puzzles } from '../messages/en/puzzles.ts';
import { pageTexts } from '../messages/page-texts.ts';

const OF_PAGES = import.meta.glob<typeof puzzles>('../messages/*/puzzles.ts', { eager: true, import: 'puzzles' });
const OF_DAYS = import.meta.glob<typeof daily>('../messages/*/daily.ts', { eager: true, import: 'daily' });

const english = { ...daily, ...puzzles };
const TEXTS = Object.fromEntries(
  Object.entries(OF_PAGES).map(([path, words]) => [
    path,
    { ...OF_DAYS[path.replace('puzzles.ts', 'daily.ts')], ...words },
  ]),
) as Record<string, typeof english>;

/** The texts about puzzles, and the app's own. */
export const usePuzzlesSay = pageTexts(TEXTS, english);
