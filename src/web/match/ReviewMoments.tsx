import type { Answered, Choice, Review, Turned, TurningPoint } from '../../bots/review.ts';
import type { Question } from '../../kernel/game.ts';
import { Paper } from '../look/Paper.tsx';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import type { Speech } from '../table/log/speech.ts';
import { sayEstimate, sizeOf } from './review-words.ts';
import { useMatchSay } from './text.ts';

interface ReviewMomentsProps {
  readonly review: Review;
  readonly speech: Speech;
  readonly moment: number;
  /** Shows that moment and scrolls to the board. */
  readonly lookAt: (moment: number) => void;
}

/** The few turns that mattered: choices, luck, and what somebody found. */
export function ReviewMoments({ review, speech, moment, lookAt }: ReviewMomentsProps) {
  const say = useMatchSay();
  const { turningPoints, checked } = review;
  const isAlone = review.line[0]?.said.length === 1;
  const hasChoice = turningPoints.some(({ kind }) => kind === 'choice');
  return (
    <Paper heading={say('review.moments')} className="review-moves">
      {!hasChoice && <p>{say(isAlone ? 'review.nothing-alone' : 'review.nothing')}</p>}
      <ol className="swings">
        {turningPoints.map((each, index) => (
          <li key={`${each.turn} ${each.seat}`}>
            <button
              type="button"
              className="swing"
              data-tip={say('review.look')}
              aria-current={each.moment - 1 === moment ? 'step' : undefined}
              onClick={() => lookAt(each.moment - 1)}
            >
              <span className="swing-number" aria-hidden="true">
                {index + 1}
              </span>
              <span className="swing-words">
                <b className="swing-who">
                  <SeatMark seat={seatNumber(each.seat)} />
                  {say('review.moment', { name: speech.nameOf(each.seat), moment: each.moment })}
                </b>
                <span className="swing-question">{speech.say(each.question.say, each.question)}</span>
                <Words each={each} speech={speech} isAlone={isAlone} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className="hint review-sure">
        {say('review.how-sure')}
        {checked !== undefined &&
          ` ${say(isAlone ? 'review.checked-alone' : 'review.checked', {
            matches: checked.matches,
            off: isAlone ? checked.error.toFixed(1) : Math.max(1, Math.round(checked.error * 100)),
          })}`}
      </p>
    </Paper>
  );
}

interface WordsProps {
  readonly each: TurningPoint;
  readonly speech: Speech;
  readonly isAlone: boolean;
}

function Words({ each, speech, isAlone }: WordsProps) {
  return each.kind === 'choice' ? (
    <ChoiceWords choice={each} speech={speech} isAlone={isAlone} />
  ) : (
    <TurnedWords turned={each} speech={speech} isAlone={isAlone} />
  );
}

function ChoiceWords({ choice, speech, isAlone }: { choice: Choice; speech: Speech; isAlone: boolean }) {
  const say = useMatchSay();
  const { played, better, cost, reasons, seat } = choice;
  const sayAnswered = (id: 'review.played' | 'review.better', answered: Answered) =>
    say(id, { move: sayLine(answered.line, speech), chance: sayEstimate(say, answered, isAlone) });
  return (
    <>
      <span>{sayAnswered('review.played', played)}</span>
      <span className="swing-better">{sayAnswered('review.better', better)}</span>
      {reasons.length > 0 && (
        <span className="swing-reasons">
          <span>{say('review.in-place', { name: speech.nameOf(seat) })}</span>
          {reasons.map((reason) => (
            <span key={reason.say} className="swing-reason" data-against={reason.worth < 0 || undefined}>
              {speech.say(reason.say, reason)}
            </span>
          ))}
        </span>
      )}
      <span className="swing-cost">{say(isAlone ? 'review.cost-alone' : 'review.cost', sizeOf(cost, isAlone))}</span>
    </>
  );
}

/** Several answers of a line, one after another. */
function sayLine(line: readonly Question[], speech: Speech): string {
  return line.map((label) => speech.say(label.say, label)).join(' › ');
}

function TurnedWords({ turned, speech, isAlone }: { turned: Turned; speech: Speech; isAlone: boolean }) {
  const say = useMatchSay();
  const { kind, played, change, whose } = turned;
  const params = { name: speech.nameOf(whose), ...sizeOf(change, isAlone) };
  return (
    <>
      <span>{say('review.did', { move: speech.say(played.say, played) })}</span>
      <span className={change.mean < 0 ? 'swing-cost' : 'swing-gain'}>
        {kind === 'answer' ? say(isAlone ? 'review.found-alone' : 'review.found', params) : sayLuck()}
      </span>
      {kind === 'luck' && change.mean < 0 && <span>{say('review.no-blame')}</span>}
    </>
  );

  function sayLuck(): string {
    if (isAlone) return say(change.mean < 0 ? 'review.luck-cost-alone' : 'review.luck-won-alone', params);
    return say(change.mean < 0 ? 'review.luck-cost' : 'review.luck-won', params);
  }
}
