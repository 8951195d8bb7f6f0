import '../pages/play-strip.css';
import { Link, useLocation } from 'wouter';
import { useTask } from '../frame/use-task.ts';
import { titleOf } from '../game-list.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { sayDuration } from '../pace/say-time.ts';
import { kindOf, sayPassing, useServerNow } from './say-wait.ts';
import { useWaitingSay } from './text.ts';
import { useWaiting, useWaitingRoom } from './waiting.ts';
import { keptWish } from './wish.ts';

/** One press that finds somebody to play with, as one last chose it. */
export function PlayStrip() {
  const say = useWaitingSay();
  const room = useWaitingRoom();
  const { begin, end } = useWaiting();
  const [, navigate] = useLocation();
  const task = useTask();
  const wish = keptWish();
  const mine = room?.mine;
  const people = room?.groups.reduce((sum, group) => sum + group.people, 0) ?? 0;
  const shown = mine ?? wish;
  const words = [
    say('waiting.plan', {
      game: titleOf(shown.game),
      seats: shown.seats,
      pace: say(`waiting.pace.${kindOf(shown.pace)}`),
    }),
    ...(shown.rated ? [say('rated')] : []),
    ...(mine === undefined && wish.botAfter !== null
      ? [say('waiting.plan-bot', { time: sayDuration(say, wish.botAfter) })]
      : []),
  ];
  return (
    <Paper as="section" kind="strip" className="play-strip" aria-labelledby="play-strip" data-waiting={mine && true}>
      <Icon name={mine ? 'hourglass' : 'users'} />
      <span className="play-strip-words">
        <b id="play-strip">{say(mine ? 'waiting.looking-short' : 'waiting.title')}</b>
        <span className="small">{words.join(' · ')}</span>
        {!mine && people > 0 && <span className="small soft">{say('waiting.someone-waits', { people })}</span>}
        {task.trouble && <span className="error">{task.trouble}</span>}
      </span>
      {mine ? (
        <span className="cluster">
          <Passing since={mine.since} />
          <Link href="/play" className={buttonClass({ kind: 'primary' })}>
            {say('waiting.open')}
          </Link>
          <Button busy={task.busy} onClick={() => task.run(end)}>
            {say('waiting.stop')}
          </Button>
        </span>
      ) : (
        <span className="cluster">
          <Button
            kind="primary"
            icon="play"
            busy={task.busy}
            onClick={() =>
              task.run(async () => {
                await begin(wish);
                navigate('/play');
              })
            }
          >
            {say('waiting.begin')}
          </Button>
          <Link href="/play" className={buttonClass()}>
            {say('waiting.change')}
          </Link>
        </span>
      )}
    </Paper>
  );
}

function Passing({ since }: { since: number }) {
  const say = useWaitingSay();
  const now = useServerNow();
  return <span className="play-strip-time">{sayPassing(say, now - since)}</span>;
}
