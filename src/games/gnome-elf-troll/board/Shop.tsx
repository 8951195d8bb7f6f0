import type { Seat } from '../../../kernel/game.ts';
import { usePlace, usePlaceState } from '../../../web/board-kit/places.tsx';
import { type SeatNumber, seatNumber } from '../../../web/look/SeatMark.tsx';
import { ELF_PRICE, GNOME_PRICE, PURCHASE, PURCHASES, type Purchase, TROLL_PRICE } from '../box/creatures.ts';
import { PRODUCE, type Produce } from '../box/produce.ts';
import type { GnomeElfTroll } from '../position.ts';
import { thing } from './about.ts';
import { Figure } from './art/Figure.tsx';
import { ProduceCoin } from './art/Purse.tsx';
import { placeOf, priceOf } from './places.ts';
import type { BoardWord, Speak } from './words.ts';

/** The ways to pay that are worth a button: what is paid of each kind. */
const PRICES: Readonly<Record<Purchase, readonly (readonly Produce[])[]>> = {
  gnome: PRODUCE.map((kind) => [kind]),
  elf: PRODUCE.map((kind) => [kind]),
  troll: [PRODUCE],
  'two-gnomes': PRODUCE.flatMap((kind, index) => PRODUCE.slice(index).map((other) => [kind, other])),
};

/** How many coins of each named kind a price asks. */
const AMOUNT: Readonly<Record<Purchase, number>> = {
  gnome: GNOME_PRICE,
  'two-gnomes': GNOME_PRICE,
  elf: ELF_PRICE,
  troll: TROLL_PRICE,
};

/** Why something cannot be hired, in a word or two, by the rule that says so; all of it is said when it is pointed at. */
const WHY_NOT: Readonly<Record<string, BoardWord>> = {
  'GET-3.14': 'board.too-dear',
  'GET-3.15': 'board.no-tile',
  'GET-1.1': 'board.none-left',
  'GET-4.4': 'board.none-left',
};

interface ShopProps {
  readonly view: GnomeElfTroll;
  readonly seat: Seat;
  readonly speak: Speak;
}

export function Shop({ view, seat, speak }: ShopProps) {
  return (
    <section className="get-shop" aria-label={speak('board.shop')}>
      {PURCHASES.map((purchase) => (
        <Ware
          key={purchase}
          purchase={purchase}
          left={view.stocks[seat]?.[PURCHASE[purchase].creature] ?? 0}
          seat={seatNumber(seat)}
          speak={speak}
        />
      ))}
    </section>
  );
}

interface WareProps {
  readonly purchase: Purchase;
  readonly left: number;
  readonly seat: SeatNumber;
  readonly speak: Speak;
}

function Ware({ purchase, left, seat, speak }: WareProps) {
  const place = usePlace(placeOf.shop(purchase));
  const state = usePlaceState(placeOf.shop(purchase));
  const { creature, figures } = PURCHASE[purchase];
  return (
    <div className="get-ware" data-ware={purchase} data-state={state?.mood}>
      <div className="get-ware-face" data-about={thing.purchase(purchase)} {...place}>
        <span className="get-ware-figures" data-ghost>
          {Array.from({ length: figures }, (_, index) => `${creature}-${index}`).map((key) => (
            <Figure key={key} kind={creature} seat={seat} />
          ))}
        </span>
        <span className="get-ware-words">
          <span className="get-ware-name">{speak(`purchase.${purchase}`)}</span>
          {state?.why ? (
            <span className="get-ware-why">{speak(WHY_NOT[state.why.rule] ?? 'board.no-tile')}</span>
          ) : (
            <span className="get-ware-left">{speak('board.left', { count: left })}</span>
          )}
        </span>
      </div>
      <div className="get-prices">
        {PRICES[purchase].map((kinds) => (
          <Price key={kinds.join()} purchase={purchase} kinds={kinds} speak={speak} />
        ))}
        <span className="get-price get-price-note">{speak(`purchase.${purchase}.price`)}</span>
      </div>
      <p className="get-ware-does">{speak(`purchase.${purchase}.does`)}</p>
    </div>
  );
}

interface PriceProps {
  readonly purchase: Purchase;
  readonly kinds: readonly Produce[];
  readonly speak: Speak;
}

function Price({ purchase, kinds, speak }: PriceProps) {
  const place = usePlace(priceOf(purchase, kinds));
  const amount = AMOUNT[purchase];
  return (
    <span
      className="get-price"
      data-kinds={kinds.length}
      data-about={thing.purchase(purchase)}
      data-at-once=""
      {...place}
    >
      <span className="sr-only">{kinds.map((kind) => speak('board.yields', { kind, count: amount })).join(', ')}</span>
      {kinds.map((kind, index) => (
        <span key={`${kind}-${index < 1 ? 'first' : index}`} className="get-price-part" aria-hidden="true">
          <span className="get-price-amount">{amount}</span>
          <ProduceCoin kind={kind} />
        </span>
      ))}
    </span>
  );
}
