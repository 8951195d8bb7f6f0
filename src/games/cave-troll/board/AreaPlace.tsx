import type { CSSProperties } from 'react';
import { ChangedMark } from '../../../web/board-kit/changed/marks.tsx';
import { usePlace } from '../../../web/board-kit/places.tsx';
import { SeatMark, seatNumber } from '../../../web/look/SeatMark.tsx';
import { AREAS, type Rectangle } from '../box/areas.ts';
import { type Area, isRoom } from '../box/map.ts';
import { type appraiseBoard, shareOf } from '../rules/scoring.ts';
import { thing } from './about.ts';
import { placeOf } from './places.ts';
import type { Speak } from './words.ts';

type Appraisal = ReturnType<typeof appraiseBoard>[number];

interface AreaPlaceProps {
  readonly area: Area;
  readonly appraisal: Appraisal;
  /** Whether a cave troll has shut it. */
  readonly shut: boolean;
  /** Whether the keyboard is here. */
  readonly here: boolean;
  readonly name: string;
  readonly speak: Speak;
}

const RING: Rectangle = [6, 6, 4, 4];

/** An area of the map as a place: its name, who holds it and what it would pay now. */
export function AreaPlace({ area, appraisal, shut, here, name, speak }: AreaPlaceProps) {
  const { id, type, rectangles } = AREAS[area] as (typeof AREAS)[number];
  const place = usePlace(placeOf.area(id));
  const [x, y, width, height] = id === 'throne-ring' ? RING : rectangles[0];
  const holder = appraisal?.controller;
  const style = {
    '--x': x,
    '--y': y,
    '--w': width,
    '--h': height,
    ...(holder !== undefined && { '--holder': `var(--seat-${seatNumber(holder)})` }),
  } as CSSProperties;
  return (
    <div
      className="ct-area"
      data-area={id}
      data-type={type}
      data-held={holder !== undefined || undefined}
      data-shut={shut || undefined}
      data-roam=""
      style={style}
      role="img"
      aria-label={name}
      tabIndex={here || place['data-mood'] === 'lit' ? 0 : -1}
      data-about={thing.area(id)}
      data-at-once=""
      {...place}
    >
      {isRoom(area) && <span className="ct-area-name">{speak(`sign.${id}`)}</span>}
      {!shut && appraisal && appraisal.heroes > 0 && <Holding appraisal={appraisal} />}
      <ChangedMark of={placeOf.area(id)} />
    </div>
  );
}

/** Who would take the gold now, and how much. */
function Holding({ appraisal }: { readonly appraisal: NonNullable<Appraisal> }) {
  const { controller, partner } = appraisal;
  if (controller === undefined) return <span className="ct-holding ct-tied">=</span>;
  return (
    <span className="ct-holding">
      <SeatMark seat={seatNumber(controller)} />
      {partner !== undefined && <SeatMark seat={seatNumber(partner)} />}
      <b>{shareOf(appraisal)}</b>
    </span>
  );
}
