import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import type { TableInfo } from '../../../protocol/server.ts';
import { HouseMark } from '../../frame/HouseMark.tsx';
import { optionWords } from '../../frame/option-words.ts';
import { useTask } from '../../frame/use-task.ts';
import { coverOf, guideMinutesOf, manifestOf, summaryOf, titleOf } from '../../game-list.ts';
import { useCatalogue } from '../../game-parts.ts';
import { Button, buttonClass } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Paper } from '../../look/Paper.tsx';
import { useSay, useTexts } from '../../messages/text.ts';
import { sayPace } from '../../pace/say-time.ts';
import { sayUsualDuration, useUsualDuration } from '../../pace/usual-duration.ts';
import { playGuided } from '../../play.ts';

interface InvitationProps {
  readonly info: TableInfo;
  /** What the host says to those who come. */
  readonly word: string | undefined;
}

/** The invitation: host, game, length, options and a link to the rules. */
export function Invitation({ info, word }: InvitationProps) {
  const say = useSay();
  const language = useTexts((store) => store.language);
  const { game, seats } = info;
  const inviting = seats.find(({ host }) => host);
  const usual = useUsualDuration(game, seats.length)(info.pace?.kind ?? 'none');
  const Cover = coverOf(game);
  return (
    <Paper as="section" kind="card" className="invitation" aria-label={titleOf(game)}>
      <Suspense fallback={<div className="cover skeleton" />}>
        <Cover />
      </Suspense>
      <div className="invitation-words">
        <p className="lead invitation-host">
          {inviting?.mark !== undefined && <HouseMark mark={inviting.mark} />}
          {info.host
            ? say('room.you-invite')
            : inviting
              ? say('room.invites', { name: inviting.name })
              : say('room.invited')}
        </p>
        <h1>{titleOf(game)}</h1>
        {word !== undefined && <blockquote className="invitation-word">{word}</blockquote>}
        <p>{summaryOf(game, language)}</p>
        <ul className="invitation-facts">
          <li>
            <Icon name="users" /> {say('room.players', { count: seats.length })}
          </li>
          {info.pace !== undefined && (
            <li>
              <Icon name="hourglass" /> {sayPace(say, info.pace)}
            </li>
          )}
          {info.rated && (
            <li>
              <Icon name="chart" /> {say('room.rated')}
            </li>
          )}
          {usual !== undefined && (
            <li>
              <Icon name="hourglass" /> {say('room.length', { time: sayUsualDuration(say, usual) })}
            </li>
          )}
          <li>
            <Icon name={info.open ? 'campfire' : 'link'} /> {say(info.open ? 'room.open' : 'room.private')}
          </li>
        </ul>
        {info.pace !== undefined && (
          <p className="small">
            {say(`pace.${info.pace.timeUp}`)} {info.pace.hours && say('pace.hours', { ...info.pace.hours })}
          </p>
        )}
        <Suspense fallback={<p className="invitation-options">{say('loading')}</p>}>
          <Differences info={info} />
        </Suspense>
        <div className="cluster">
          <Link href={`/rules/${game}`} className={buttonClass({ size: 'small' })}>
            <Icon name="book" /> {say('learn.rules')}
          </Link>
          <ShowMe game={game} />
        </div>
      </div>
    </Paper>
  );
}

/** The options that differ from the default. */
function Differences({ info: { game, options } }: { info: TableInfo }) {
  const say = useSay();
  const { sayOption, sayChoice } = optionWords(useCatalogue(game), say);
  const usual = manifestOf(game)?.options ?? {};
  const differs = Object.entries(options).filter(([name, value]) => name in usual && usual[name]?.default !== value);
  return (
    <p className="invitation-options">
      {differs.length === 0
        ? say('room.as-usual')
        : say('room.except', {
            options: differs.map(([name, value]) => `${sayOption(name)}: ${sayChoice(name, value)}`).join(', '),
          })}
    </p>
  );
}

/** A link to the guided match, for the time of waiting. */
function ShowMe({ game }: { game: string }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const minutes = guideMinutesOf(game);
  if (minutes === undefined) return null;
  return (
    <>
      <Button
        size="small"
        icon="learn"
        busy={task.busy}
        onClick={() => task.run(async () => navigate(`/guide/${await playGuided(game)}`))}
      >
        {say('learn.begin', { minutes })}
      </Button>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </>
  );
}
