/** The common scale of all ratings. */
const LEAST = 1000;
const MOST = 2200;

function share(rating: number): number {
  return Math.min(100, Math.max(0, ((rating - LEAST) / (MOST - LEAST)) * 100));
}

interface BandProps {
  readonly from: number;
  readonly to: number;
  readonly rating?: number | undefined;
}

/** Where a rating lies on the common scale, and how sure it is. The numbers stand beside it. */
export function Band({ from, to, rating }: BandProps) {
  const [left, right] = [share(from), share(to)];
  return (
    <svg className="band" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="band-scale" y="2" width="100" height="4" rx="1" />
      <rect className="band-sure" x={left} y="1.5" width={Math.max(1, right - left)} height="5" rx="1" />
      {rating !== undefined && <rect className="band-now" x={share(rating) - 0.6} width="1.2" height="8" />}
    </svg>
  );
}
