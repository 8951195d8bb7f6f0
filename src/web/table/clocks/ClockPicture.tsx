import type { Pace } from '../../../protocol/pace.ts';

interface ClockPictureProps {
  readonly kind: Pace['kind'];
  /** What is left of the most that one can have, from 0 to 1. */
  readonly share: number;
  readonly runs: boolean;
}

/** A candle that burns down for live play, a tally stick that loses notches for play over days. */
export function ClockPicture({ kind, share, runs }: ClockPictureProps) {
  return kind === 'live' ? <Candle share={share} burns={runs} /> : <Tally share={share} />;
}

const TALLEST = 20;
const STUMP = 3;

function Candle({ share, burns }: { share: number; burns: boolean }) {
  const height = STUMP + (TALLEST - STUMP) * share;
  const top = 30 - height;
  return (
    <svg className="clock-picture clock-candle" viewBox="0 0 14 32" aria-hidden="true">
      {burns && <path className="clock-flame" d={`M7 ${top - 10}c3 4 3 6 0 8.5c-3-2.5-3-4.5 0-8.5z`} />}
      <path className="clock-wick" d={`M7 ${top - 3}v3`} />
      <rect className="clock-wax" x="4" y={top} width="6" height={height} rx="1" />
      <path className="clock-dish" d="M1 30h12" />
    </svg>
  );
}

const NOTCHES = 12;

function Tally({ share }: { share: number }) {
  const left = Math.ceil(NOTCHES * share);
  return (
    <svg className="clock-picture clock-tally" viewBox="0 0 80 14" aria-hidden="true">
      <rect className="clock-wood" x="1" y="1" width="78" height="12" rx="3" />
      {Array.from({ length: NOTCHES }, (_, notch) => 7 + notch * 6).map((x, notch) => (
        <path key={x} className={notch < left ? 'clock-notch' : 'clock-notch clock-cut'} d={`M${x} 3v8`} />
      ))}
    </svg>
  );
}
