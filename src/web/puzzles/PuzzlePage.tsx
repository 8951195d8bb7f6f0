import { Suspense, useMemo } from 'react';
import { Link } from 'wouter';
import type { Puzzle, PuzzleFile } from '../../kernel/puzzle.ts';
import { questOf } from '../../puzzles/replayed.ts';
import { AppBar } from '../frame/AppBar.tsx';
import { Page } from '../frame/Page.tsx';
import { useGame } from '../game-parts.ts';
import { buttonClass } from '../look/Button.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { dateOf, gameOfDay, puzzleOfDay } from './daily.ts';
import { GAMES_OF_DAYS } from './games-of-days.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import { usePuzzleFile, usePuzzleGoals } from './puzzle-parts.ts';
import { usePuzzlesSay } from './text.ts';

/** A puzzle at its own address; '/puzzle/today' is that of the day. */
export function PuzzlePage({ game, id }: { readonly game: string; readonly id?: string | undefined }) {
  const say = usePuzzlesSay();
  const isToday = game === 'today';
  const today = dateOf(new Date());
  const of = isToday ? gameOfDay(GAMES_OF_DAYS, today) : game;
  if (of === undefined || !GAMES_OF_DAYS.includes(of)) return <Unknown />;
  return (
    <Suspense fallback={<p className="loading">{say('loading')}</p>}>
      {isToday ? <TodaysPuzzle game={of} date={today} /> : <NamedPuzzle game={of} id={id ?? ''} />}
    </Suspense>
  );
}

function TodaysPuzzle({ game, date }: { readonly game: string; readonly date: string }) {
  const file = usePuzzleFile(game);
  const puzzle = puzzleOfDay(file.puzzles, GAMES_OF_DAYS.length, date);
  return puzzle === undefined ? <Unknown /> : <PuzzleOf file={file} puzzle={puzzle} day={date} />;
}

function NamedPuzzle({ game, id }: { readonly game: string; readonly id: string }) {
  const file = usePuzzleFile(game);
  const puzzle = file.puzzles.find((each) => each.id === id);
  return puzzle === undefined ? <Unknown /> : <PuzzleOf key={id} file={file} puzzle={puzzle} />;
}

interface PuzzleOfProps {
  readonly file: PuzzleFile;
  readonly puzzle: Puzzle;
  readonly day?: string;
}

function PuzzleOf({ file, puzzle, day }: PuzzleOfProps) {
  const game = useGame(file.game);
  const goals = usePuzzleGoals(file.game);
  const quest = useMemo(() => questOf(game, goals, file, puzzle), [game, goals, file, puzzle]);
  if (puzzle.withdrawn) return <Gone why="puzzle.withdrawn" />;
  if (quest === undefined) return <Gone why="puzzle.outdated" />;
  return <PuzzleTable file={file} puzzle={puzzle} quest={quest} {...(day !== undefined && { day })} />;
}

function Gone({ why }: { readonly why: 'puzzle.withdrawn' | 'puzzle.outdated' }) {
  const say = usePuzzlesSay();
  return (
    <>
      <AppBar />
      <main id="content">
        <Page title={say('puzzles.title')} lead={say(why)}>
          <Link href="/puzzles" className={buttonClass({ kind: 'primary' })}>
            {say('puzzle.all')}
          </Link>
        </Page>
      </main>
    </>
  );
}

function Unknown() {
  return (
    <>
      <AppBar />
      <main id="content">
        <NotFound />
      </main>
    </>
  );
}
