import './review.css';
import type { Review, Swing } from '../../bots/review.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import { useSay } from '../messages/text.ts';
import type { Speech } from '../table/speech.ts';
import { SeatChart } from './SeatChart.tsx';
import { useReview } from './use-review.ts';

interface ReviewPanelProps {
  readonly record: MatchRecord;
  readonly speech: Speech;
  readonly step: number;
  readonly lookAt: (step: number) => void;
  /** Looks there, and brings the board into sight. */
  readonly show: (step: number) => void;
}

/** What a bot thinks of the match, when somebody wants to know. */
export function ReviewPanel({ record, speech, step, lookAt, show }: ReviewPanelProps) {
  const say = useSay();
  const { progress, review, failed, start, stop } = useReview(record);
  return (
    <Paper as="section" heading={say('review.title')} className="stack review">
      {review === undefined && <p>{say('review.text')}</p>}
      {review !== undefined && <Verdict review={review} speech={speech} step={step} lookAt={lookAt} show={show} />}
      {progress !== undefined && (
        <div className="review-progress">
          <progress value={progress.done} max={progress.total} aria-label={say('review.title')} />
          <span aria-hidden="true">{say('review.progress', { ...progress })}</span>
          <Button size="small" icon="close" onClick={stop}>
            {say('review.stop')}
          </Button>
        </div>
      )}
      {progress === undefined && review === undefined && (
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
    </Paper>
  );
}

const PERCENTS = [0, 25, 50, 75, 100];

function percentOf(result: number): number {
  return Math.round(result * 100);
}

interface VerdictProps extends Omit<ReviewPanelProps, 'record'> {
  readonly review: Review;
}

function Verdict({ review, speech, step, lookAt, show }: VerdictProps) {
  const say = useSay();
  const { results, swings } = review;
  const seats = (results[0] ?? []).map((_, seat) => seat);
  return (
    <>
      <SeatChart
        label={say(seats.length === 1 ? 'review.chart-alone' : 'review.chart')}
        series={seats.map((seat) => results.map((each) => percentOf(each[seat] ?? 0)))}
        seats={seats}
        most={100}
        grid={PERCENTS}
        sayValue={(percent) => say('review.percent', { percent })}
        sayLine={(seat, from, to) => say('review.chart-text', { name: speech.nameOf(seat), from, to })}
        step={step}
        lookAt={lookAt}
      />
      <h3>{say('review.swings')}</h3>
      {swings.length === 0 && <p>{say('review.no-swings')}</p>}
      <ol className="swings">
        {swings.map((swing) => (
          <SwingLine key={swing.step} swing={swing} speech={speech} isShown={swing.step - 1 === step} lookAt={show} />
        ))}
      </ol>
    </>
  );
}

interface SwingLineProps {
  readonly swing: Swing;
  readonly speech: Speech;
  readonly isShown: boolean;
  readonly lookAt: (step: number) => void;
}

/** One swing; it leads to the moment in which the answer was to be given. */
function SwingLine({ swing, speech, isShown, lookAt }: SwingLineProps) {
  const say = useSay();
  const { step, seat, question, played, better, after } = swing;
  return (
    <li>
      <button
        type="button"
        className="swing"
        title={say('review.look')}
        aria-current={isShown ? 'step' : undefined}
        onClick={() => lookAt(step - 1)}
      >
        <SeatMark seat={seatNumber(seat)} />
        <span className="swing-words">
          <b>{say('review.swing', { name: speech.nameOf(seat), step })}</b>
          <span className="swing-question">{speech.say(question.say, question)}</span>
          <span>
            {say('review.played', { move: speech.say(played.say, played), percent: percentOf(after.played) })}
          </span>
          <span>
            {say('review.better', { move: speech.say(better.say, better), percent: percentOf(after.better) })}
          </span>
        </span>
      </button>
    </li>
  );
}
