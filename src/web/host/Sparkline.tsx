const WIDTH = 120;
const HEIGHT = 28;

/** The course of the last days, as small as a word. The numbers beside it say what matters. */
export function Sparkline({ days, colour }: { days: readonly number[]; colour: string }) {
  if (days.length < 2) return <span className="host-spark-none" aria-hidden="true" />;
  const most = Math.max(1, ...days);
  const points = days
    .map((value, at) => `${Math.round((at * WIDTH) / (days.length - 1))},${Math.round(26 - (value / most) * 23)}`)
    .join(' ');
  return (
    <svg className="host-spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} fill={colour} opacity="0.22" />
      <polyline
        points={points}
        fill="none"
        stroke={colour}
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
