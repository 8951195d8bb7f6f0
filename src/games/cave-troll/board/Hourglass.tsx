import { ChangedMark } from '../../../web/board-kit/changed/marks.tsx';
import { iconsOn } from '../box/cards.ts';
import type { CaveTroll } from '../position.ts';
import { turnsToWarnOf } from '../steps/turn.ts';
import { thing } from './about.ts';
import { HourglassPicture } from './art/HourglassPicture.tsx';
import { spotOf } from './shows.ts';
import type { Speak } from './words.ts';

interface HourglassProps {
  readonly view: CaveTroll;
  /** Nothing is still to come after the match. */
  readonly over: boolean;
  readonly speak: Speak;
}

/** CT-9.7: the scoring pile. When it is full, all rooms pay. */
export function Hourglass({ view, over, speak }: HourglassProps) {
  const { iconThreshold } = view.options;
  const icons = iconsOn(view.pile);
  const label = speak('board.hourglass', { icons, threshold: iconThreshold });
  const turns = turnsToWarnOf(view);
  return (
    <div
      className="ct-hourglass"
      data-spot="pile"
      data-guide="hourglass"
      data-place={spotOf.hourglass}
      data-about={thing.hourglass}
      data-near={(!over && icons >= iconThreshold - 2) || undefined}
    >
      <HourglassPicture filled={icons} of={iconThreshold} title={label} />
      <span className="ct-hourglass-words">
        <b aria-hidden="true">
          {icons}/{iconThreshold}
        </b>
        {!over &&
          (turns === undefined ? (
            <span aria-hidden="true">{speak('board.until-scoring', { left: Math.max(0, iconThreshold - icons) })}</span>
          ) : (
            <span>{speak('board.turns-to-draw', { turns })}</span>
          ))}
      </span>
      <ChangedMark of={spotOf.hourglass} />
    </div>
  );
}
