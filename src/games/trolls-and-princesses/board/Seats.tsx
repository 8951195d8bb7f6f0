import type { Seat } from '../../../kernel/game.ts';
import type { BoardSeat } from '../../../web/board-kit/tabletop.ts';
import { SeatMark, seatNumber } from '../../../web/look/SeatMark.tsx';
import { Glyph, type GlyphName } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { CAMP } from '../box/areas.ts';
import { CLAN_IDS, NO_CLAN } from '../box/clans.ts';
import { KINGS_TILES } from '../box/tiles.ts';
import { humansOf } from '../figures.ts';
import { type Player, playerAt } from '../position.ts';
import { TrollToken } from './Figures.tsx';
import { useTable } from './table.ts';

interface SeatsProps {
  readonly over: boolean;
  readonly show: (seat: Seat) => void;
}

/** Everybody's board in short; a touch opens it. */
export function Seats({ over, show }: SeatsProps) {
  const { seats, me, speak } = useTable();
  const front = me ?? 0;
  const around = seats.flatMap((_, index) => seats[(front + index) % seats.length] ?? []);
  return (
    <ul className="tp-seats" aria-label={speak('board.clans')}>
      {around.map((seat) => (
        <SeatTab key={seat.seat} seat={seat} over={over} show={show} />
      ))}
    </ul>
  );
}

function countsOf(player: Player): (readonly [GlyphName, number])[] {
  const [obsidian = 0, gold = 0, diamond = 0] = player.field;
  const [changelings = 0, outposts = 0, bells = 0] = player.stored;
  return [
    ['obsidian', obsidian],
    ['gold', gold],
    ['diamond', diamond],
    ['power', player.power],
    ['cow', player.cows],
    ['human', humansOf(player)],
    ['changeling', changelings],
    ['outpost', outposts],
    ['bell', bells],
    ['princess', player.princesses],
    ['king', player.built[KINGS_TILES] ?? 0],
    ['card', player.cards.length],
  ];
}

function SeatTab({ seat: { seat, name }, over, show }: SeatsProps & { readonly seat: BoardSeat }) {
  const { view, shown, speak } = useTable();
  const player = playerAt(view, seat);
  const counts = countsOf(player);
  const clan = player.clan === NO_CLAN ? undefined : CLAN_IDS[player.clan];
  return (
    <li data-turn={(!over && view.active === seat) || undefined} data-shown={shown === seat || undefined}>
      <button
        type="button"
        className="tp-seat"
        aria-pressed={shown === seat}
        onClick={() => show(seat)}
        data-guide={`seat-${seat}`}
      >
        <SeatMark seat={seatNumber(seat)} />
        <span className="tp-seat-name">{name}</span>
        {clan && <span className="tp-seat-clan">{speak(`clan.${clan}`)}</span>}
        <span className="tp-seat-counts" aria-hidden="true">
          {counts.map(([glyph, count]) => (
            <span key={glyph} data-none={count === 0 || undefined}>
              <Glyph name={glyph} />
              {count}
            </span>
          ))}
        </span>
        <span className="sr-only">
          {speak('board.seat', Object.fromEntries(counts.map(([glyph, count]) => [glyph, count])))}
        </span>
      </button>
    </li>
  );
}

/** Trolls that have not come to the table yet. */
export function Camp() {
  const { view, shown, speak } = useTable();
  const trolls = playerAt(view, shown).trolls.flatMap((area, troll) => (area === CAMP ? [troll] : []));
  if (trolls.length === 0) return null;
  return (
    <section className="tp-camp" aria-label={speak('area.camp')} data-guide="camp">
      <Glyph name="camp" />
      {trolls.map((troll) => (
        <TrollToken key={troll} seat={shown} troll={troll} area="camp" />
      ))}
    </section>
  );
}
