import { type RefObject, useEffect, useRef } from 'react';
import { usePlace, usePlaceState } from '../../../web/board-kit/places.tsx';
import type { PlaceId } from '../../../web/board-kit/tabletop.ts';
import { IconButton } from '../../../web/look/Button.tsx';
import { RuleLink } from '../../../web/look/RuleLink.tsx';
import { seatNumber } from '../../../web/look/SeatMark.tsx';
import { type Figure, figureId, ownerOf } from '../box/figures.ts';
import { areEqual, type CaveTroll, kindOf } from '../position.ts';
import { type CaveIcon, Piece } from './art/Piece.tsx';
import { describeFigure } from './describe.ts';
import { placeOf } from './places.ts';
import type { Speak } from './words.ts';

interface FigureCardProps {
  readonly view: CaveTroll;
  readonly figure: Figure;
  readonly speak: Speak;
  readonly openRule: (id: string) => void;
  readonly close: () => void;
}

/** The one of several equal figures by which they are all called. */
function spokesman(view: CaveTroll, figure: Figure): Figure {
  return view.where.findIndex((_, other) => areEqual(view, figure, other));
}

/** Escape closes the card. If its figure is chosen, the card goes when the same key lets the figure go; a rule that lies open goes first. */
function useEscape(close: () => void, chosen: boolean): void {
  const pressed = useRef(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      pressed.current = chosen;
      if (chosen) return;
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [close, chosen]);
  useEffect(() => {
    if (chosen || !pressed.current) return;
    pressed.current = false;
    close();
  }, [close, chosen]);
}

/** A touch on what is no choice closes the card: it lies over the hand on a phone. */
function useTouchElsewhere(card: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const touch = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || card.current?.contains(target)) return;
      if (target.closest('.ct-board') !== null && target.closest('[data-mood], button') === null) close();
    };
    addEventListener('pointerdown', touch);
    return () => removeEventListener('pointerdown', touch);
  }, [card, close]);
}

/** Who it is, what the rules say about it, and what it can do now or why not. */
export function FigureCard({ view, figure, speak, openRule, close }: FigureCardProps) {
  const kind = kindOf(view, figure);
  const id = figureId(spokesman(view, figure));
  const name = describeFigure(view, figure, speak);
  const card = useRef<HTMLElement>(null);
  useTouchElsewhere(card, close);
  useEscape(close, usePlaceState(placeOf.figure(figureId(figure)))?.mood === 'chosen');
  return (
    <section className="ct-figure-card paper" aria-label={name} ref={card}>
      <header>
        <span className="ct-figure-picture">
          <Piece icon={kind.id as CaveIcon} shape={kind.class} seat={seatNumber(ownerOf(figure))} />
        </span>
        <h2>{speak(`title.${kind.id}`)}</h2>
        <IconButton icon="close" label={speak('board.close')} onClick={close} />
      </header>
      <p className="ct-figure-rules">
        {speak(`about.${kind.id}`)}
        {kind.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} open={openRule} />
        ))}
      </p>
      <div className="ct-figure-lines">
        <Line place={placeOf.move(id)} words={speak('board.move')} openRule={openRule} />
        {kind.ability !== 'none' && (
          <Line place={placeOf.ability(id)} words={speak(`ability.${kind.ability}`)} openRule={openRule} />
        )}
      </div>
    </section>
  );
}

interface LineProps {
  readonly place: PlaceId;
  readonly words: string;
  readonly openRule: (id: string) => void;
}

/** Something the figure could do: a button, or greyed with the reason. */
function Line({ place, words, openRule }: LineProps) {
  const attributes = usePlace(place);
  const state = usePlaceState(place);
  if (state === undefined) return null;
  return (
    <div className="ct-line" data-blocked={state.mood === 'blocked' || undefined}>
      <div className="ct-line-button" {...attributes}>
        {words}
      </div>
      {state.why && (
        <p className="ct-line-why">
          {state.why.reason} <RuleLink rule={state.why.rule} open={openRule} />
        </p>
      )}
    </div>
  );
}
