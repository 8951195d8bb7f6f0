import {
  CHANGELING_PLACES,
  type ChangelingPlace,
  isOutpostPlace,
  OUTPOST_PLACES,
  type OutpostPlace,
} from '../../box/clans.ts';
import { playerAt } from '../../position.ts';
import { clanOf } from '../art/clans.ts';
import { ChangelingPiece, OutpostPiece } from '../art/Figure.tsx';
import { useTable } from '../table.ts';

/** TP-1.8, TP-1.9: own outposts and changelings that still wait on the board; those that have left give what they covered. */
export function HomePieces() {
  const { view, shown, speak } = useTable();
  const { outposts, changelings } = playerAt(view, shown);
  const owner = { clan: clanOf(view, shown), seat: shown };
  const piece = (place: OutpostPlace | ChangelingPlace, waits: boolean) => (
    <span
      key={place}
      className="tp-home-piece"
      data-left={!waits || undefined}
      role="img"
      aria-label={speak(waits ? 'place.own' : 'place.own-left', { place })}
      data-about={`own-${place}`}
    >
      {isOutpostPlace(place) ? <OutpostPiece owner={owner} /> : <ChangelingPiece owner={owner} />}
    </span>
  );
  return (
    <div className="tp-row tp-home" data-about="home-pieces">
      <b>{speak('goods.home')}</b>
      <span className="tp-home-pieces">
        {OUTPOST_PLACES.map((place, at) => piece(place, (outposts & (1 << at)) !== 0))}
        {CHANGELING_PLACES.map((place, at) => piece(place, (changelings & (1 << at)) !== 0))}
      </span>
    </div>
  );
}
