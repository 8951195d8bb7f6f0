import { Link } from 'wouter';
import type { WatchedMatch } from '../../protocol/watch.ts';
import { ago } from '../frame/ago.ts';
import { useShownNames } from '../frame/guest-names.ts';
import { titleOf } from '../game-list.ts';
import { BoardPicture } from '../home/BoardPicture.tsx';
import { sayProgress, sharePlayed } from '../lobby/progress.ts';
import { SeatNames } from '../lobby/SeatNames.tsx';
import { useLobbySay } from '../lobby/text.ts';
import { Badge } from '../look/Badge.tsx';
import { Icon } from '../look/Icon.tsx';
import { useTexts } from '../messages/text.ts';
import { sayLeastLeft } from '../pace/say-time.ts';

/** A match to watch: its board, who plays, what is at stake, and how far it is. */
export function WatchCard({ match: { info: told, view, moments, usual, tournament } }: { match: WatchedMatch }) {
  const say = useLobbySay();
  const language = useTexts((store) => store.language);
  const info = useShownNames(told);
  const { table, game, seats, asked, rated, spectators, moved } = info;
  const progress = { moments, ...(usual !== undefined && { usual }) };
  const share = sharePlayed(progress);
  const left = sayLeastLeft(say, info);
  const names = new Intl.ListFormat(language).format(seats.map(({ name }) => name));
  return (
    <li className="watch-card paper paper-card">
      <Link
        href={`/table/${table}`}
        className="watch-card-link"
        aria-label={say('watch.card', { game: titleOf(game), names })}
      >
        <span className="watch-card-board" aria-hidden="true">
          <BoardPicture game={game} seen={view === undefined ? undefined : { seat: asked[0] ?? 0, view }} />
        </span>
        <span className="watch-card-body">
          <span className="cluster watch-card-title">
            <b>{titleOf(game)}</b>
            {tournament && (
              <Badge kind="gold">
                <Icon name="cup" />
                {say('watch.round', { name: tournament.name, round: tournament.round })}
              </Badge>
            )}
            {rated && <Badge kind="frost">{say('rated')}</Badge>}
          </span>
          <SeatNames seats={seats} asked={asked} />
          <span className="watch-card-foot tiny">
            <span>{sayProgress(say, progress)}</span>
            {left !== undefined && <span>{left}</span>}
            {spectators > 0 && <span>{say('watch.spectators', { count: spectators })}</span>}
            <time className="soft" dateTime={new Date(moved).toISOString()}>
              {ago(moved, Date.now(), language) ?? say('matches.ago.now')}
            </time>
          </span>
          {share !== undefined && (
            <span className="watch-card-bar" aria-hidden="true">
              <span style={{ inlineSize: `${share}%` }} />
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
