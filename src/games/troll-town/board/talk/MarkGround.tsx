import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { reveal } from '../../../../web/board-kit/reveal.ts';
import { HEXES, type Hex, hexAt, NOWHERE, neighbour } from '../../box/hexes.ts';
import type { TrollTown } from '../../position.ts';
import { hexLine, rimOf, SIDE } from '../geometry.ts';
import { useTable } from '../town/table.ts';
import { hexesIn, markOn } from './said.ts';

/** Where the arrow keys begin: the middle of the Hub. */
const START = hexAt(0, 0);

/** Which way the keys lead: columns are straight, so right and left go down and up a little by turns. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 0],
  ArrowDown: [3, 3],
  ArrowRight: [2, 1],
  ArrowLeft: [5, 4],
};

export interface Marking {
  readonly hex: Hex;
  point(hex: Hex): void;
  say(): void;
  stop(): void;
}

/** Pointing at a place of the map, to show it to the others. */
export function useMarking(town: TrollTown, stop: () => void): Marking {
  const { propose } = useTable();
  const [hex, point] = useState<Hex>(START);
  return {
    hex,
    point,
    say() {
      propose?.(markOn(town, hex));
      stop();
    },
    stop,
  };
}

/** Every hex of the map, to be pointed at: by mouse, by two taps, or by arrow keys and Enter. */
export function MarkGround({ town, marking }: { town: TrollTown; marking: Marking }) {
  const { speak } = useTable();
  const ground = useRef<SVGGElement>(null);
  const { hex, point, say, stop } = marking;

  useEffect(() => {
    const element = ground.current;
    if (element === null) return;
    reveal(element);
    element.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const ways = STEPS[event.key];
    if (ways !== undefined) {
      const next = ways.map((way) => neighbour(hex, way)).find((each) => each !== NOWHERE);
      if (next !== undefined) point(next);
    } else if (event.key === 'Enter' || event.key === ' ') say();
    else if (event.key === 'Escape') stop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML can be drawn in a picture
    <g
      ref={ground}
      role="button"
      tabIndex={0}
      className="tt-pointing"
      aria-label={speak('talk.mark')}
      onKeyDown={onKeyDown}
    >
      {HEXES.map((_, each) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the whole ground
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a hex is its number
          key={each}
          d={hexLine(each)}
          className="tt-pointing-hex"
          data-hex={each}
          // A mouse that only rests there points at nothing.
          onPointerMove={({ pointerType }) => {
            if (pointerType === 'mouse' && each !== hex) point(each);
          }}
          onClick={(event) => {
            event.stopPropagation();
            // A finger hides what it points at: its first tap shows, the second says.
            if (each === hex) say();
            else point(each);
          }}
        />
      ))}
      <path d={rimOf(hexesIn(town, markOn(town, hex)), SIDE - 4)} className="tt-pointing-rim" />
    </g>
  );
}

/** What would be said about the place, and the buttons that say it or leave it. */
export function MarkBar({ town, marking }: { town: TrollTown; marking: Marking }) {
  const { speak, me } = useTable();
  const { do: _, ...place } = markOn(town, marking.hex) as { do: string; on: string };
  return (
    <div className="tt-choices tt-mark-bar">
      <output className="tt-mark-words">{speak('proposal.mark', { ...place, seat: me })}</output>
      <button type="button" className="tt-chip tt-mark-say" onClick={marking.say}>
        {speak('talk.say-it')}
      </button>
      <button type="button" className="tt-chip" onClick={marking.stop}>
        {speak('talk.cancel')}
      </button>
    </div>
  );
}
