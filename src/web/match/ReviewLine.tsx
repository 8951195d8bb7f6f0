import type { LinePoint, TurningPoint } from '../../bots/review.ts';
import { Paper } from '../look/Paper.tsx';
import type { Speech } from '../table/log/speech.ts';
import { sayEstimate, sayShare } from './review-words.ts';
import { SeatChart } from './SeatChart.tsx';
import { useMatchSay } from './text.ts';

const PERCENTS = [0, 25, 50, 75, 100];

interface ReviewLineProps {
  readonly line: readonly LinePoint[];
  readonly turningPoints: readonly TurningPoint[];
  /** The last moment of the match. */
  readonly end: number;
  /** Whether the line ends with the result. */
  readonly isOver: boolean;
  readonly speech: Speech;
  readonly moment: number;
  readonly lookAt: (moment: number) => void;
}

/** The chance of each seat to win at the start of each turn, with its doubt; or how many points a lone player was going to have. */
export function ReviewLine({ line, turningPoints, end, isOver, speech, moment, lookAt }: ReviewLineProps) {
  const say = useMatchSay();
  const seats = (line[0]?.said ?? []).map((_, seat) => seat);
  const isAlone = seats.length === 1;
  const shown = (value = 0) => (isAlone ? value : value * 100);
  const valuesOf = (kind: 'said' | 'low' | 'high', seat: number) => line.map((point) => shown(point[kind][seat]));
  const highs = isAlone ? valuesOf('high', 0) : [];
  const most = isAlone ? 10 * Math.ceil(Math.max(10, ...highs) / 10) : 100;
  const least = isAlone ? Math.min(0, ...valuesOf('low', 0)) : 0;
  const chart = say(isAlone ? 'review.chart-alone' : 'review.chart');
  const now = line.findLast((point) => point.moment <= moment) ?? line[0];
  const isEnd = isOver && now !== undefined && now === line.at(-1);
  const sayNow = (seat: number) => {
    const mean = now?.said[seat] ?? 0;
    if (isEnd && !isAlone) return sayShare(say, mean);
    return sayEstimate(say, { mean, low: now?.low[seat] ?? mean, high: now?.high[seat] ?? mean }, isAlone);
  };
  return (
    <Paper heading={chart} className="review-chance">
      <SeatChart
        label={chart}
        series={seats.map((seat) => valuesOf('said', seat))}
        bands={seats.map((seat) => ({ low: valuesOf('low', seat), high: valuesOf('high', seat) }))}
        moments={line.map((point) => point.moment)}
        marked={turningPoints.map((each) => each.moment - 1)}
        end={end}
        seats={seats}
        least={least}
        most={most}
        grid={isAlone ? gridUpTo(most) : PERCENTS}
        sayValue={(value) => (isAlone ? String(value) : say('review.percent', { percent: value }))}
        sayLine={(seat) => say('review.chart-text', { name: speech.nameOf(seat), chance: sayNow(seat) })}
        moment={moment}
        lookAt={lookAt}
      />
      <p className="hint review-doubt">{say('review.doubt')}</p>
    </Paper>
  );
}

/** Four lines, at round numbers. */
function gridUpTo(most: number): number[] {
  const step = 10 * Math.ceil(most / 40);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
