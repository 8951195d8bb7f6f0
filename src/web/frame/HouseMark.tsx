import { cutsOf, MARK_GRID } from '../../protocol/house-mark.ts';
import type { PictureProps } from '../look/Picture.tsx';
import { Picture } from '../look/Picture.tsx';

const SIDE = 44;
/** Between two points of the grid. */
const GAP = 6.2;
const CHIP =
  'M3.5 6.5Q4 3 8 2.6L37 3.4Q41 4 41.2 8L40.6 37Q40 41 36.5 41.3L7 40.8Q3 40.4 2.8 36.6zM5 7.2L4.6 36Q4.8 38.8 7.6 39.1L36.2 39.4Q38.4 39.2 38.9 36.4L39.4 8.4Q39.3 5.6 36.4 5.1L8.4 4.4Q5.4 4.8 5 7.2z';
const GROUND =
  'M5 7.2Q5.4 4.8 8.4 4.4L36.4 5.1Q39.3 5.6 39.4 8.4L38.9 36.4Q38.4 39.2 36.2 39.4L7.6 39.1Q4.8 38.8 4.6 36z';
const GRAIN = 'M6.5 13q7-1.5 13 0M26 33q6-1.6 11 0M8 28q5-1 8 0M27 10q4-.8 8 .2';

interface HouseMarkProps extends PictureProps {
  /** As the server sends it with a person, a seat or a line of the chat. */
  mark: string;
}

/** Somebody's house mark: ink on a chip of birch, as large as the text beside it unless a class says otherwise. */
export function HouseMark({ mark, title, className = 'house-mark' }: HouseMarkProps) {
  const cuts = pathOf(mark);
  return (
    <Picture width={SIDE} height={SIDE} title={title} className={className}>
      <g transform={`rotate(${tiltOf(mark)} 22 22)`}>
        <path d={GROUND} fill="var(--birch)" />
        <path d={GRAIN} fill="none" stroke="#cdb68a" />
        <path d={CHIP} fill="var(--ink)" fillRule="evenodd" />
        <path
          d={cuts}
          fill="none"
          stroke="#8a3a22"
          strokeWidth="4.2"
          strokeLinecap="square"
          opacity="0.35"
          transform="translate(.8 .9)"
        />
        <path d={cuts} fill="none" stroke="var(--ink)" strokeWidth="3.4" strokeLinecap="square" />
      </g>
    </Picture>
  );
}

/** The cuts in a box of 44 by 44, with that much between two points of the grid. */
export function pathOf(mark: string, gap = GAP): string {
  const at = (place: number) => round(SIDE / 2 + (place - (MARK_GRID - 1) / 2) * gap);
  return cutsOf(mark)
    .map(([from, to]) => `M${at(from.x)} ${at(from.y)}L${at(to.x)} ${at(to.y)}`)
    .join('');
}

/** Chips lie a little aslant, each in its own way. */
function tiltOf(mark: string): number {
  let sum = 0;
  for (const letter of mark) sum = (sum * 7 + letter.charCodeAt(0)) % 61;
  return (sum - 30) / 10;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
