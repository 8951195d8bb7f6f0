import { upTo } from '../art/numbers.ts';
import { Child } from '../art/People.tsx';
import { middleOf } from '../geometry.ts';
import type { TownEvent } from '../words.ts';
import { numberIn, routeIn } from './events.ts';

function lineOf(event: TownEvent): string {
  return routeIn(event)
    .map(middleOf)
    .map(([x, y], step) => `${step === 0 ? 'M' : 'L'}${x.toFixed(0)} ${y.toFixed(0)}`)
    .join('');
}

const SECONDS_PER_HEX = 0.15;

/** Children who run down the road: a dotted trail that stays, and those who are running now at its end. */
export function Runs({ runs, now }: { runs: readonly TownEvent[]; now: readonly TownEvent[] }) {
  return (
    <g className="tt-runs">
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: trails are only ever added at the end
        <path key={index} d={lineOf(run)} className="tt-trail" />
      ))}
      {runs.map((run, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: runs are only ever added at the end
        now.includes(run) ? <Group key={index} run={run} /> : null,
      )}
    </g>
  );
}

function Group({ run }: { run: TownEvent }) {
  const route = routeIn(run);
  const [x, y] = middleOf(route.at(-1) ?? 0);
  const children = Math.min(5, numberIn(run, 'children') ?? 1);
  const seconds = Math.min(3, route.length * SECONDS_PER_HEX);
  return (
    <g className="tt-running" style={{ offsetPath: `path("${lineOf(run)}")`, animationDuration: `${seconds}s` }}>
      <g className="tt-running-still" transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`} />
      {upTo(children).map((child) => (
        <g key={child} transform={`translate(${(child - (children - 1) / 2) * 24} ${14 + (child % 2) * 6}) scale(0.9)`}>
          <Child sort={child + route.length} running glad={run.say === 'told.run-escaped'} />
        </g>
      ))}
    </g>
  );
}
