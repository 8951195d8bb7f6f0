import './guide.css';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { PlaceId, Speak } from '../board-kit/tabletop.ts';
import { Button } from '../look/Button.tsx';
import { useSay } from '../messages/text.ts';
import type { GuidedStep } from './use-guide.ts';

interface GuideHintProps {
  readonly step: GuidedStep;
  readonly speak: Speak;
  /** Whether the match is over; if it is not, the last hint lets one play on. */
  readonly over: boolean;
  readonly end: () => void;
  /** What the hint may point into. */
  readonly within: RefObject<HTMLElement | null>;
}

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly arrow: number;
  readonly side: 'above' | 'below' | 'nowhere';
}

/** Hints speak of the rival who sits next. */
const FIRST_RIVAL = 1;
const GAP = 14;
const EDGE = 12;

function placeAt(within: HTMLElement | null, place: PlaceId | undefined): HTMLElement | undefined {
  if (within === null || place === undefined) return undefined;
  const selector = `[data-place="${CSS.escape(place)}"], [data-guide="${CSS.escape(place)}"]`;
  return within.querySelector<HTMLElement>(selector) ?? undefined;
}

/** Beside what it points at, wherever there is room, and always within the window. */
function spotFor(target: HTMLElement | undefined, bubble: HTMLElement): Spot {
  const { width, height } = bubble.getBoundingClientRect();
  if (target === undefined) {
    return { left: (innerWidth - width) / 2, top: Math.max(EDGE, innerHeight * 0.3), arrow: 0, side: 'nowhere' };
  }
  const box = target.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle - width / 2));
  const above = box.top - height - GAP;
  const side = above > EDGE ? 'above' : 'below';
  const top = side === 'above' ? above : Math.min(box.bottom + GAP, innerHeight - height - EDGE);
  return { left, top, arrow: Math.max(18, Math.min(width - 18, middle - left)), side };
}

/** What the guide says, in a bubble beside the place it is about. */
export function GuideHint({ step, speak, over, end, within }: GuideHintProps) {
  const say = useSay();
  const bubble = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  const { stop, number, stops, next } = step;

  useLayoutEffect(() => {
    let target: HTMLElement | undefined;
    const lay = () => {
      // With the table itself, the hint is there before the page around it can be searched.
      if (target === undefined) {
        target = placeAt(within.current, stop?.at);
        target?.setAttribute('data-pointed', '');
        target?.scrollIntoView({ block: 'nearest' });
      }
      if (bubble.current !== null) setSpot(spotFor(target, bubble.current));
    };
    lay();
    const soon = requestAnimationFrame(lay);
    // Pieces glide and the board grows after the hint came.
    const later = setTimeout(lay, 500);
    addEventListener('resize', lay);
    addEventListener('scroll', lay, true);
    return () => {
      cancelAnimationFrame(soon);
      clearTimeout(later);
      removeEventListener('resize', lay);
      removeEventListener('scroll', lay, true);
      target?.removeAttribute('data-pointed');
    };
  }, [stop, within]);

  if (stop === undefined) return null;
  const last = number === stops;
  const isEnd = last && over;
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
        <span className="guide-count">{say('guide.count', { number, stops })}</span>
        <Button size="small" kind="plain" onClick={end}>
          {say('guide.leave')}
        </Button>
        {stop.answers === undefined && (
          <Button size="small" kind="primary" onClick={isEnd ? end : next}>
            {say(isEnd ? 'guide.done' : last ? 'guide.play-on' : 'guide.next')}
          </Button>
        )}
      </div>
    </section>
  );
}
