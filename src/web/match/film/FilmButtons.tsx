import { useSettings } from '../../store/settings.ts';
import { HistoryButtons } from '../../table/history/HistoryButtons.tsx';
import type { Stepping } from '../../table/history/use-stepping.ts';
import { useStillness } from '../../use-media.ts';
import { useMatchSay } from '../text.ts';
import { type Speed, speedsFor } from './speeds.ts';
import { useSpace } from './use-space.ts';

interface FilmButtonsProps extends Stepping {
  readonly speed: Speed;
  readonly choose: (speed: Speed) => void;
}

/** The buttons of a match that plays by itself, and how fast it does. The space bar plays and pauses. */
export function FilmButtons({ speed, choose, ...stepping }: FilmButtonsProps) {
  const say = useMatchSay();
  const wantsLittle = useStillness();
  const isStill = useSettings(({ motion }) => motion === 'still') || wantsLittle;
  useSpace(stepping.playOrPause);
  const speeds = speedsFor(isStill);
  return (
    <>
      <HistoryButtons {...stepping} />
      <select
        className="select film-speed"
        aria-label={say('film.speed')}
        value={speeds.includes(speed) ? speed : 'usual'}
        onChange={({ target }) => choose(speeds.find((each) => each === target.value) ?? 'usual')}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {say(`film.${each}`)}
          </option>
        ))}
      </select>
    </>
  );
}
