import './review.css';
import type { ReactNode } from 'react';
import type { Review, Slip, Swing } from '../../bots/review.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import type { Speech } from '../table/log/speech.ts';
import { SeatChart } from './SeatChart.tsx';
import { useMatchSay } from './text.ts';
import { useReview } from './use-review.ts';

interface ReviewPanelProps {
  readonly record: MatchRecord;
  readonly speech: Speech;
  readonly moment: number;
  readonly lookAt: (moment: number) => void;
  /** Shows that moment and scrolls to the board. */
  readonly show: (moment: number) => void;
}

/** A bot's review of the match, started on request. */
export function ReviewPanel({ record, speech, moment, lookAt, show }: ReviewPanelProps) {
  const say = useMatchSay();
  const { progress, review, failed, start, stop } = useReview(record);
  if (review !== undefined) {
    return <Verdict review={review} speech={speech} moment={moment} lookAt={lookAt} show={show} />;
  }
  return (
    <Paper as="section" heading={say('review.title')} className="stack review">
      <p>{say('review.text')}</p>
      {progress !== undefined ? (
        <div className="review-progress">
          <progress value={progress.done} max={progress.total} aria-label={say('review.title')} />
          <span aria-hidden="true">{say('review.progress', { ...progress })}</span>
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

function Verdict({ review, speech, moment, lookAt, show }: VerdictProps) {
  const say = useMatchSay();
  const { results, swings, slips } = review;
  const seats = (results[0] ?? []).map((_, seat) => seat);
  const chart = say(seats.length === 1 ? 'review.chart-alone' : 'review.chart');
  return (
    <section className="review" aria-label={say('review.title')}>
      <Paper heading={chart} className="review-chance">
        <SeatChart
          label={chart}
          series={seats.map((seat) => results.map((each) => percentOf(each[seat] ?? 0)))}
          seats={seats}
          least={0}
          most={100}
          grid={PERCENTS}
          sayValue={(percent) => say('review.percent', { percent })}
          sayLine={(seat, from, to) => say('review.chart-text', { name: speech.nameOf(seat), from, to })}
          moment={moment}
          lookAt={lookAt}
        />
      </Paper>
      <Paper heading={say('review.swings')} className="review-moves">
        <ol className="swings">
          {swings.map((swing) => (
            <ReviewedAnswer key={swing.moment} given={swing} speech={speech} shown={moment} lookAt={show}>
              <SwingWords swing={swing} speech={speech} />
            </ReviewedAnswer>
          ))}
        </ol>
        <h3>{say('review.slips')}</h3>
        {slips.length === 0 && <p>{say('review.no-slips')}</p>}
        <ol className="swings">
          {slips.map((slip) => (
            <ReviewedAnswer key={slip.moment} given={slip} speech={speech} shown={moment} lookAt={show}>
              <SlipWords slip={slip} speech={speech} />
            </ReviewedAnswer>
          ))}
        </ol>
      </Paper>
    </section>
  );
}

interface ReviewedAnswerProps {
  readonly given: Swing | Slip;
  readonly speech: Speech;
  readonly shown: number;
  readonly lookAt: (moment: number) => void;
  readonly children: ReactNode;
}

/** An answer of the match, with a link to its moment. */
function ReviewedAnswer({ given, speech, shown, lookAt, children }: ReviewedAnswerProps) {
  const say = useMatchSay();
  const { moment, seat, question } = given;
  return (
    <li>
      <button
        type="button"
        className="swing"
        data-tip={say('review.look')}
        aria-current={moment - 1 === shown ? 'step' : undefined}
        onClick={() => lookAt(moment - 1)}
      >
        <SeatMark seat={seatNumber(seat)} />
        <span className="swing-words">
          <b>{say('review.swing', { name: speech.nameOf(seat), moment })}</b>
          <span className="swing-question">{speech.say(question.say, question)}</span>
          {children}
        </span>
      </button>
    </li>
  );
}

function SwingWords({ swing, speech }: { swing: Swing; speech: Speech }) {
  const say = useMatchSay();
  const { played, better, whose, from, to } = swing;
  const name = speech.nameOf(whose);
  return (
    <>
      <span>{say('review.jump', { name, from: percentOf(from), to: percentOf(to) })}</span>
      <span>{say('review.played-so', { move: speech.say(played.say, played) })}</span>
      <span>
        {better === undefined ? say('review.same') : say('review.choice', { move: speech.say(better.say, better) })}
      </span>
    </>
  );
}

function SlipWords({ slip, speech }: { slip: Slip; speech: Speech }) {
  const say = useMatchSay();
  const { played, better, after } = slip;
  return (
    <>
      <span>{say('review.played', { move: speech.say(played.say, played), percent: percentOf(after.played) })}</span>
      <span>{say('review.better', { move: speech.say(better.say, better), percent: percentOf(after.better) })}</span>
    </>
  );
}
