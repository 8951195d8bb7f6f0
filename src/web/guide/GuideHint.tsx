import './guide.css';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Spot, spotBeside } from '../board-kit/beside.ts';
import { reveal } from '../board-kit/reveal.ts';
import type { PlaceId, Speak } from '../board-kit/tabletop.ts';
import { Button } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';
import type { GuidedStep } from './use-guide.ts';

interface GuideHintProps {
  readonly step: GuidedStep;
  readonly speak: Speak;
  /** The length of the guided match in minutes. */
  readonly minutes: number | undefined;
  readonly end: () => void;
  /** Continues after the last hint: with the rest of the match, or a new one. */
  readonly playOn: () => void;
  /** The element in which the hint may point at places. */
  readonly within: RefObject<HTMLElement | null>;
}

/** Hints name the rival in seat 1. */
const FIRST_RIVAL = 1;
const ARROW_EDGE = 18;

function placeAt(within: HTMLElement | null, place: PlaceId | undefined): HTMLElement | undefined {
  if (within === null || place === undefined) return undefined;
  const selector = `[data-place="${CSS.escape(place)}"], [data-guide="${CSS.escape(place)}"]`;
  return within.querySelector<HTMLElement>(selector) ?? undefined;
}

interface Lying extends Pick<Spot, 'left' | 'top'> {
  readonly side: Spot['side'] | 'nowhere';
  /** The position of the arrow along the bubble's edge. */
  readonly arrow: number;
}

/** Beside its place, where there is room, and within the window. */
function lieBeside(target: HTMLElement | undefined, bubble: HTMLElement): Lying {
  const { width, height } = bubble.getBoundingClientRect();
  if (target === undefined) {
    return { left: (innerWidth - width) / 2, top: Math.max(12, innerHeight * 0.3), arrow: 0, side: 'nowhere' };
  }
  const box = target.getBoundingClientRect();
  const window = { width: innerWidth, height: innerHeight };
  const spared = [...document.querySelectorAll('.prompt, [data-mood="lit"], [data-spared]')]
    .filter((each) => each !== target && each.getClientRects().length > 0)
    .map((each) => each.getBoundingClientRect());
  const spot = spotBeside(box, { width, height }, window, ['above', 'below', 'right', 'left', 'top', 'bottom'], spared);
  const along = spot.side === 'above' || spot.side === 'below';
  const middle = along ? box.left + box.width / 2 - spot.left : box.top + box.height / 2 - spot.top;
  const length = along ? width : height;
  return { ...spot, arrow: Math.max(ARROW_EDGE, Math.min(length - ARROW_EDGE, middle)) };
}

/** The guide's text, in a bubble beside its place. */
export function GuideHint({ step, speak, minutes, end, playOn, within }: GuideHintProps) {
  const say = useSay();
  const bubble = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Lying | undefined>(undefined);
  const { stop, number, stops, next } = step;

  useLayoutEffect(() => {
    let target: HTMLElement | undefined;
    const lay = () => {
      // When the table first opens, the hint is rendered before its place is in the document.
      if (target === undefined) {
        target = placeAt(within.current, stop?.at);
        target?.setAttribute('data-pointed', '');
        if (target !== undefined) reveal(target);
      }
      if (bubble.current !== null) setSpot(lieBeside(target, bubble.current));
    };
    lay();
    const soon = requestAnimationFrame(lay);
    // Pieces may still move and the board may still grow after the hint appears.
    const later = setTimeout(lay, 500);
    addEventListener('resize', lay);
    addEventListener('scroll', lay, true);
    // The places that become lit must not be covered either.
    const moods = new MutationObserver(lay);
    if (within.current !== null) {
      moods.observe(within.current, { subtree: true, attributes: true, attributeFilter: ['data-mood'] });
    }
    return () => {
      moods.disconnect();
      cancelAnimationFrame(soon);
      clearTimeout(later);
      removeEventListener('resize', lay);
      removeEventListener('scroll', lay, true);
      target?.removeAttribute('data-pointed');
    };
  }, [stop, within]);

  if (stop === undefined) return null;
  const last = number === stops;
  return (
    <section
      ref={bubble}
      className="guide paper"
      data-side={spot?.side}
      aria-label={say('guide.title')}
      style={{
        left: spot?.left ?? 0,
        top: spot?.top ?? 0,
        visibility: spot ? 'visible' : 'hidden',
        ['--arrow' as string]: `${spot?.arrow ?? 0}px`,
      }}
    >
      <p aria-live="polite">{speak(stop.say, { seat: FIRST_RIVAL })}</p>
      <div className="guide-foot">
        <span className="guide-count">
          {say('guide.count', { number, stops })}
          {number === 1 && minutes !== undefined && <span> · {say('guide.takes', { minutes })}</span>}
        </span>
        <Button size="small" kind="plain" onClick={end}>
          {say('guide.leave')}
        </Button>
        {stop.answers === undefined && (
          <Button size="small" kind="primary" onClick={last ? playOn : next}>
            {say(last ? 'guide.play-on' : 'guide.next')}
          </Button>
        )}
      </div>
    </section>
  );
}
