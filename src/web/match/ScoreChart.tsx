import { useMemo } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { ReplayedMoment } from './replay.ts';
import { SeatChart } from './SeatChart.tsx';
import { useMatchSay } from './text.ts';

interface ScoreChartProps {
  readonly moments: readonly ReplayedMoment[];
  readonly nameOf: (seat: Seat) => string;
  readonly moment: number;
  readonly lookAt: (moment: number) => void;
}

/** Round steps for the lines of a chart from `least` up to `most`. */
function gridFor(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (most - least) / each <= 5) ?? 200;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** All scores over the match. */
export function ScoreChart({ moments, nameOf, moment, lookAt }: ScoreChartProps) {
  const say = useMatchSay();
  const { seats, points } = useMemo(() => {
    const those = moments[0]?.scores.map(({ seat }) => seat) ?? [];
    const theirs = those.map((seat) =>
      moments.map(({ scores }) => scores.find((score) => score.seat === seat)?.points ?? 0),
    );
    return { seats: those, points: theirs };
  }, [moments]);
  const least = Math.min(0, ...points.flat());
  const most = Math.max(1, ...points.flat());
  return (
    <SeatChart
      label={say('match.chart')}
      series={points}
      seats={seats}
      least={least}
      most={most}
      grid={gridFor(least, most)}
      sayValue={String}
      sayLine={(seat, from, to) => say('match.chart-text', { name: nameOf(seat), from, to })}
      moment={moment}
      lookAt={lookAt}
    />
  );
}
