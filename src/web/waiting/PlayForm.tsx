import { Link } from 'wouter';
import type { UsualWait } from '../../protocol/waiting.ts';
import { Choice } from '../frame/Choice.tsx';
import { GameTiles } from '../frame/GameTiles.tsx';
import { NameField, useNameQuestion } from '../frame/NameField.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { Switch } from '../look/Switch.tsx';
import type { Unfit } from '../new-table/new-table.ts';
import { PaceKinds } from '../new-table/PaceChoice.tsx';
import { namesOf } from '../new-table/pace-plan.ts';
import { RatedChoice } from '../new-table/RatedChoice.tsx';
import { useNewTableSay } from '../new-table/text.ts';
import { sayDuration } from '../pace/say-time.ts';
import { useMe } from '../store/me.ts';
import { kindOf, sayAbout, sayStay, usualFor } from './say-wait.ts';
import { useWaitingSay } from './text.ts';
import { useWaiting } from './waiting.ts';
import { BOT_TIMES, seatCounts, seatsFor, type Wish } from './wish.ts';

interface PlayFormProps {
  readonly wish: Wish;
  readonly usual: readonly UsualWait[];
  change(wish: Wish): void;
}

const USUAL_TIMES = { none: 'none', live: 'live-quick', days: 'days-steady' } as const;

/** What one would like to play: four questions and a button. */
export function PlayForm({ wish, usual, change }: PlayFormProps) {
  const say = useWaitingSay();
  const sayNew = useNewTableSay();
  const begin = useWaiting((store) => store.begin);
  const person = useMe((store) => store.person);
  const task = useTask();
  const naming = useNameQuestion();
  const kind = kindOf(wish.pace);
  const unfit: Unfit[] = [
    ...(person?.lasting ? [] : ['guest' as const]),
    ...(kind === 'none' ? ['clock' as const] : []),
  ];
  const rated = wish.rated && unfit.length === 0;
  const wait = usualFor(usual, { ...wish, rated });
  const names = kind === 'none' ? [] : namesOf(kind);
  return (
    <form
      className="play-form"
      onSubmit={(event) => {
        event.preventDefault();
        task.run(async () => {
          await naming.settle();
          await begin({ ...wish, rated, botAfter: rated ? null : wish.botAfter });
        });
      }}
    >
      <Paper as="section" className="stack" aria-label={say('waiting.title')}>
        <NameField question={naming} />
        <GameTiles
          label={say('waiting.game')}
          game={wish.game}
          choose={(game) => change({ ...wish, game, seats: seatsFor(game, wish.seats) })}
        />
        <Choice
          label={say('waiting.players')}
          values={seatCounts(wish.game).map(String)}
          value={String(wish.seats)}
          say={(count) => count}
          onChange={(count) => change({ ...wish, seats: Number(count) })}
        />
        <PaceKinds
          game={wish.game}
          seats={wish.seats}
          kind={kind}
          rated={rated}
          choose={(each) => change({ ...wish, pace: USUAL_TIMES[each] })}
        />
        {names.length > 0 && (
          <Choice
            label={sayNew('new.times')}
            values={names}
            value={names.find((name) => name === wish.pace) ?? 'live-quick'}
            say={(times) => sayNew(`new.times.${times}`)}
            onChange={(pace) => change({ ...wish, pace })}
          />
        )}
        <RatedChoice
          rated={rated}
          unfit={unfit}
          hint={say('waiting.counts.rated-hint')}
          change={(wanted) => change({ ...wish, rated: wanted })}
        />
        <BotTimes wish={wish} rated={rated} change={change} />
        <Switch
          label={say('waiting.stay')}
          hint={
            <>
              {say('waiting.stay-hint', { time: sayStay(say, kind), called: String(person?.called === true) })}{' '}
              {person?.called !== true && <Link href="/calls">{say('waiting.calls')}</Link>}
            </>
          }
          checked={wish.stay}
          onChange={(stay) => change({ ...wish, stay })}
        />
        <div className="cluster new-submit">
          <Button type="submit" kind="primary" size="large" icon="play" busy={task.busy}>
            {say('waiting.begin')}
          </Button>
          {wait !== undefined && <span className="hint">{say('waiting.usual', { time: sayAbout(say, wait) })}</span>}
        </div>
        {task.trouble && <p className="error">{task.trouble}</p>}
      </Paper>
    </form>
  );
}

function BotTimes({ wish, rated, change }: Pick<PlayFormProps, 'wish' | 'change'> & { rated: boolean }) {
  const say = useWaitingSay();
  if (rated) return <p className="hint">{say('waiting.bots-rated')}</p>;
  const values = ['never', ...BOT_TIMES.map(String)];
  return (
    <Choice
      label={say('waiting.bots')}
      hint={wish.botAfter === null || wish.seats === 2 ? undefined : say('waiting.bots-hint')}
      values={values}
      value={wish.botAfter === null ? 'never' : String(wish.botAfter)}
      say={(each) =>
        each === 'never'
          ? say('waiting.bots.never')
          : say('waiting.bots.after', { time: sayDuration(say, Number(each)) })
      }
      onChange={(each) => change({ ...wish, botAfter: each === 'never' ? null : Number(each) })}
    />
  );
}
