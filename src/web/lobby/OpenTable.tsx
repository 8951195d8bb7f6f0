import { Suspense } from 'react';
import { Link } from 'wouter';
import type { TableInfo } from '../../protocol/server.ts';
import { useShownNames } from '../frame/guest-names.ts';
import { optionWords } from '../frame/option-words.ts';
import { coverOf, manifestOf, titleOf } from '../game-list.ts';
import { useCatalogue } from '../game-parts.ts';
import { Badge } from '../look/Badge.tsx';
import { buttonClass } from '../look/Button.tsx';
import { sayLimits } from '../pace/say-time.ts';
import { sayUsualDuration, useUsualDuration } from '../pace/usual-duration.ts';
import { seatsLeft } from './filter.ts';
import { SeatNames } from './SeatNames.tsx';
import { useLobbySay } from './text.ts';

/** A table that waits for players: what is played, how fast, by which rules, with whom, and what is free. */
export function OpenTable({ info: told }: { info: TableInfo }) {
  const say = useLobbySay();
  const info = useShownNames(told);
  const { table, game, seats, pace, rated } = info;
  const usual = useUsualDuration(game, seats.length)(pace?.kind ?? 'none');
  const left = seatsLeft(info);
  const isMine = seats.some(({ mine }) => mine);
  const Cover = coverOf(game);
  return (
    <li className="open-table" data-soon={left === 1 || undefined}>
      <span className="open-table-cover" aria-hidden="true">
        <Suspense fallback={<span className="cover skeleton" />}>
          <Cover />
        </Suspense>
      </span>
      <span className="open-table-words">
        <span className="cluster open-table-title">
          <b>{titleOf(game)}</b>
          {rated && <Badge kind="frost">{say('rated')}</Badge>}
          <Badge kind={left === 1 ? 'gold' : left === 0 ? 'plain' : 'moss'}>
            {left === 0 ? say('lobby.full') : say('lobby.left', { count: left })}
          </Badge>
        </span>
        <SeatNames seats={seats} />
        <span className="small soft">
          {sayLimits(say, info) ?? say('lobby.pace.none')}
          {usual !== undefined && ` · ${say('lobby.about', { time: sayUsualDuration(say, usual) })}`}
          {' · '}
          <Suspense fallback={say('loading')}>
            <Rules info={info} />
          </Suspense>
        </span>
      </span>
      <Link
        href={`/table/${table}`}
        className={buttonClass({ kind: left === 1 && !isMine ? 'primary' : 'quiet' })}
        aria-label={`${titleOf(game)}: ${say(isMine || left === 0 ? 'lobby.open' : 'lobby.sit-down')}`}
      >
        {say(isMine || left === 0 ? 'lobby.open' : 'lobby.sit-down')}
      </Link>
    </li>
  );
}

/** What differs from the usual rules; how long one may plan is said before it. */
function Rules({ info: { game, options } }: { info: TableInfo }) {
  const say = useLobbySay();
  const { sayOption, sayChoice } = optionWords(useCatalogue(game), say);
  const { options: usual = {}, planningTime } = manifestOf(game) ?? {};
  const differs = Object.entries(options).filter(
    ([name, value]) => name !== planningTime && name in usual && usual[name]?.default !== value,
  );
  if (differs.length === 0) return say('lobby.usual-rules');
  return say('lobby.except', {
    options: differs.map(([name, value]) => `${sayOption(name)}: ${sayChoice(name, value)}`).join(', '),
  });
}
