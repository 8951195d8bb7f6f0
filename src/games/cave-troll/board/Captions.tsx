import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { GameEvent } from '../../../kernel/tell.ts';
import type { Speak } from '../../../web/board-kit/tabletop.ts';
import { SeatMark, seatNumber } from '../../../web/look/SeatMark.tsx';
import { AREAS, type AreaId } from '../box/areas.ts';
import { areaNumber, labelPoint } from '../box/map.ts';

interface CaptionsProps {
  readonly news: readonly GameEvent[];
  readonly speak: Speak;
}

/** Events that one has to be told about where they happened; walking is seen. */
const TOLD: ReadonlySet<string> = new Set([
  'told.leapt',
  'told.hurried',
  'told.slipped',
  'told.raised',
  'told.pushed',
  'told.called',
  'told.banished',
  'told.fled',
  'told.rampaged',
  'told.slain-by-knight',
  'told.killed',
  'told.struck',
  'told.swept',
  'told.smitten',
  'told.slain-by-slayer',
  'told.sacrificed',
  'told.crushed',
  'told.trampled',
  'told.slayer-gold',
  'told.room-tied',
  'told.room-empty',
]);

const AREA_IDS: ReadonlySet<unknown> = new Set(AREAS.map(({ id }) => id));

function byArea(news: readonly GameEvent[]): Map<AreaId, GameEvent[]> {
  const found = new Map<AreaId, GameEvent[]>();
  for (const event of news) {
    if (!TOLD.has(event.say) || !AREA_IDS.has(event.area)) continue;
    const area = event.area as AreaId;
    found.set(area, [...(found.get(area) ?? []), event]);
  }
  return found;
}

function at(area: AreaId): CSSProperties {
  const [x, y] = labelPoint(areaNumber(area));
  return { '--x': x, '--y': y } as CSSProperties;
}

/** What has just happened, where it happened: short words that fade, and gold that goes to whoever took it. */
export function Captions({ news, speak }: CaptionsProps) {
  const taken = news.filter(isPayment);
  return (
    <div className="ct-captions" aria-hidden="true">
      {[...byArea(news)].map(([area, events]) => (
        <span key={area} className="ct-caption" style={at(area)}>
          {events.map((event) => (
            <span key={JSON.stringify(event)}>{speak(event.say.replace('told.', 'caption.'), event)}</span>
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
