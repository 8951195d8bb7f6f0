import type { ReactNode } from 'react';
import type { PuzzleTry } from '../../protocol/puzzle-try.ts';
import type { PuzzleRating } from '../../puzzles/rating.ts';
import type { Listed } from './listed.ts';
import { usePuzzlesSay } from './text.ts';

interface OwnRatingProps {
  readonly rating: PuzzleRating;
  readonly tries: readonly PuzzleTry[];
  readonly listed: readonly Listed[];
  readonly children: ReactNode;
}

/** The reader's own rating with its course, and which theme goes best. */
export function OwnRating({ rating, tries, listed, children }: OwnRatingProps) {
  const say = usePuzzlesSay();
  const solved = tries.filter(({ score }) => score > 0).length;
  const themes = themeShares(tries, listed);
  const best = themes.at(0);
  const worst = themes.at(-1);
  return (
    <div className="paper puzzles-own">
      {tries.length === 0 ? (
        <p>{say('puzzles.begin')}</p>
      ) : (
        <>
          <p>
            {say('puzzles.own')}{' '}
            <b className="puzzles-rating">
              {rating.sure ? rating.value : say('puzzles.unsure', { rating: rating.value })}
            </b>
          </p>
          <Course course={rating.course} />
          <p>{say('puzzles.tried', { solved, tries: tries.length })}</p>
          {best !== undefined && worst !== undefined && best.share > worst.share && (
            <>
              <p>{say('puzzles.best-theme', { theme: best.theme })}</p>
              <p>{say('puzzles.to-learn', { theme: worst.theme })}</p>
            </>
          )}
        </>
      )}
      <span className="push" />
      {children}
    </div>
  );
}

const FEWEST = 3;

/** The share of tries that were solved, by theme, the best first; themes with few tries say nothing yet. */
function themeShares(tries: readonly PuzzleTry[], listed: readonly Listed[]): { theme: string; share: number }[] {
  const byTheme = new Map<string, number[]>();
  for (const { game, puzzle, score } of tries) {
    const theme = listed.find((each) => each.game === game && each.puzzle.id === puzzle)?.theme;
    if (theme !== undefined) byTheme.set(theme, [...(byTheme.get(theme) ?? []), score]);
  }
  return [...byTheme]
    .filter(([, scores]) => scores.length >= FEWEST)
    .map(([theme, scores]) => ({ theme, share: scores.reduce((sum, score) => sum + score, 0) / scores.length }))
    .sort((one, other) => other.share - one.share);
}

const WIDTH = 240;
const HEIGHT = 40;
const LATEST = 40;

function Course({ course }: { readonly course: readonly number[] }) {
  const say = usePuzzlesSay();
  const shown = course.slice(-LATEST);
  const [first = 0] = shown;
  if (shown.length < 2) return null;
  const least = Math.min(...shown);
  const most = Math.max(...shown, least + 1);
  const points = shown.map((value, i) => {
    const x = (i / (shown.length - 1)) * (WIDTH - 4) + 2;
    const y = HEIGHT - 3 - ((value - least) / (most - least)) * (HEIGHT - 6);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className="puzzles-course" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img">
      <title>{say('puzzles.course', { tries: course.length, from: first, to: shown.at(-1) ?? first })}</title>
      <polyline points={points.join(' ')} />
    </svg>
  );
}
