import type { AchievementInfo } from '../../protocol/people.ts';
import { GAME_IDS, titleOf } from '../game-list.ts';
import { Paper } from '../look/Paper.tsx';
import { pictureOf, useAchievementWords } from './achievement-parts.ts';
import { usePeopleSay } from './text.ts';

/** What somebody has done that is worth telling; the rest stays hidden. */
export function Achievements({ achievements, all }: { achievements: readonly AchievementInfo[]; all: number }) {
  const say = usePeopleSay();
  const wordsOf = useAchievementWords();
  return (
    <Paper as="section" heading={say('achievements.title')} className="profile-achievements">
      <ul className="achievements">
        {achievements.map(({ game, achievement, times }) => {
          const { name, how } = wordsOf(game, achievement);
          const picture = pictureOf(game, achievement);
          return (
            <li key={`${game} ${achievement}`} className="achievement" data-colour={GAME_IDS.indexOf(game) % 5}>
              <svg viewBox="0 0 64 64" className="achievement-picture" aria-hidden="true" focusable="false">
                <circle cx="32" cy="32" r="29" />
                {picture && <path d={picture} transform="translate(13 13) scale(0.074)" />}
              </svg>
              <span>
                <b className="achievement-name">{name}</b>
                <span className="small soft">
                  {titleOf(game)} · {how}
                  {times > 1 && ` · ${say('achievements.times', { times })}`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="small soft">
        {achievements.length === 0
          ? say('achievements.none', { all })
          : say('achievements.count', { count: achievements.length, all })}
      </p>
    </Paper>
  );
}
