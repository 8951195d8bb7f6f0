import { Link } from 'wouter';
import type { Puzzle, PuzzleFile } from '../../kernel/puzzle.ts';
import { TRIERS } from '../../kernel/puzzle.ts';
import type { Quest } from '../../puzzles/line.ts';
import { EQUAL } from '../../puzzles/solve.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import type { Speech } from '../table/log/speech.ts';
import { nextPuzzle } from './next-puzzle.ts';
import { Solution } from './Solution.tsx';
import { sayLine } from './say-line.ts';
import { usePuzzlesSay } from './text.ts';
import { usePuzzleRating, useTries } from './tries.ts';
import type { AtPuzzle } from './use-puzzle.ts';
import { VerdictCard } from './VerdictCard.tsx';

interface PuzzleSideProps {
  readonly file: PuzzleFile;
  readonly puzzle: Puzzle;
  readonly quest: Quest;
  readonly playing: AtPuzzle;
  readonly speech: Speech;
  /** Whether it had not been tried before this visit. */
  readonly isFirst: boolean;
  /** Below the board instead of beside it: only what is new has room. */
  readonly isNarrow: boolean;
  readonly nudge: () => void;
  readonly show: () => void;
}

/** What became of the tries, the nudges, and what can be done next. */
export function PuzzleSide({ file, puzzle, quest, playing, speech, isFirst, isNarrow, nudge, show }: PuzzleSideProps) {
  const say = usePuzzlesSay();
  const rating = usePuzzleRating();
  const tries = useTries((store) => store.tries);
  const { goal } = quest;
  const done = playing.solved || playing.solution !== undefined;
  const next = nextPuzzle(file, tries, rating.value, puzzle.id);
  const gain = rating.value - (rating.course.at(-2) ?? 1200);
  const shownTries = isNarrow ? playing.tries.slice(-1) : playing.tries;
  const nudges = [
    speech.say(`nudge.${goal.id}`),
    say('puzzle.nudge-first', { move: sayLine(quest, playing.best.slice(0, 1), speech)[0] }),
    say('puzzle.nudge-place'),
  ].slice(0, playing.nudge);
  return (
    <section
      className="paper puzzle-panel"
      aria-label={say('puzzle.try', { number: playing.tries.length + 1 })}
      data-low={isNarrow || undefined}
    >
      {!isNarrow && (
        <p className="puzzle-facts">
          <b>{say('puzzle.rating', { rating: puzzle.rating })}</b>
          <span>
            {say('puzzle.you', {
              rating: rating.sure ? rating.value : say('puzzles.unsure', { rating: rating.value }),
            })}{' '}
            {isFirst && done && rating.tries > 0 && (
              <b className={gain < 0 ? 'puzzle-loss' : 'puzzle-gain'}>{say('puzzle.gain', { gain })}</b>
            )}
          </span>
        </p>
      )}
      {!isFirst && !isNarrow && <p className="hint">{say('puzzle.seen')}</p>}
      <div className="puzzle-news" role="status">
        {nudges.length > 0 && !done && (
          <ul className="puzzle-nudges">
            {nudges.map((words) => (
              <li key={words}>
                <Icon name="hint" />
                {words}
              </li>
            ))}
          </ul>
        )}
        {playing.solution === undefined &&
          shownTries.map((verdict) => (
            <VerdictCard
              key={verdict.number}
              verdict={verdict}
              quest={quest}
              best={puzzle.best}
              speech={speech}
              isShort={isNarrow}
            />
          ))}
      </div>
      {playing.solution !== undefined && (
        <Solution quest={quest} line={playing.solution} step={playing.shown} lookAt={playing.lookAt} speech={speech} />
      )}
      {done && !isNarrow && <Why puzzle={puzzle} />}
      <div className="puzzle-actions">
        {done && next !== undefined && (
          <Link href={`/puzzle/${file.game}/${next.id}`} className={buttonClass({ kind: 'primary' })}>
            <Icon name="next" />
            {say('puzzle.next')}
          </Link>
        )}
        {(playing.ended || playing.solution !== undefined) && (
          <Button icon="refresh" kind={done ? 'quiet' : 'primary'} onClick={playing.again}>
            {say('puzzle.again')}
          </Button>
        )}
        {!done && playing.nudge < 3 && (
          <Button icon="hint" onClick={nudge}>
            {say('puzzle.nudge')}
          </Button>
        )}
        {playing.solution === undefined && (playing.tries.length > 0 || playing.nudge === 3) && (
          <Button icon="eye" onClick={show}>
            {say('puzzle.show')}
          </Button>
        )}
      </div>
      {!isNarrow && (
        <p className="hint puzzle-hidden">
          {say('puzzle.hidden')} {say('puzzle.from')}
        </p>
      )}
    </section>
  );
}

function Why({ puzzle: { costs, fares } }: { readonly puzzle: Puzzle }) {
  const say = usePuzzlesSay();
  const percent = (trier: (typeof TRIERS)[number]) => Math.round(100 * (fares[TRIERS.indexOf(trier)] ?? 0));
  return (
    <p className="small">
      {say('puzzle.why', { lines: costs.length, best: costs.filter((cost) => cost < EQUAL).length })}{' '}
      {say('puzzle.bots', { mossling: percent('mossling'), troll: percent('troll') })}
    </p>
  );
}
