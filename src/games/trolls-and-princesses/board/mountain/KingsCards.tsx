import './kings-cards.css';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { type KingCard, kingCardFace } from '../../box/king-cards.ts';
import { playerAt } from '../../position.ts';
import { progress } from '../../rules/claims.ts';
import { placeOf } from '../places.ts';
import { useTable } from '../table.ts';

/** What the King asks for: four banners at the peak. */
export function KingsCards() {
  const { view, speak } = useTable();
  return (
    <ul className="tp-banners" aria-label={speak('board.king-cards')} data-guide="king-cards">
      {view.kingCards.map((card, at) => (
        <Banner key={card} card={card} at={at} />
      ))}
    </ul>
  );
}

/** TP-4.29: a challenge, how far the clan that is shown has come with it, and who has met it. */
function Banner({ card, at }: { readonly card: KingCard; readonly at: number }) {
  const { view, me, shown, speak } = useTable();
  const { id, colour, what, needs } = kingCardFace(card);
  const place = usePlace(placeOf.kingCard(id));
  const has = Math.min(needs, progress(playerAt(view, shown), what));
  const isMet = me === shown && place['data-mood'] === 'lit';
  const claimed = view.players.flatMap(({ markers }, seat) => ((markers & (1 << at)) === 0 ? [] : [seat]));
  return (
    <li>
      <div className="tp-banner" data-colour={colour} {...(me === shown ? place : {})} data-about={`king-card-${id}`}>
        <b>{speak(`challenge.${id}`)}</b>
        <span className="tp-banner-foot">
          {claimed.includes(shown) || (
            <span>
              {speak(isMet ? 'board.claim-now' : me === shown ? 'board.you-have' : 'board.has-so-far', { has, needs })}
            </span>
          )}
          <span className="tp-claimed">
            {claimed.map((seat) => (
              <SeatMark key={seat} seat={seatNumber(seat)} title={speak('board.claimed', { seat })} />
            ))}
          </span>
          <ChangedMark of={placeOf.kingCard(id)} />
        </span>
      </div>
    </li>
  );
}
