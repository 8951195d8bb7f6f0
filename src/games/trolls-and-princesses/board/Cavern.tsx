import type { ReactNode } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { usePlace } from '../../../web/board-kit/places.tsx';
import { seatNumber } from '../../../web/look/SeatMark.tsx';
import { ClanPiece } from '../../../web/look/trolls-and-princesses/Figure.tsx';
import { Glyph, type GlyphName } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { ACTIONS } from '../box/actions.ts';
import { type Area, areaId, BUILDING, MINING, POWER } from '../box/areas.ts';
import { CHANGELING_PLACES, type ChangelingPlace, OUTPOST_PLACES, type OutpostPlace } from '../box/clans.ts';
import { miningAmount, powerOfAction } from '../goods.ts';
import { playerAt } from '../position.ts';
import { refreshCost } from '../steps/actions/power.ts';
import { Action } from './Action.tsx';
import { Cauldrons } from './Figures.tsx';
import { Points, useForecastTitle } from './Points.tsx';
import { placeOf } from './places.ts';
import { useTable } from './table.ts';

const GLYPHS: readonly GlyphName[] = ['mining', 'building', 'power'];

/** A cavern of the board that is shown: who stands there, and what can be done there. */
function Cavern({ area, children }: { readonly area: Area; readonly children: ReactNode }) {
  const { view, me, shown, speak } = useTable();
  const id = areaId(area);
  const place = usePlace(placeOf.area(id));
  const forecast = useForecastTitle(area);
  const isHere = view.area === area && view.active === shown && view.phase > 0;
  return (
    <section className="tp-cavern" aria-label={speak(`area.${id}`)} data-here={isHere || undefined}>
      <div className="tp-ground">
        <div className="tp-place" title={forecast} {...(shown === me ? place : {})} />
        <header className="tp-cavern-head">
          <Glyph name={GLYPHS[area] ?? 'mining'} />
          <h2>{speak(`cavern.${id}`)}</h2>
          <Points area={area} />
        </header>
        <Cauldrons area={area} owner={shown} />
      </div>
      <div className="tp-acts">{children}</div>
    </section>
  );
}

/** TP-1.8, TP-1.9: an own piece that waits on the board, and gives something when it leaves. */
export function OwnPiece({ place: id, seat }: { readonly place: OutpostPlace | ChangelingPlace; readonly seat: Seat }) {
  const { view, me, speak } = useTable();
  const player = playerAt(view, seat);
  const place = usePlace(placeOf.own(id));
  const outpost = (OUTPOST_PLACES as readonly string[]).indexOf(id);
  const bit = 1 << (outpost >= 0 ? outpost : (CHANGELING_PLACES as readonly string[]).indexOf(id));
  const isThere = ((outpost >= 0 ? player.outposts : player.changelings) & bit) !== 0;
  const name = speak(isThere ? 'place.own' : 'place.own-left', { place: id });
  const attributes = me === seat && isThere ? place : {};
  return (
    <span
      className="tp-own"
      role="img"
      aria-label={name}
      title={name}
      data-left={!isThere || undefined}
      {...attributes}
    >
      {isThere ? <ClanPiece kind={outpost >= 0 ? 'outpost' : 'changeling'} seat={seatNumber(seat)} /> : '✓'}
    </span>
  );
}

const MINES = [
  ['mine-obsidian', 'obsidian', 'op-obsidian'],
  ['mine-gold', 'gold', 'op-gold'],
  ['mine-diamond', 'diamond', 'op-diamond'],
] as const;

export function Caverns() {
  const { view, shown } = useTable();
  const player = playerAt(view, shown);
  return (
    <div className="tp-caverns">
      <Cavern area={MINING}>
        {MINES.map(([name, resource, place], number) => (
          <Action key={name} area={MINING} name={name} glyph={resource} cost={ACTIONS[name]}>
            <b>×{miningAmount(player, number)}</b>
            <OwnPiece place={place} seat={shown} />
          </Action>
        ))}
      </Cavern>
      <Cavern area={BUILDING}>
        <Action area={BUILDING} name="build-tiles" glyph="cave" cost={ACTIONS['build-tiles']} />
        <div className="tp-act-row">
          <Action area={BUILDING} name="build-outpost" glyph="outpost" cost={ACTIONS['build-outpost']} />
          <OwnPiece place="op-power" seat={shown} />
        </div>
        <Action area={BUILDING} name="refresh-cave" glyph="refill" cost={ACTIONS['refresh-cave']} />
      </Cavern>
      <Cavern area={POWER}>
        <Action area={POWER} name="get-power" glyph="power" cost={ACTIONS['get-power']}>
          <b>+{powerOfAction(player)}</b>
          <OwnPiece place="ch-power-a" seat={shown} />
          <OwnPiece place="ch-power-b" seat={shown} />
        </Action>
        <Action area={POWER} name="replenish" glyph="mining" cost={ACTIONS.replenish} />
        <Action area={POWER} name="buy-card" glyph="card" cost={ACTIONS['buy-card']} />
        <Action area={POWER} name="refresh-cards" glyph="refill" cost={refreshCost(view)} />
      </Cavern>
    </div>
  );
}
