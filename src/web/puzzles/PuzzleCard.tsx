import { Suspense } from 'react';
import { Link } from 'wouter';
import type { PuzzleTry } from '../../protocol/puzzle-try.ts';
import { coverOf, titleOf } from '../game-list.ts';
import { hardnessOf, type Listed } from './listed.ts';
import { usePuzzlesSay } from './text.ts';

/** A puzzle in the list: its game, its theme, how hard it is, and whether the reader has tried it. */
export function PuzzleCard({ listed, tried }: { readonly listed: Listed; readonly tried: PuzzleTry | undefined }) {
  const say = usePuzzlesSay();
  const { game, puzzle, theme } = listed;
  const Cover = coverOf(game);
  const state = tried === undefined ? 'new' : tried.score > 0 ? 'solved' : 'missed';
  return (
    <Link href={`/puzzle/${game}/${puzzle.id}`} className="paper paper-card puzzle-card">
      <span className="puzzle-card-cover" aria-hidden="true">
        <Suspense fallback={<span className="cover skeleton" />}>
          <Cover />
        </Suspense>
      </span>
      <span className="puzzle-card-body">
        <b className="puzzle-card-theme">{theme}</b>
        <span className="small soft">{titleOf(game)}</span>
        <span className="puzzle-card-foot">
          <span>
            {say(`puzzles.${hardnessOf(puzzle)}`)} · {puzzle.rating}
          </span>
          <span className="puzzle-card-state" data-state={state}>
            {say(`puzzles.state.${state}`)}
          </span>
        </span>
      </span>
    </Link>
  );
}
