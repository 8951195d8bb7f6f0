import type { Stat } from '../../box/fights.ts';
import type { TrollNumber, TrollTown } from '../../position.ts';
import { Burst } from '../art/Burst.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { TownTroll } from '../art/TownTroll.tsx';
import { paintOf } from '../art/trolls.ts';
import { joinSpot } from '../geometry.ts';
import { nameOfTroll } from '../town/names.ts';
import { useTable } from '../town/table.ts';
import type { TownEvent } from '../words.ts';
import { doerOf, numberIn, textIn, trollIn } from './events.ts';
import type { Brawl } from './script.ts';

/** Trolls who fight, at the join where they meet; without one, in the Hub. */
export function Fighters({ town, brawl }: { town: TrollTown; brawl: Brawl }) {
  const [x, y] = brawl.join === undefined ? [0, 0] : joinSpot(brawl.join).at;
  const { trolls } = brawl;
  return (
    <g transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`} className="tt-fight">
      <Burst />
      {trolls.map((troll, place) => {
        const side = place % 2 === 0 ? -1 : 1;
        const away = 92 + Math.floor(place / 2) * 74;
        return (
          <g
            key={troll}
            transform={`translate(${side * away} ${52 + Math.floor(place / 2) * 16}) scale(${-side * 0.36} 0.36)`}
          >
            <TownTroll ground={paintOf(town, troll).ground} manner={troll} boss={town.title === troll} angry />
          </g>
        );
      })}
    </g>
  );
}

function Side({ town, troll, value }: { town: TrollTown; troll: TrollNumber; value: number }) {
  const { ground, on, mark } = paintOf(town, troll);
  return (
    <span className="tt-card-side">
      <svg viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
        <circle r="19" fill="#1a2326" />
        <circle r="16" fill={ground} />
        <path d={mark} fill={on} />
      </svg>
      {value}
    </span>
  );
}

/** An Attack card: the stat, both values, and what comes of it. */
export function Card({ town, event }: { town: TrollTown; event: TownEvent }) {
  const { speak } = useTable();
  const stat = textIn(event, 'stat') as Stat;
  const [value = 0, other = 0] = [numberIn(event, 'value'), numberIn(event, 'rivalValue')];
  const [one = 0, rival = 0] = [doerOf(town, event), trollIn(town, numberIn(event, 'rival') ?? 0)];
  const winner = value === other ? undefined : value > other ? one : rival;
  return (
    <span className="tt-card">
      <Glyph name={stat} className="tt-card-picture" />
      <span className="tt-card-name">{speak(`stat-name.${stat}`)}</span>
      <span className="tt-card-values">
        <Side town={town} troll={one} value={value} />
        <b>{value === other ? '=' : value > other ? '>' : '<'}</b>
        <Side town={town} troll={rival} value={other} />
      </span>
      <span className="tt-card-end" data-level={winner === undefined || undefined}>
        {winner === undefined ? speak('show.level') : nameOfTroll(town, winner, speak)}
      </span>
    </span>
  );
}
