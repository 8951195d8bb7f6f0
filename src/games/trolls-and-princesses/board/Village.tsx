import { usePlace } from '../../../web/board-kit/places.tsx';
import { seatNumber } from '../../../web/look/SeatMark.tsx';
import { ClanPiece, NeutralPiece } from '../../../web/look/trolls-and-princesses/Figure.tsx';
import { ACTIONS } from '../box/actions.ts';
import { areaId, FIRST_VILLAGE } from '../box/areas.ts';
import { CASTLES } from '../box/castles.ts';
import { playerAt, villageAt } from '../position.ts';
import { Action } from './Action.tsx';
import { Cauldrons } from './Figures.tsx';
import { Marks } from './Marks.tsx';
import { marksOf } from './marks.ts';
import { upTo } from './numbers.ts';
import { Points, useForecastTitle } from './Points.tsx';
import { placeOf } from './places.ts';
import { useTable } from './table.ts';
import { VillageScene } from './VillageScene.tsx';

const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

type Neutral = 'princess' | 'bell' | 'changeling' | 'human' | 'outpost';

/** So many pieces that belong to nobody. */
function Pile({ kind, count }: { readonly kind: Neutral; readonly count: number }) {
  const { speak } = useTable();
  const label = speak(`board.pile-${kind}`, { count });
  return (
    <span className="tp-pile" role="img" aria-label={label} title={label} data-none={count === 0 || undefined}>
      <NeutralPiece kind={kind} />
      <b aria-hidden="true">{count}</b>
    </span>
  );
}

/** A village with who stands there and what can be had there (TP-1.5). */
export function Village({ village }: { readonly village: number }) {
  const { view, speak } = useTable();
  const area = FIRST_VILLAGE + village;
  const id = areaId(area);
  const { castle, princesses, bells, changelings, humans } = villageAt(view, village);
  const tile = CASTLES[castle];
  const place = usePlace(placeOf.area(id));
  const forecast = useForecastTitle(area);
  return (
    <section
      className="tp-village"
      aria-label={speak(`area.${id}`)}
      data-here={(view.area === area && view.phase > 0) || undefined}
    >
      <div className="tp-ground">
        <VillageScene />
        <div className="tp-place" title={forecast} {...place} />
        <header className="tp-village-head">
          <h2>{NUMERALS[village]}</h2>
          <Points area={area} />
          <Outposts village={village} />
        </header>
        <Cauldrons area={area} />
      </div>
      <div className="tp-acts">
        <Action area={area} name="princess" glyph="castle" cost={ACTIONS.princess} shared>
          <Pile kind="princess" count={princesses} />
        </Action>
        <Action area={area} name="bell" glyph="church" cost={ACTIONS.bell} shared>
          <Pile kind="bell" count={bells} />
        </Action>
        <Action area={area} name="castle" glyph="castle" cost={ACTIONS.castle}>
          {tile && (
            <span className="tp-castle" title={speak(`about.${tile.id}`)}>
              <Marks marks={marksOf(tile.effects)} />
              <span className="sr-only">{speak(`about.${tile.id}`)}</span>
            </span>
          )}
        </Action>
        <Action area={area} name="swap" glyph="town" cost={ACTIONS['swap-gold']}>
          <Pile kind="changeling" count={changelings} />
        </Action>
        <Action area={area} name="hire" glyph="farm" cost={ACTIONS.hire}>
          <Pile kind="human" count={humans} />
        </Action>
        <Action area={area} name="cow" glyph="cow" cost={ACTIONS.cow} />
      </div>
    </section>
  );
}

/** The foot of the mountain: neutral outposts, and those that clans have put in their place. */
function Outposts({ village }: { readonly village: number }) {
  const { view, seats, speak } = useTable();
  const { outposts } = villageAt(view, village);
  const place = usePlace(placeOf.outposts(areaId(FIRST_VILLAGE + village)));
  return (
    <span className="tp-outposts" title={speak('board.pile-outpost', { count: outposts })} {...place}>
      {seats.flatMap(({ seat }) =>
        upTo(playerAt(view, seat).outpostsIn[village] ?? 0).map((outpost) => (
          <span key={`${seat} ${outpost}`} className="tp-outpost">
            <ClanPiece kind="outpost" seat={seatNumber(seat)} />
          </span>
        )),
      )}
      {upTo(outposts).map((outpost) => (
        <span key={outpost} className="tp-outpost">
          <NeutralPiece kind="outpost" />
        </span>
      ))}
      <span className="sr-only">{speak('board.pile-outpost', { count: outposts })}</span>
    </span>
  );
}
