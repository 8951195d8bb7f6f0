import { memo, useMemo } from 'react';
import { halo } from '../../../../web/look/print/cuts.ts';
import { hand, near } from '../../../../web/look/print/hand.ts';
import { distance, HEX_COUNT, type Hex, hexAt, NOWHERE, neighbour, WAYS } from '../../box/hexes.ts';
import { HUB, isBridge } from '../../box/map.ts';
import { DEBRIS, EMPTY, isPathLand, type Land, landAt } from '../../position.ts';
import { SHORE } from '../art/Backdrop.tsx';
import { upTo } from '../art/numbers.ts';
import { mudOn, trackOn, waysFrom } from '../art/roads.ts';
import { hexCut, hexLine, joinSpot, middleOf, SIDE } from '../geometry.ts';

const CENTRE = hexAt(0, 0);
const COBBLES = halo({ x: 0, y: 10, from: 44, to: 150, step: 17, gap: 7, length: 26, width: 6, seed: 8 });
const HUB_SHAPE = HUB.map((hex) => hexCut(hex, SIDE + 1, 5, 1)).join('');
const ALL: readonly Hex[] = upTo(HEX_COUNT);

function hasNeighbour(hex: Hex, holds: (hex: Hex) => boolean): boolean {
  for (let direction = 0; direction < WAYS; direction++) {
    const next = neighbour(hex, direction);
    if (next !== NOWHERE && holds(next)) return true;
  }
  return false;
}

interface Growth {
  readonly key: string;
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Wood on empty ground away from the town: it thins out as the town grows. */
function growthOn(land: readonly Land[]): Growth[] {
  const isUsed = (hex: Hex) => land[hex] !== EMPTY;
  return ALL.filter((hex) => !isUsed(hex) && !hasNeighbour(hex, isUsed))
    .sort((one, other) => middleOf(one)[1] - middleOf(other)[1])
    .flatMap((hex): Growth[] => {
      const shake = hand(hex * 41 + 900);
      const [x, y] = middleOf(hex);
      const far = distance(hex, CENTRE);
      const chance = far >= 8 ? 0.92 : far >= 6 ? 0.55 : 0.2;
      if (shake() > chance || y < SHORE + 80) {
        const href = shake() < 0.3 ? '#tt-stump' : '#tt-tuft';
        return shake() < 0.4 ? [{ key: `${hex}`, href, x, y: y + 10, scale: 1 }] : [];
      }
      const trees = far >= 7 ? 3 : 1 + Math.floor(shake() * 2);
      return upTo(trees).map((tree) => ({
        key: `${hex} ${tree}`,
        href: `#tt-fir-${Math.floor(shake() * 3)}`,
        x: x + near(shake, (tree - (trees - 1) / 2) * 30, 8),
        y: y + 24 + near(shake, 0, 12),
        scale: 0.85 + shake() * 0.45,
      }));
    });
}

/** The wood around the town. */
export const Wood = memo(function Wood({ land }: { land: readonly Land[] }) {
  const growth = useMemo(() => growthOn(land), [land]);
  return (
    <g>
      {growth.map(({ key, href, x, y, scale }) => (
        <use
          key={key}
          href={href}
          transform={`translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})`}
        />
      ))}
    </g>
  );
});

/** The grid of empty ground, building plots, the Hub's cobbles and every road. */
export const Roads = memo(function Roads({ land, cracks }: { land: readonly Land[]; cracks: readonly number[] }) {
  const paths = useMemo(() => {
    const isRoad = (hex: Hex) => isPathLand(landAt(land, hex));
    const roads = ALL.filter((hex) => isRoad(hex) && !isBridge(hex));
    const tracks = roads.map((hex) => trackOn(hex, waysFrom(hex, isRoad)));
    return {
      grid: ALL.filter((hex) => land[hex] === EMPTY)
        .map((hex) => hexLine(hex, SIDE - 2))
        .join(''),
      debris: ALL.filter((hex) => land[hex] === DEBRIS)
        .map((hex) => hexCut(hex, SIDE - 1, 3, 2))
        .join(''),
      mud: roads.map((hex) => hexCut(hex, SIDE - 0.5, 9)).join(''),
      cuts: roads.map(mudOn).join(''),
      dark: tracks.map(({ dark }) => dark).join(''),
      light: tracks.map(({ light }) => light).join(''),
    };
  }, [land]);
  return (
    <g>
      <path d={paths.grid} fill="none" stroke="var(--tt-grid)" strokeWidth="2" />
      <path d={paths.debris} fill="var(--tt-mud-2)" stroke="var(--tt-ink)" strokeWidth="2.600" />
      <path d={HUB_SHAPE} fill="var(--tt-hub)" />
      <path d={COBBLES} fill="var(--tt-hub-cut)" stroke="var(--tt-ink)" strokeWidth="1.200" />
      <path d={paths.mud} fill="var(--tt-mud)" stroke="var(--tt-ink)" strokeWidth="4" />
      <path d={paths.cuts} fill="var(--tt-mud-cut)" />
      <path d={paths.dark} fill="var(--tt-log)" stroke="var(--tt-ink)" strokeWidth="2" />
      <path d={paths.light} fill="var(--tt-log-2)" stroke="var(--tt-ink)" strokeWidth="2" />
      {cracks.map((join) => (
        <Crack key={join} join={join} />
      ))}
    </g>
  );
});

const ZIGZAG = 'M-34 0l10-9 6 11 9-13 8 14 9-13 8 12 8-9 10 7-9 3-9 8-8-9-9 13-8-13-9 12-7-10-9 6z';

/** A join that will not bear another blow. */
function Crack({ join }: { join: number }) {
  const { at, turn } = joinSpot(join);
  return (
    <path
      d={ZIGZAG}
      transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${turn.toFixed(0)})`}
      fill="#1a0b08"
      stroke="#ff7a4a"
      strokeWidth="3.2"
      strokeLinejoin="round"
    />
  );
}
