import type { DeedInfo } from '../../protocol/people.ts';
import { GAME_IDS, titleOf } from '../game-list.ts';
import { Paper } from '../look/Paper.tsx';
import { pictureOf, useDeedWords } from './deed-parts.ts';
import { usePeopleSay } from './text.ts';

/** What somebody has done that is worth telling; the rest stays hidden. */
export function Deeds({ deeds, all }: { deeds: readonly DeedInfo[]; all: number }) {
  const say = usePeopleSay();
  const wordsOf = useDeedWords();
  return (
    <Paper as="section" heading={say('deeds.title')} className="profile-deeds">
      <ul className="deeds">
        {deeds.map(({ game, deed, times }) => {
          const { name, how } = wordsOf(game, deed);
          const picture = pictureOf(game, deed);
          return (
            <li key={`${game} ${deed}`} className="deed" data-colour={GAME_IDS.indexOf(game) % 5}>
              <svg viewBox="0 0 64 64" className="deed-picture" aria-hidden="true" focusable="false">
                <circle cx="32" cy="32" r="29" />
                {picture && <path d={picture} transform="translate(13 13) scale(0.074)" />}
              </svg>
              <span>
                <b className="deed-name">{name}</b>
                <span className="small soft">
                  {titleOf(game)} · {how}
                  {times > 1 && ` · ${say('deeds.times', { times })}`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="small soft">
        {deeds.length === 0 ? say('deeds.none', { all }) : say('deeds.count', { count: deeds.length, all })}
      </p>
    </Paper>
  );
}
