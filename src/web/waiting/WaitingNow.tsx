import { PACES } from '../../protocol/pace.ts';
import {
  RANGE_GROWS_EVERY,
  RATING_RANGE,
  type WaitedFor,
  type WaitingPace,
  type WaitingRoom,
} from '../../protocol/waiting.ts';
import { Empty } from '../frame/Empty.tsx';
import { titleOf } from '../game-list.ts';
import { Badge } from '../look/Badge.tsx';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { sayDuration, sayPace } from '../pace/say-time.ts';
import { isSame, kindOf, sayAbout, usualFor } from './say-wait.ts';
import { useWaitingSay } from './text.ts';

interface WaitingNowProps {
  readonly room: WaitingRoom;
  /** The pace that the explanation is for. */
  readonly pace: WaitingPace;
  /** Chooses what others wait for. */
  join(what: WaitedFor): void;
}

/** How many wait for what, how long that usually takes, and how others are found. */
export function WaitingNow({ room: { groups, usual, mine }, pace, join }: WaitingNowProps) {
  const say = useWaitingSay();
  const every = RANGE_GROWS_EVERY[kindOf(mine?.pace ?? pace) === 'days' ? 'days' : 'live'] / 1_000;
  return (
    <div className="stack">
      <Paper as="section" heading={say('waiting.now')}>
        {groups.length === 0 && <Empty>{say('waiting.now-none')}</Empty>}
        <ul className="waiting-groups">
          {groups.map(({ people, since: _, ...what }) => {
            const wait = usualFor(usual, what);
            return (
              <li key={Object.values(what).join(' ')} className="waiting-group">
                <span className="waiting-group-words">
                  <b>{titleOf(what.game)}</b>
                  <span className="small" data-tip={what.pace === 'none' ? undefined : sayPace(say, PACES[what.pace])}>
                    {people < what.seats
                      ? say('waiting.group', { people, seats: what.seats })
                      : `${say('waiting.more', { people })}, ${say('waiting.group', { people: what.seats, seats: what.seats })}`}
                    {` · ${say(`waiting.pace.${kindOf(what.pace)}`)}`}
                    {wait !== undefined && ` · ${say('waiting.usually', { time: sayAbout(say, wait) })}`}
                  </span>
                </span>
                {what.rated && <Badge kind="frost">{say('rated')}</Badge>}
                {mine && isSame(mine, what) ? (
                  <Badge kind="gold">{say('waiting.you')}</Badge>
                ) : (
                  mine === undefined && (
                    <Button size="small" onClick={() => join(what)}>
                      {say('waiting.join')}
                    </Button>
                  )
                )}
              </li>
            );
          })}
        </ul>
      </Paper>
      <Paper as="section" heading={say('waiting.how')}>
        <ul className="waiting-how small">
          <li>{say('waiting.how.1')}</li>
          <li>
            {say('waiting.how.2', {
              time: sayDuration(say, every),
              all: sayDuration(say, every * RATING_RANGE.steps),
            })}
          </li>
          <li>{say('waiting.how.3')}</li>
        </ul>
      </Paper>
    </div>
  );
}
