import type { Seat } from '../../../kernel/game.ts';
import { usePlace } from '../../../web/board-kit/places.tsx';
import { seatNumber } from '../../../web/look/SeatMark.tsx';
import { ClanPiece, NeutralPiece } from '../../../web/look/trolls-and-princesses/Figure.tsx';
import { type Area, type AreaId, areaId, CAULDRONS, isCavern } from '../box/areas.ts';
import { NOBODY, playerAt } from '../position.ts';
import { upTo } from './numbers.ts';
import { placeOf } from './places.ts';
import { useTable } from './table.ts';

interface Standing {
  readonly seat: Seat;
  readonly troll: number;
}

/** The trolls of a seat in an area, by number. */
function standingIn(trolls: readonly Area[], seat: Seat, area: Area): Standing[] {
  return trolls.flatMap((at, troll) => (at === area ? [{ seat, troll }] : []));
}

/** The four cauldrons of an area with whoever stands on them. In a cavern that is its owner's, in a village anybody's. */
export function Cauldrons({ area, owner }: { readonly area: Area; readonly owner?: Seat }) {
  const { view, speak } = useTable();
  const trolls =
    owner === undefined
      ? view.players.flatMap((player, seat) => standingIn(player.trolls, seat, area))
      : standingIn(playerAt(view, owner).trolls, owner, area);
  const humans = owner === undefined ? 0 : (playerAt(view, owner).humans[area] ?? 0);
  const id = areaId(area);
  const empty = Math.max(0, CAULDRONS - trolls.length - humans);
  const label = speak('board.cauldrons', { trolls: trolls.length, humans, empty });
  return (
    <span className="tp-cauldrons">
      <span className="sr-only">{label}</span>
      {trolls.map(({ seat, troll }) => (
        <TrollToken key={`${seat} ${troll}`} seat={seat} troll={troll} area={id} />
      ))}
      {upTo(humans).map((human) => (
        <HumanToken key={human} area={id} seat={owner ?? 0} />
      ))}
      {upTo(empty).map((cauldron) => (
        <span key={cauldron} className="tp-cauldron" />
      ))}
      <KingToken area={area} owner={owner} />
    </span>
  );
}

interface TrollTokenProps {
  readonly seat: Seat;
  readonly troll: number;
  readonly area: AreaId;
}

/** A troll: one's own to be sent away, somebody else's to be pushed out. */
export function TrollToken({ seat, troll, area }: TrollTokenProps) {
  const { view, me, frame, speak } = useTable();
  const isBarred = seat === view.active && view.barred === troll && view.barred !== NOBODY;
  const isApart = isBarred && view.phase === 2 && frame?.step === 'unit-move';
  const own = isApart ? placeOf.barred(area) : placeOf.trolls(area);
  const place = usePlace(seat === me ? own : placeOf.rival(area, seat));
  const name = speak('place.troll', { seat, area });
  // The troll that moved first stays where it is: touching it says so.
  const isAsleep = isBarred && view.phase === 3 && place['data-mood'] !== 'blocked';
  const { role = 'img', 'aria-label': label = name, ...rest } = place;
  return (
    <span
      className="tp-token"
      data-piece={`troll-${seat}-${troll}`}
      data-barred={isBarred || undefined}
      title={label}
      {...(isAsleep ? { role: 'img', 'aria-label': name } : { role, 'aria-label': label, ...rest })}
    >
      <ClanPiece kind="troll" seat={seatNumber(seat)} dimmed={isBarred && view.phase === 3} />
    </span>
  );
}

function HumanToken({ area, seat }: { readonly area: AreaId; readonly seat: Seat }) {
  const { me, speak } = useTable();
  const place = usePlace(placeOf.humans(area));
  const name = speak('place.human');
  const attributes =
    seat === me && place['data-mood'] !== undefined ? place : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span className="tp-token" title={name} {...attributes}>
      <NeutralPiece kind="human" />
    </span>
  );
}

function KingToken({ area, owner }: { readonly area: Area; readonly owner: Seat | undefined }) {
  const { view, speak } = useTable();
  const isHere = view.king === area && (!isCavern(area) || view.kingAt === owner);
  if (!isHere) return null;
  return (
    <span className="tp-king" data-piece="king" role="img" aria-label={speak('place.king')} title={speak('place.king')}>
      <NeutralPiece kind="king" />
    </span>
  );
}
