import { type CSSProperties, memo } from 'react';
import { TrollBody } from '../../../../web/look/people/TrollBody.tsx';
import { TrollHead } from '../../../../web/look/people/TrollHead.tsx';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { TROLL_COLOURS } from './trolls.ts';

const POSES = [
  ['scratch', 'rest'],
  ['rest', 'raised'],
  ['rest', 'scratch'],
  ['rest', 'rest'],
  ['raised', 'rest'],
] as const;

const CROWN = 'M62 26l-8-58 34 24 32-40 32 40 34-24-8 58c-36-12-80-12-116 0z';

function Crown() {
  return <Cut d={CROWN} fill="#e0b24a" stroke="#140e14" strokeWidth="7" strokeLinejoin="round" />;
}

interface TownTrollProps {
  /** Its colour, as CSS says it. */
  readonly ground: string;
  /** How it stands; each Troll has a manner of its own. */
  readonly manner: number;
  readonly boss: boolean;
  readonly angry?: boolean;
}

/** A whole Troll, 390 high, around the middle of its feet. */
export const TownTroll = memo(function TownTroll({ ground, manner, boss, angry = false }: TownTrollProps) {
  const [left, right] = angry ? (['raised', 'raised'] as const) : (POSES[manner % POSES.length] ?? POSES[0]);
  return (
    <g data-troll="" style={{ '--troll': ground } as CSSProperties}>
      <g transform="translate(-160 -386)">
        <TrollBody colours={TROLL_COLOURS} left={left} right={right} />
        {boss && (
          <g transform="translate(40 30)">
            <Crown />
          </g>
        )}
      </g>
    </g>
  );
});

interface TrollFaceProps {
  readonly ground: string;
  readonly boss: boolean;
  readonly className?: string;
}

/** A Troll's head as a picture of its own. */
export const TrollFace = memo(function TrollFace({ ground, boss, className = 'tt-face' }: TrollFaceProps) {
  return (
    <svg
      viewBox="-22 -48 284 270"
      className={className}
      data-troll=""
      style={{ '--troll': ground } as CSSProperties}
      aria-hidden="true"
      focusable="false"
    >
      <TrollHead colours={TROLL_COLOURS} sapling={false} />
      {boss && <Crown />}
    </svg>
  );
});
