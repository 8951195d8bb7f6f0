import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { GameEvent } from '../../../kernel/tell.ts';
import { useCaptions } from '../../../web/board-kit/captions/captions.tsx';
import { SeatMark, seatNumber } from '../../../web/look/SeatMark.tsx';
import type { AreaId } from '../box/areas.ts';
import { areaNumber, labelPoint } from '../box/map.ts';

function at(area: AreaId): CSSProperties {
  const [x, y] = labelPoint(areaNumber(area));
  return { '--x': x, '--y': y } as CSSProperties;
}

/** What has just happened, where it happened: short words that fade, and gold that goes to whoever took it. */
export function Captions({ news }: { readonly news: readonly GameEvent[] }) {
  const captions = useCaptions();
  const taken = news.filter(isPayment);
  return (
    <div className="ct-captions" aria-hidden="true">
      {[...captions].map(([place, words]) => (
        <span key={`${place} ${words.join()}`} className="ct-caption" style={at(place.replace('area-', '') as AreaId)}>
          {words.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </span>
      ))}
      {taken.map((event, index) => (
        <Payment key={`${event.area} ${event.seat}`} event={event} index={index} />
      ))}
    </div>
  );
}

const BETWEEN = 130;
const FLIGHT = 1100;

function isPayment({ say }: GameEvent): boolean {
  return say === 'told.room-taken' || say === 'told.room-split';
}

/** How long rooms are paying out, in milliseconds. */
export function payingTime(news: readonly GameEvent[]): number {
  const payments = news.filter(isPayment).length;
  return payments === 0 ? 0 : FLIGHT + payments * BETWEEN;
}

/** A room's gold on its way from the room to the purse. */
function Payment({ event, index }: { event: GameEvent; index: number }) {
  const coin = useRef<HTMLSpanElement>(null);
  const { seat = 0, area, gold, half } = event;

  useLayoutEffect(() => {
    const element = coin.current;
    const purse = element?.closest('.stage')?.querySelector(`[data-spot="gold-${seat}"]`);
    const isStill = getComputedStyle(document.documentElement).getPropertyValue('--glide').trim().startsWith('0');
    if (element === null || purse === null || purse === undefined || isStill) return;
    const from = element.getBoundingClientRect();
    const to = purse.getBoundingClientRect();
    const away = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(0.6)`;
    const flight = element.animate(
      [
        { transform: 'scale(0)', opacity: 0, offset: 0 },
        { transform: 'scale(1.25)', opacity: 1, offset: 0.2 },
        { transform: 'scale(1)', opacity: 1, offset: 0.55 },
        { transform: away, opacity: 0, offset: 1 },
      ],
      { duration: FLIGHT, delay: index * BETWEEN, fill: 'both', easing: 'ease-in-out' },
    );
    return () => flight.cancel();
  }, [seat, index]);

  return (
    <span ref={coin} className="ct-payment" style={at(area as AreaId)}>
      <SeatMark seat={seatNumber(seat)} />
      <b>+{String(half ?? gold)}</b>
    </span>
  );
}
