import './review.css';
import type { MatchRecord } from '../../kernel/record.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import type { Speech } from '../table/log/speech.ts';
import { ReviewLine } from './ReviewLine.tsx';
import { ReviewMoments } from './ReviewMoments.tsx';
import { useMatchSay } from './text.ts';
import { type Reviewing, useReview } from './use-review.ts';

interface ReviewPanelProps {
  readonly record: MatchRecord;
  readonly speech: Speech;
  readonly moment: number;
  readonly lookAt: (moment: number) => void;
  /** Shows that moment and scrolls to the board. */
  readonly show: (moment: number) => void;
}

/** A look back at the match, started on request: the line of chances with its doubt, and the moments that mattered. */
export function ReviewPanel({ record, speech, moment, lookAt, show }: ReviewPanelProps) {
  const say = useMatchSay();
  const reviewing = useReview(record);
  const { line, review } = reviewing;
  if (line === undefined) {
    return (
      <Paper as="section" heading={say('review.title')} className="stack review">
        <p>{say('review.text')}</p>
        <Controls reviewing={reviewing} />
      </Paper>
    );
  }
  return (
    <section className="review" aria-label={say('review.title')}>
      <ReviewLine
        line={line}
        turningPoints={review?.turningPoints ?? []}
        end={record.moves.length}
        isOver={record.places !== undefined}
        speech={speech}
        moment={moment}
        lookAt={lookAt}
      />
      {review === undefined ? (
        <Paper heading={say('review.moments')} className="review-moves stack">
          <p>{say(reviewing.progress === undefined ? 'review.stopped' : 'review.looking')}</p>
          <Controls reviewing={reviewing} />
        </Paper>
      ) : (
        <ReviewMoments review={review} speech={speech} moment={moment} lookAt={show} />
      )}
    </section>
  );
}

/** To begin, and to stop while it goes on. */
function Controls({ reviewing }: { readonly reviewing: Reviewing }) {
  const say = useMatchSay();
  const { progress, failed, start, stop } = reviewing;
  return (
    <>
      {progress !== undefined ? (
        <div className="review-progress">
          <progress value={progress.done} max={progress.total} aria-label={say('review.title')} />
          <span aria-hidden="true">
            {say('review.progress', { percent: Math.floor((100 * progress.done) / Math.max(1, progress.total)) })}
          </span>
          <Button size="small" icon="close" onClick={stop}>
            {say('review.stop')}
          </Button>
        </div>
      ) : (
        <p>
          <Button icon="chart" onClick={start}>
            {say('review.start')}
          </Button>
        </p>
      )}
      {failed && (
        <p className="error" role="alert">
          {say('review.failed')}
        </p>
      )}
    </>
  );
}
