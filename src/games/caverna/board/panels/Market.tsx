import { actingFirst } from '../../../../web/board-kit/acting-first.ts';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { Button } from '../../../../web/look/Button.tsx';
import { MARKET_GOODS, MARKET_PRICES, type MarketGood } from '../../box/market.ts';
import type { FrameOf } from '../../frames.ts';
import { BUY, moveAt, STOP } from '../../moves.ts';
import { Good } from '../art/goods.tsx';
import { isFarmAnimal, roomFor } from '../explain/room-left.ts';
import { TURN_OVER } from '../going.ts';
import { placeOf } from '../place-ids.ts';
import { useReader, useTable } from '../table.ts';
import { Panel } from './Panel.tsx';
import { type Pack, usePack } from './use-pack.ts';

/** CV-4.38: a basket of goods, one of each kind, paid in one go. */
export function Market({ frame }: { readonly frame: FrameOf<'market'> }) {
  const { speak, give } = useTable();
  const { goods } = useReader();
  const basket = usePack<MarketGood>(MARKET_GOODS.length);
  const spent = basket.items.reduce((sum, good) => sum + MARKET_PRICES[good], 0);
  const buy = () => {
    const [first, ...then] = basket.items.map((good) => moveAt(BUY, MARKET_GOODS.indexOf(good)));
    if (first !== undefined) give([first, ...then, STOP], { step: 'market', until: TURN_OVER });
  };
  return (
    <Panel
      title={speak('panel.market')}
      note={speak('panel.market-how', { gold: goods.gold - spent })}
      size="full"
      className="cv-market"
    >
      <div className="cv-choices">
        {MARKET_GOODS.map((good, number) => (
          <Stall
            key={good}
            good={good}
            basket={basket}
            gold={goods.gold - spent}
            bought={(frame.bought & (1 << number)) !== 0}
          />
        ))}
      </div>
      <div className="cv-panel-end">
        <Button
          kind="primary"
          aria-disabled={spent === 0 || undefined}
          data-place={placeOf.buyAll}
          {...(spent > 0 && { 'data-mood': 'lit' })}
          {...actingFirst(() => spent > 0 && buy())}
        >
          {speak('panel.buy', { gold: spent })}
        </Button>
      </div>
    </Panel>
  );
}

interface StallProps {
  readonly good: MarketGood;
  readonly basket: Pack<MarketGood>;
  readonly gold: number;
  readonly bought: boolean;
}

function Stall({ good, basket, gold, bought }: StallProps) {
  const { view, me = 0, speak } = useTable();
  const place = usePlace(placeOf.buy(good));
  const room = isFarmAnimal(good) ? roomFor(view, me, good) : undefined;
  const taken = basket.has(good);
  const offered = place['data-mood'] !== undefined && place['data-mood'] !== 'blocked';
  const payable = gold >= MARKET_PRICES[good];
  const dear = offered && !taken && !payable;
  const mood = taken ? 'chosen' : dear ? 'instead' : place['data-mood'];
  return (
    <div
      className="cv-choice"
      {...{
        ...place,
        'data-mood': mood,
        ...(taken && { 'aria-pressed': true }),
        ...(dear && { 'aria-disabled': true }),
      }}
      data-dear={dear || undefined}
      data-at-once=""
      {...(offered ? actingFirst(() => (taken || payable) && basket.toggle(good)) : {})}
    >
      <span className="cv-choice-picture">
        <Good id={good} className="cv-large" />
      </span>
      <span className="cv-choice-words">
        <b>{speak(`amount.${good}`, { count: 1 })}</b>
        <span className="cv-choice-price">{speak('amount.gold', { count: MARKET_PRICES[good] })}</span>
        {bought && <span>{speak('panel.bought')}</span>}
        {dear && (
          <span className="cv-why">
            {speak('rooms.short', { goods: speak('amount.gold', { count: MARKET_PRICES[good] - gold }) })}
          </span>
        )}
        {room !== undefined && !dear && (
          <span>{speak(room > 0 ? 'panel.room-left' : 'panel.no-room', { count: room })}</span>
        )}
      </span>
    </div>
  );
}
