import { useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { GameEvent } from '../../../kernel/tell.ts';
import { ChangedMark, useChange } from '../../../web/board-kit/changed/marks.tsx';
import { usePlace } from '../../../web/board-kit/places.tsx';
import type { BoardSeat } from '../../../web/board-kit/tabletop.ts';
import { Icon } from '../../../web/look/Icon.tsx';
import { SeatMark, seatNumber } from '../../../web/look/SeatMark.tsx';
import { FIGURES_OF_A_PLAYER, type Figure, figureId } from '../box/figures.ts';
import { LOST } from '../box/map.ts';
import { type CaveTroll, kindOf } from '../position.ts';
import { thing } from './about.ts';
import { type CaveIcon, Piece, Silhouette } from './art/Piece.tsx';
import { describeFigure } from './describe.ts';
import { Piles } from './Piles.tsx';
import { placeOf } from './places.ts';
import { spotOf } from './shows.ts';
import type { Speak } from './words.ts';

interface SeatsProps {
  readonly view: CaveTroll;
  readonly seats: readonly BoardSeat[];
  readonly viewer: Seat | undefined;
  readonly over: boolean;
  readonly news: readonly GameEvent[];
  readonly speak: Speak;
}

/** What everybody has: gold, cards left, an artifact, figures lost; and whose turn it is. */
export function Seats({ view, seats, viewer, over, news, speak }: SeatsProps) {
  const [open, setOpen] = useState<Seat | undefined>(undefined);
  const front = viewer ?? 0;
  const around = seats.map((_, index) => seats[(front + index) % seats.length]);
  return (
    <>
      <ul className="ct-seats" aria-label={speak('board.gangs')}>
        {around.map(
          (seat) =>
            seat && (
              <Gang
                key={seat.seat}
                view={view}
                seat={seat}
                turn={!over && view.active === seat.seat}
                gained={gainOf(news, seat.seat)}
                open={() => setOpen(seat.seat)}
                speak={speak}
              />
            ),
        )}
      </ul>
      {open !== undefined && (
        <Piles view={view} seat={open} name={seats[open]?.name ?? ''} close={() => setOpen(undefined)} speak={speak} />
      )}
    </>
  );
}

const PAYING: Readonly<Record<string, (event: GameEvent, seat: Seat) => number>> = {
  'told.room-taken': ({ seat, gold }, of) => (seat === of ? Number(gold) : 0),
  'told.room-split': ({ seat, owner, half }, of) => (seat === of || owner === of ? Number(half) : 0),
  'told.slayer-gold': ({ seat }, of) => (seat === of ? 1 : 0),
  'told.end-bonus': ({ seat, gold }, of) => (seat === of ? Number(gold) : 0),
  'told.kept-artifact': ({ seat, gold }, of) => (seat === of ? Number(gold) : 0),
};

function gainOf(news: readonly GameEvent[], seat: Seat): number {
  return news.reduce((sum, event) => sum + (PAYING[event.say]?.(event, seat) ?? 0), 0);
}

interface GangProps {
  readonly view: CaveTroll;
  readonly seat: BoardSeat;
  readonly turn: boolean;
  readonly gained: number;
  readonly open: () => void;
  readonly speak: Speak;
}

function Gang({ view, seat: { seat, name, extra }, turn, gained, open, speak }: GangProps) {
  const deck = view.decks[seat]?.length ?? 0;
  const hand = view.hands[seat]?.length ?? 0;
  const [artifact] = view.artifacts[seat] ?? [];
  const gold = view.gold[seat] ?? 0;
  const isMarked = useChange(spotOf.gold(seat)) !== undefined;
  return (
    <li className="ct-gang" data-turn={turn || undefined} data-guide={`gang-${seat}`}>
      <button type="button" className="ct-gang-open" onClick={open} aria-description={speak('board.piles')}>
        <SeatMark seat={seatNumber(seat)} />
        <span className="ct-gang-name">{name}</span>
        <span className="sr-only">{speak('board.gang', { gold, deck, hand })}</span>
      </button>
      {extra !== undefined && <span className="ct-gang-extra">{extra}</span>}
      <span className="ct-gang-gold" data-spot={`gold-${seat}`} data-about={thing.gold} aria-hidden="true">
        <ChangedMark of={spotOf.gold(seat)} />
        {gained > 0 && !isMarked && (
          <span key={`${gold} ${gained}`} className="ct-gain">
            +{gained}
          </span>
        )}
        <span className="ct-coin-dot" />
        <b>{gold}</b>
      </span>
      <span className="ct-gang-has" aria-hidden="true">
        <span data-spot={`deck-${seat}`} className="ct-count" data-about={thing.cards}>
          <Silhouette icon="deck" /> {deck}
          <Icon name="hand" /> {hand}
        </span>
        {artifact !== undefined && (
          <span className="ct-count" data-about={artifact === 'hidden' ? undefined : thing.artifact(artifact)}>
            {artifact === 'hidden' ? <Icon name="sparkle" /> : <Silhouette icon={artifact} />}
          </span>
        )}
        {turn && <Actions left={view.actions} />}
      </span>
      <Lost view={view} seat={seat} speak={speak} />
    </li>
  );
}

const PIPS = [1, 2, 3, 4] as const;

function Actions({ left }: { left: number }) {
  return (
    <span className="ct-actions" data-about={thing.actions}>
      {PIPS.map((pip) => (
        <span key={pip} data-left={pip <= left || undefined} />
      ))}
    </span>
  );
}

/** Those who are gone; a chalice may call one back. */
function Lost({ view, seat, speak }: { view: CaveTroll; seat: Seat; speak: Speak }) {
  const first = seat * FIGURES_OF_A_PLAYER;
  const lost: Figure[] = [];
  for (let figure = first; figure < first + FIGURES_OF_A_PLAYER; figure++) {
    if (view.where[figure] === LOST) lost.push(figure);
  }
  return (
    <span className="ct-lost" data-spot={`lost-${seat}`}>
      {lost.map((figure) => (
        <LostFigure key={figure} view={view} figure={figure} speak={speak} />
      ))}
    </span>
  );
}

function LostFigure({ view, figure, speak }: { view: CaveTroll; figure: Figure; speak: Speak }) {
  const id = figureId(figure);
  const place = usePlace(placeOf.figure(id));
  const kind = kindOf(view, figure);
  const name = describeFigure(view, figure, speak);
  return (
    <span className="ct-lost-figure" role="img" aria-label={name} {...place}>
      <Piece
        icon={kind.id as CaveIcon}
        shape={kind.class}
        seat={seatNumber(Math.floor(figure / FIGURES_OF_A_PLAYER))}
      />
    </span>
  );
}
