import { usePlace } from '../../../web/board-kit/places.tsx';
import { SeatMark, seatNumber } from '../../../web/look/SeatMark.tsx';
import { Glyph, type GlyphName } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { areaId, isCavern } from '../box/areas.ts';
import { type KingCard, kingCardFace } from '../box/king-cards.ts';
import { isBack, NO_CARD, roundsOf, TIMES, TURN_CARDS, timeOf } from '../box/turn-cards.ts';
import { progress } from '../claims.ts';
import { playerAt } from '../position.ts';
import { CHALLENGE_MARKS } from './marks.ts';
import { placeOf } from './places.ts';
import { useTable } from './table.ts';

/** The mountain between the villages: what the King asks for, the round, and the card that one holds. */
export function Mountain() {
  const { view, me, speak } = useTable();
  const rounds = roundsOf(view.seats);
  const round = Math.min(rounds, Math.max(1, Math.ceil(view.turns / view.seats)));
  return (
    <section className="tp-mountain" aria-label={speak('board.mountain')} data-guide="mountain">
      <p className="tp-round">{speak('board.round', { round, rounds })}</p>
      <ul className="tp-king-cards" aria-label={speak('board.king-cards')} data-guide="king-cards">
        {view.kingCards.map((card, at) => (
          <KingsCard key={card} card={card} at={at} />
        ))}
      </ul>
      {me !== undefined && <TurnCardInHand />}
    </section>
  );
}

/** TP-4.29: a challenge, how far one has come with it, and who has met it. */
function KingsCard({ card, at }: { readonly card: KingCard; readonly at: number }) {
  const { view, me, speak } = useTable();
  const { id, colour, what, needs } = kingCardFace(card);
  const place = usePlace(placeOf.kingCard(id));
  const has = me === undefined ? undefined : progress(playerAt(view, me), what);
  const claimed = view.players.flatMap(({ markers }, seat) => ((markers & (1 << at)) === 0 ? [] : [seat]));
  const name = speak(`card.${id}`);
  return (
    <li>
      <div className="tp-king-card" data-colour={colour} title={name} {...place}>
        <span className="sr-only">{name}</span>
        <Glyph name={CHALLENGE_MARKS[what]} />
        <b>
          {has === undefined ? '' : `${Math.min(has, needs)}/`}
          {needs}
        </b>
        <span className="tp-claimed">
          {claimed.map((seat) => (
            <SeatMark key={seat} seat={seatNumber(seat)} title={speak('board.claimed', { seat })} />
          ))}
        </span>
      </div>
    </li>
  );
}

const ITEMS: Readonly<Record<string, GlyphName>> = { human: 'human', changeling: 'changeling', princess: 'princess' };
const CAVERN_GLYPHS: readonly GlyphName[] = ['mining', 'building', 'power'];
const NUMERALS = ['I', 'II', 'III', 'IV'];

/** What comes with one's next turn: an item for a village, and where the King goes. */
function TurnCardInHand() {
  const { view, me, speak } = useTable();
  const player = playerAt(view, me ?? 0);
  const face = isBack(player.hand) ? undefined : TURN_CARDS[player.hand];
  if (player.hand === NO_CARD || face === undefined) {
    const time = TIMES[timeOf(player.deck.at(-1) ?? -1)] ?? 'morning';
    return player.deck.length === 0 ? (
      <p className="tp-turn-card">{speak('board.last-card')}</p>
    ) : (
      <p className="tp-turn-card">
        {speak('board.next-card', { time: speak(`time.${time}`), count: player.deck.length })}
      </p>
    );
  }
  const king = areaId(face.king);
  const told = speak('board.hand', { item: face.item, village: `village-${face.village + 1}`, king });
  return (
    <p className="tp-turn-card" title={told}>
      <span className="sr-only">{told}</span>
      <span aria-hidden="true">
        {speak('board.your-card')} {NUMERALS[face.village]} <Glyph name={ITEMS[face.item] ?? 'human'} /> ·{' '}
        <Glyph name="king" /> →{' '}
        {isCavern(face.king) ? <Glyph name={CAVERN_GLYPHS[face.king] ?? 'mining'} /> : NUMERALS[face.village]}
      </span>
    </p>
  );
}
