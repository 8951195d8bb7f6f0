import { Suspense } from 'react';
import { PACES } from '../../protocol/pace.ts';
import { type OwnWaiting, RATING_RANGE, type UsualWait } from '../../protocol/waiting.ts';
import { HouseMark } from '../frame/HouseMark.tsx';
import { useTask } from '../frame/use-task.ts';
import { coverOf, titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { Switch } from '../look/Switch.tsx';
import { useTexts } from '../messages/text.ts';
import { sayPace } from '../pace/say-time.ts';
import { useMe } from '../store/me.ts';
import { kindOf, sayAbout, sayPassing, sayStay, useServerNow, usualFor } from './say-wait.ts';
import { useWaitingSay } from './text.ts';
import { useWaiting } from './waiting.ts';

interface SearchingProps {
  readonly mine: OwnWaiting;
  readonly usual: readonly UsualWait[];
}

/** The search under way: how long, for whom, what comes next. */
export function Searching({ mine, usual }: SearchingProps) {
  const say = useWaitingSay();
  const language = useTexts((store) => store.language);
  const mark = useMe((store) => store.mark);
  const end = useWaiting((store) => store.end);
  const task = useTask();
  const now = useServerNow();
  const { game, seats, pace, rated, people, near, since, botAfter, stay, until } = mine;
  const here = Math.min(near, seats);
  const wait = usualFor(usual, mine);
  const untilBot = botAfter === undefined ? undefined : since + botAfter - now;
  const Cover = coverOf(game);
  return (
    <Paper as="section" kind="card" className="searching" aria-labelledby="searching">
      <div className="searching-cover" aria-hidden="true">
        <Suspense fallback={<div className="cover skeleton" />}>
          <Cover />
        </Suspense>
      </div>
      <div className="searching-body stack">
        <div className="searching-head">
          <h2 id="searching" className="paper-title" aria-live="polite">
            {say('waiting.looking', { count: Math.max(1, seats - here) })}
          </h2>
          <span
            className="searching-time"
            role="timer"
            aria-label={say('waiting.since', { time: sayPassing(say, now - since) })}
          >
            {sayPassing(say, now - since)}
          </span>
        </div>
        <p className="cluster">
          <b>{titleOf(game)}</b>
          <span>{pace === 'none' ? say('waiting.pace.none') : sayPace(say, PACES[pace])}</span>
          {rated && <Badge kind="frost">{say('rated')}</Badge>}
        </p>
        <ul className="searching-seats">
          {numbersTo(seats).map((seat) => (
            <li key={seat} className="searching-seat" data-taken={seat < here || undefined}>
              {seat === 0 && mark !== undefined && <HouseMark mark={mark} />}
              {seat === 0 ? say('waiting.you') : say('waiting.free')}
            </li>
          ))}
        </ul>
        <p className="small">
          {say('waiting.same', { people })}
          {people > 1 && near < people && ` ${say('waiting.near', { near })}`}
          {` ${wait === undefined ? say('waiting.usual-unknown') : say('waiting.usual', { time: sayAbout(say, wait) })}`}
        </p>
        <Reach mine={mine} now={now} />
        {untilBot !== undefined && (
          <p>{untilBot > 0 ? say('waiting.bot-in', { time: sayPassing(say, untilBot) }) : say('waiting.bot-soon')}</p>
        )}
        <StaySwitch mine={mine} />
        {stay && (
          <p className="hint">
            {say('waiting.until', {
              time: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(until),
            })}
          </p>
        )}
        <div className="cluster">
          <Button icon="close" busy={task.busy} onClick={() => task.run(end)}>
            {say('waiting.stop')}
          </Button>
        </div>
        {task.trouble && <p className="error">{task.trouble}</p>}
      </div>
    </Paper>
  );
}

/** From 0 to one less: seats and steps have no id but their number. */
function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** The range of ratings, as steps that fill. */
function Reach({ mine: { rating, reach, widens }, now }: { mine: OwnWaiting; now: number }) {
  const say = useWaitingSay();
  const step = reach === undefined ? RATING_RANGE.steps + 1 : reach / RATING_RANGE.step;
  return (
    <div className="reach">
      <span className="reach-words">
        <b>{say('waiting.reach')}</b>
        <span>
          {reach === undefined
            ? say('waiting.reach.all')
            : say('waiting.reach.some', { from: rating - reach, to: rating + reach })}
        </span>
        {widens !== undefined && (
          <span className="small soft">{say('waiting.widens', { time: sayPassing(say, widens - now) })}</span>
        )}
      </span>
      <span
        className="reach-steps"
        role="img"
        aria-label={say('waiting.reach-label', { step, steps: RATING_RANGE.steps + 1 })}
      >
        {numbersTo(RATING_RANGE.steps + 1).map((index) => (
          <span key={index} data-reached={index < step || undefined} />
        ))}
      </span>
    </div>
  );
}

/** Whether to go on when no page is open; the search begins anew with the other answer, and keeps its place in time. */
function StaySwitch({ mine }: { mine: OwnWaiting }) {
  const say = useWaitingSay();
  const called = useMe((store) => store.person?.called) === true;
  const setStay = useWaiting((store) => store.setStay);
  const task = useTask();
  return (
    <Switch
      label={say('waiting.stay')}
      hint={say('waiting.stay-hint', { time: sayStay(say, kindOf(mine.pace)), called: String(called) })}
      checked={mine.stay}
      disabled={task.busy}
      onChange={(stay) => task.run(() => setStay(stay))}
    />
  );
}
