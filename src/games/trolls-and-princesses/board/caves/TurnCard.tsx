import { useComfort } from '../../../../web/board-kit/comfort.ts';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { Button } from '../../../../web/look/Button.tsx';
import type { Tile } from '../../box/tiles.ts';
import type { Player } from '../../position.ts';
import { countJoined, joinedAt } from '../layout.ts';
import { placeOf } from '../places.ts';
import { useTable } from '../table.ts';
import type { Cell } from './Network.tsx';
import { tileBrings, tileName } from './words.ts';

interface TurnCardProps {
  readonly tile: Tile;
  readonly cell: Cell | undefined;
  readonly player: Player;
  readonly turn: (by: 1 | -1) => void;
}

/** The tile in hand: what it is, what it would join here, and how it is turned. */
export function TurnCard({ tile, cell, player, turn }: TurnCardProps) {
  const { speak } = useTable();
  const hint = useComfort() === 'finger' ? 'board.turn-hint-touch' : 'board.turn-hint';
  const joins = cell === undefined ? undefined : countJoined(joinedAt(player, tile, cell.i, cell.j, cell.r));
  return (
    <div className="tp-turn-card paper">
      <p>
        <b>{tileName(tile, speak)}</b>
        {tileBrings(tile, speak)}
      </p>
      <p>{joins === undefined ? speak(hint) : speak('place.joins', joins)}</p>
      <div className="tp-turn-buttons">
        <Button size="small" icon="turn-left" onClick={() => turn(-1)}>
          {speak('board.turn-left')}
        </Button>
        <Button size="small" icon="turn-right" onClick={() => turn(1)}>
          {speak('board.turn-right')}
        </Button>
        {cell !== undefined && <LayHere cell={cell} />}
      </div>
    </div>
  );
}

/** The same as pressing the cell once more: nothing on the drawing says that it can be pressed. */
function LayHere({ cell: { i, j, r } }: { readonly cell: Cell }) {
  const { speak } = useTable();
  const { 'data-place': place, 'data-mood': mood } = usePlace(placeOf.cell(i, j, r));
  return (
    <Button size="small" kind="primary" data-place={place} data-mood={mood} data-at-once="">
      {speak('board.lay-here')}
    </Button>
  );
}
