import '../table/table.css';
import './puzzle.css';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Puzzle, PuzzleFile } from '../../kernel/puzzle.ts';
import type { Quest } from '../../puzzles/line.ts';
import { scoreFor } from '../../puzzles/rating.ts';
import { useTitle } from '../frame/Page.tsx';
import { titleOf } from '../game-list.ts';
import { useTabletop } from '../game-parts.ts';
import { IconButton } from '../look/Button.tsx';
import { Wordmark } from '../look/scenes/Wordmark.tsx';
import { Toolbar } from '../look/Toolbar.tsx';
import { useTexts } from '../messages/text.ts';
import { botName } from '../play.ts';
import { speechFor } from '../table/log/speech.ts';
import { seatStyle } from '../table/seats/seat-style.ts';
import { useLayout } from '../table/use-layout.ts';
import { PuzzleBoard } from './PuzzleBoard.tsx';
import { PuzzleSide } from './PuzzleSide.tsx';
import { usePuzzleWords } from './puzzle-parts.ts';
import { RulesSheet } from './RulesSheet.tsx';
import { usePuzzlesSay } from './text.ts';
import { useTried, useTries } from './tries.ts';
import { usePuzzle } from './use-puzzle.ts';

interface PuzzleTableProps {
  readonly file: PuzzleFile;
  readonly puzzle: Puzzle;
  readonly quest: Quest;
  /** The date whose puzzle it is. */
  readonly day?: string;
}

/** A puzzle: the board of a table with its one question, and beside it what became of the tries. */
export function PuzzleTable({ file, puzzle, quest, day }: PuzzleTableProps) {
  const say = usePuzzlesSay();
  const { game, goal, from, seat } = quest;
  const tabletop = useTabletop(game.id);
  const layout = useLayout(tabletop);
  const words = usePuzzleWords(game.id, true);
  const language = useTexts((store) => store.language);
  const names = useMemo(() => Array.from({ length: from.seats }, (_, each) => botName(each)), [from.seats]);
  const you = say('table.you');
  const speech = useMemo(
    () => speechFor(words, names, language, { seat, name: you }),
    [words, names, language, seat, you],
  );
  const [rule, setRule] = useState<string | undefined>(undefined);
  // What was known before this visit: the try that counts is noted in the middle of it.
  const before = useTried(game.id, puzzle.id);
  const [isFirst] = useState(before === undefined);
  const add = useTries((store) => store.add);
  const note = useCallback(
    (score: number) => {
      const { id, rating } = puzzle;
      add({ game: game.id, puzzle: id, rating, score, at: Date.now(), ...(day !== undefined && { day }) });
    },
    [add, game.id, puzzle, day],
  );
  const [nudged, setNudged] = useState(false);
  const onJudged = useCallback(
    (tries: number, solved: boolean) => {
      if (solved) note(scoreFor(tries, nudged));
    },
    [note, nudged],
  );
  const playing = usePuzzle(quest, puzzle, onJudged);
  const theme = speech.say(`theme.${goal.id}`);
  useTitle(say('puzzle.of', { theme, game: titleOf(game.id) }));
  const side = (
    <PuzzleSide
      file={file}
      puzzle={puzzle}
      quest={quest}
      playing={playing}
      speech={speech}
      isFirst={isFirst}
      isNarrow={!layout.hasSide}
      nudge={() => {
        setNudged(true);
        playing.nudgeOn();
      }}
      show={() => {
        // Whoever looks first has not found it; a solved one stays solved.
        if (!playing.solved) note(0);
        playing.show();
      }}
    />
  );
  return (
    <div
      className="table-page puzzle-page"
      data-answers={playing.number}
      style={seatStyle(tabletop.coloursOf?.(playing.perspective.view))}
    >
      <header className="bar table-bar">
        <Link href="/" className="bar-home" aria-label={say('nav.home')}>
          <Wordmark />
        </Link>
        <h1 className="table-title">{say('puzzle.of', { theme, game: titleOf(game.id) })}</h1>
        <Toolbar className="bar-actions" aria-label={say('table.tools')}>
          <IconButton icon="book" label={say('puzzle.rules')} onClick={() => setRule('')} />
          <Link href="/puzzles" className="bar-link">
            {say('puzzle.all')}
          </Link>
        </Toolbar>
      </header>
      <main
        className="table"
        data-game={game.id}
        data-rail={layout.hasRail || undefined}
        data-low={layout.isLow || undefined}
      >
        <PuzzleBoard
          quest={quest}
          playing={playing}
          tabletop={tabletop}
          speech={speech}
          layout={layout}
          openRule={setRule}
        >
          {!layout.hasSide && side}
        </PuzzleBoard>
        {layout.hasSide && (
          <aside className="table-side puzzle-side" aria-label={say('table.side')}>
            {side}
          </aside>
        )}
      </main>
      <RulesSheet game={game.id} rule={rule} close={() => setRule(undefined)} />
    </div>
  );
}
