import { Icon } from '../../../../web/look/Icon.tsx';
import type { HintedSpot } from '../hinted.ts';
import { useTable } from '../town/table.ts';
import type { Bounds } from './bounds.ts';
import { GhostPiece } from './Ghosts.tsx';

/** What a hint would have built, where it would stand. */
export function HintGhosts({ spots }: { spots: readonly HintedSpot[] }) {
  const { view, me = 0 } = useTable();
  return (
    <g className="tt-hinted">
      {spots.map(
        ({ piece, hexes }) =>
          piece && hexes && <GhostPiece key={hexes.join(' ')} view={view} seat={me} work={piece} hexes={hexes} />,
      )}
    </g>
  );
}

/** A lamp wherever a hint leads. */
export function HintPins({ spots, bounds }: { spots: readonly HintedSpot[]; bounds: Bounds }) {
  return spots.map(({ at: [x, y] }) => (
    <span
      key={`${x} ${y}`}
      className="tt-pin tt-pin-hint"
      aria-hidden="true"
      style={{
        left: `calc(${(x - bounds.left).toFixed(0)} * var(--unit))`,
        top: `calc(${(y - bounds.top - 50).toFixed(0)} * var(--unit))`,
      }}
    >
      <Icon name="hint" />
    </span>
  ));
}
