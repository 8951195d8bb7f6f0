import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import type { FurnishingId } from '../../box/furnishings.ts';
import { furnishingAt, furnishingNumber } from '../../box/furnishings.ts';
import { plain } from '../../messages/plain.ts';
import { playerAt } from '../../position.ts';
import { type Bill, billOf } from '../../rules/payments.ts';
import { Good } from '../art/goods.tsx';
import { RoomPicture } from '../art/rooms/RoomScene.tsx';
import { sayBill } from '../explain/savings.ts';
import { thingOf } from '../explain/things.ts';
import { listed, sayGoods } from '../goods.tsx';
import { placeOf } from '../place-ids.ts';
import { readerOf, useTable } from '../table.ts';
import { isVariable, priceOf, worthNow } from './worth.ts';

/** A furnishing on offer: its room, its points, what it does, its price or what is missing. */
export function RoomCard({ id }: { readonly id: FurnishingId }) {
  const table = useTable();
  const { view, speak } = table;
  const seat = readerOf(table);
  const number = furnishingNumber(id);
  const place = usePlace(placeOf.room(id));
  const { missing } = priceOf(view, seat, number);
  const short = listed(missing).length > 0;
  const player = playerAt(view, seat);
  const bill = billOf(player, furnishingAt(number).cost, 'furnishing');
  const { reasons } = sayBill(bill, player, speak);
  const points = worthNow(view, seat, number);
  return (
    <div
      className="cv-room-card"
      {...{ role: 'group', 'aria-label': speak(`furnishing.${id}`), ...place }}
      data-tag={furnishingAt(number).tag}
      data-short={short || undefined}
      data-about={thingOf.room(id)}
    >
      <span className="cv-room-top">
        <RoomPicture id={id} />
        <span>
          <b>{plain(speak(`furnishing.${id}`))}</b>
          <span>{speak(isVariable(number) ? 'rooms.points-now' : 'rooms.points', { points })}</span>
        </span>
      </span>
      <span className="cv-room-does">{speak(`does.${id}`)}</span>
      <span className="cv-room-price">
        <PriceLine bill={bill} />
        {short && <em>{speak('rooms.short', { goods: sayGoods(missing, speak) })}</em>}
        {!short &&
          reasons.map(({ text }) => (
            <em key={text} data-saved="">
              {text}
            </em>
          ))}
      </span>
      <ChangedMark of={placeOf.room(id)} />
    </div>
  );
}

/** What is paid, each good after the number that is printed, where that is higher. */
function PriceLine({ bill: { printed, price } }: { readonly bill: Bill }) {
  const { speak } = useTable();
  if (listed(price).length === 0) {
    return (
      <>
        <s>{sayGoods(printed, speak)}</s> <b>{speak('board.free')}</b>
      </>
    );
  }
  return listed(printed).map(([good, count]) => {
    const now = price[good] ?? 0;
    return (
      <span key={good} className="cv-amount">
        <Good id={good} />
        {now < count && <s>{count}</s>}
        {speak(`amount.${good}`, { count: now })}
      </span>
    );
  });
}

/** A furnishing that somebody has. */
export function TakenRoom({ id }: { readonly id: FurnishingId }) {
  const { view, seats, me, speak } = useTable();
  const owner = view.owners[furnishingNumber(id)] ?? -1;
  if (owner < 0) return null;
  return (
    <span className="cv-taken-room" data-about={thingOf.room(id)}>
      <SeatMark seat={seatNumber(owner)} />
      {speak('rooms.taken', {
        room: plain(speak(`furnishing.${id}`)),
        name: owner === me ? speak('rooms.yours') : (seats[owner]?.name ?? ''),
      })}
      <ChangedMark of={placeOf.room(id)} />
    </span>
  );
}
