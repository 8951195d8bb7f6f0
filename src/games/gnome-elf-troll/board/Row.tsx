import { useRef } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { ChangedMark } from '../../../web/board-kit/changed/marks.tsx';
import { usePlace } from '../../../web/board-kit/places.tsx';
import { useReachable } from '../../../web/board-kit/reachable.ts';
import { seatNumber } from '../../../web/look/SeatMark.tsx';
import type { End } from '../box/produce.ts';
import type { GardenTile, GnomeElfTroll } from '../position.ts';
import { yieldOf } from '../rules/harvest.ts';
import { thing } from './about.ts';
import { Figure } from './art/Figure.tsx';
import { BrokenLink, PairLink } from './art/Links.tsx';
import { ProduceTile } from './art/ProduceTile.tsx';
import { describeTile, placeOf } from './places.ts';
import { spotOf } from './shows.ts';
import type { Speak } from './words.ts';

interface RowProps {
  readonly view: GnomeElfTroll;
  readonly garden: Seat;
  /** Whether the viewer sows here. */
  readonly mine: boolean;
  readonly speak: Speak;
}

type Link = 'pair' | 'broken' | undefined;

/** What ties a tile to its right neighbour: more from that one because of this, or what could have been. */
function linkBetween(left: GardenTile, right: GardenTile | undefined): Link {
  if (right === undefined || left.kind !== right.kind) return undefined;
  return yieldOf(right, left) > yieldOf(right, undefined) ? 'pair' : 'broken';
}

/** A garden's row of tiles with the figures on them and the ties between them. */
export function Row({ view, garden, mine, speak }: RowProps) {
  const tiles = view.gardens[garden] ?? [];
  const row = useRef<HTMLOListElement>(null);
  useReachable(row);
  return (
    <ol className="get-row" ref={row} data-ground>
      {mine && <RowEnd end="left" speak={speak} />}
      {tiles.map((tile, index) => (
        <Slot
          key={tile.id}
          tile={tile}
          link={linkBetween(tile, tiles[index + 1])}
          from={originOf(view, garden, tile, mine)}
          name={describeTile(view, garden, index, speak)}
          speak={speak}
        />
      ))}
      {tiles.length === 0 && !mine && <li className="get-nothing">{speak('board.empty-garden')}</li>}
      {mine && <RowEnd end="right" speak={speak} />}
    </ol>
  );
}

/** A tile newly sown came from the hand: the viewer's own from its very place there. */
function originOf(view: GnomeElfTroll, garden: Seat, { kind }: GardenTile, mine: boolean): string {
  if (!mine) return `hand-of-${garden}`;
  const left = (view.hands[garden] ?? []).filter((each) => each === kind).length;
  return `held-${kind}-${left}`;
}

interface SlotProps {
  readonly tile: GardenTile;
  readonly link: Link;
  readonly from: string;
  readonly name: string;
  readonly speak: Speak;
}

function Slot({ tile, link, from, name, speak }: SlotProps) {
  const place = usePlace(placeOf.tile(tile.id));
  const { id, kind, figure } = tile;
  const stock = figure && `stock-${figure.owner}-${figure.creature}`;
  return (
    <li className="get-slot" data-link={link}>
      <div className="get-spot" data-about={thing.tile(id)} data-at-once="" {...place}>
        <span className="sr-only">{name}</span>
        <ChangedMark of={[spotOf.figure(id), placeOf.tile(id)]} />
        <div className="get-tile" data-piece={`tile-${id}`} data-from={from}>
          <ProduceTile kind={kind} />
        </div>
        {figure && (
          <div
            className={`get-figure get-figure-${figure.creature}`}
            data-piece={`figure-${figure.owner}-${figure.creature}-${id}`}
            data-from={stock}
            data-home={stock}
          >
            <Figure kind={figure.creature} seat={seatNumber(figure.owner)} />
          </div>
        )}
      </div>
      {link === 'pair' && (
        <span className="get-link">
          <PairLink title={speak('board.pair')} />
        </span>
      )}
      {link === 'broken' && (
        <span className="get-link">
          <BrokenLink title={speak('board.broken-pair')} />
        </span>
      )}
    </li>
  );
}

function RowEnd({ end, speak }: { end: End; speak: Speak }) {
  const place = usePlace(placeOf.end(end));
  return (
    <li className="get-end">
      <div className="get-end-spot" {...place}>
        <span className="get-end-word">{speak('board.sow-here')}</span>
      </div>
    </li>
  );
}
