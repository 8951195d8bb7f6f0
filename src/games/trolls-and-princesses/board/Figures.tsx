import type { Seat } from '../../../kernel/game.ts';
import { useChange } from '../../../web/board-kit/changed/marks.tsx';
import { usePlace } from '../../../web/board-kit/places.tsx';
import { type Area, type AreaId, areaId, CAULDRONS, isCavern } from '../box/areas.ts';
import { NOBODY, playerAt, type TrollsAndPrincesses } from '../position.ts';
import { clanOf } from './art/clans.ts';
import { ColdPot, HumanAtPot, KingFace, TrollAtPot, TrollFace } from './art/Figure.tsx';
import { spotOf } from './changes.ts';
import { upTo } from './numbers.ts';
import { placeOf } from './places.ts';
import { useTable } from './table.ts';

interface Standing {
  readonly seat: Seat;
  readonly troll: number;
}

/** The trolls of a seat in an area, by number. */
export function standingIn(trolls: readonly Area[], seat: Seat, area: Area): Standing[] {
  return trolls.flatMap((at, troll) => (at === area ? [{ seat, troll }] : []));
}

/** Who stands in an area: in a cavern its owner's trolls, in a village anybody's. */
export function standing(view: TrollsAndPrincesses, area: Area, owner: Seat | undefined): Standing[] {
  return owner === undefined
    ? view.players.flatMap((player, seat) => standingIn(player.trolls, seat, area))
    : standingIn(playerAt(view, owner).trolls, owner, area);
}

interface CauldronsProps {
  readonly area: Area;
  readonly owner?: Seat;
}

/** The four cauldrons of an area with whoever stands at them. */
export function Cauldrons({ area, owner }: CauldronsProps) {
  const { view, speak } = useTable();
  const trolls = standing(view, area, owner);
  const humans = owner === undefined ? 0 : (playerAt(view, owner).humans[area] ?? 0);
  const id = areaId(area);
  const empty = Math.max(0, CAULDRONS - trolls.length - humans);
  const label = speak('board.cauldrons', { trolls: trolls.length, humans, empty });
  return (
    <span className="tp-cauldrons" data-about="cauldrons">
      <span className="sr-only">{label}</span>
      {trolls.map(({ seat, troll }) => (
        <Troll key={`${seat} ${troll}`} seat={seat} troll={troll} area={id} />
      ))}
      {upTo(humans).map((human) => (
        <Human key={human} area={id} seat={owner ?? 0} />
      ))}
      {upTo(empty).map((cauldron) => (
        <span key={cauldron} className="tp-token" data-for={placeOf.area(id)}>
          <ColdPot />
        </span>
      ))}
    </span>
  );
}

interface TrollProps extends Standing {
  readonly area: AreaId;
}

/** A troll: one's own to be sent away, somebody else's to be pushed out. */
export function Troll({ seat, troll, area }: TrollProps) {
  const { view, me, frame, speak } = useTable();
  const isBarred = seat === view.active && view.barred === troll && view.barred !== NOBODY;
  const isApart = isBarred && view.phase === 2 && frame?.step === 'unit-move';
  const own = isApart ? placeOf.barred(area) : placeOf.trolls(area);
  const place = usePlace(seat === me ? own : placeOf.rival(seat, area));
  const name = speak('place.troll', { seat, area });
  // The troll that moved first stays where it is: touching it says so.
  const isAsleep = isBarred && view.phase === 3 && place['data-mood'] !== 'blocked';
  const { role = 'img', 'aria-label': label = name, ...rest } = place;
  const clan = clanOf(view, seat);
  return (
    <span
      className="tp-token tp-troll"
      data-piece={`troll-${seat}-${troll}`}
      data-barred={(isBarred && view.phase === 3) || undefined}
      data-about={`troll-${seat}`}
      {...(isAsleep ? { role: 'img', 'aria-label': name } : { role, 'aria-label': label, ...rest })}
    >
      {area === 'camp' ? <TrollFace clan={clan} seat={seat} /> : <TrollAtPot clan={clan} seat={seat} />}
    </span>
  );
}

function Human({ area, seat }: { readonly area: AreaId; readonly seat: Seat }) {
  const { me, speak } = useTable();
  const place = usePlace(placeOf.humans(area));
  const name = speak('place.human');
  const attributes =
    seat === me && place['data-mood'] !== undefined ? place : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span className="tp-token" {...attributes} data-about="human">
      <HumanAtPot />
    </span>
  );
}

/** The King, if he is there. */
export function King({ area, owner }: CauldronsProps) {
  const { view, speak } = useTable();
  const isHere = view.king === area && (!isCavern(area) || view.kingAt === owner);
  const isNew = useChange(spotOf.king(areaId(area))) !== undefined;
  if (!isHere) return null;
  return (
    <span
      className="tp-king"
      data-piece="king"
      role="img"
      aria-label={speak('place.king')}
      data-about="king"
      data-changed={isNew || undefined}
    >
      <KingFace />
    </span>
  );
}
