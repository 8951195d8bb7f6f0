import './shelf.css';
import { useEffect, useState } from 'react';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { usePlace, usePlaces } from '../../../../web/board-kit/places.tsx';
import { BONUS_IDS, type BonusId } from '../../box/bonuses.ts';
import { type Tile, tileId } from '../../box/tiles.ts';
import { TOTEMS, type TrollCard, trollCardFace } from '../../box/troll-cards.ts';
import { Glyph } from '../art/Glyph.tsx';
import { OpenTilePicture } from '../caves/OpenTilePicture.tsx';
import { tileBrings, tileName } from '../caves/words.ts';
import { placeOf } from '../places.ts';
import { useTable } from '../table.ts';
import { DISPLAYS, type Display, displayFor } from './displays.ts';

/** What lies open: one display at a time where there is little room, and the right one by itself. */
export function Shelf() {
  const { view, acting, speak } = useTable();
  const places = usePlaces();
  const wanted = displayFor(places, acting);
  const [shown, show] = useState<Display>('cave');
  useEffect(() => {
    if (wanted !== undefined) show(wanted);
  }, [wanted]);
  return (
    <section className="tp-shelf" aria-label={speak('board.shelf')} data-guide="shelf">
      <div className="tp-displays" role="tablist" aria-label={speak('board.shelf')}>
        {DISPLAYS.map((display) => (
          <button
            key={display}
            type="button"
            role="tab"
            id={`tp-tab-${display}`}
            aria-selected={shown === display}
            aria-controls={`tp-display-${display}`}
            onClick={() => show(display)}
          >
            <b>{speak(`shelf.${display}`)}</b>
            <span>{speak(`shelf.${display}-how`)}</span>
          </button>
        ))}
      </div>
      {DISPLAYS.map((display) => (
        <div
          key={display}
          className="tp-display"
          role="tabpanel"
          id={`tp-display-${display}`}
          aria-labelledby={`tp-tab-${display}`}
          data-display={display}
          data-shown={shown === display || undefined}
          data-guide={`${display}-display`}
        >
          {display === 'cards'
            ? view.trollDisplay.map((card) => <OpenCard key={card} card={card} />)
            : view[display === 'cave' ? 'caveDisplay' : 'kingDisplay'].map((tile) => (
                <OpenTile key={tile} tile={tile} />
              ))}
        </div>
      ))}
    </section>
  );
}

function OpenTile({ tile }: { readonly tile: Tile }) {
  const { speak } = useTable();
  const id = tileId(tile);
  const place = usePlace(placeOf.tile(id));
  return (
    <div className="tp-ware" {...place} data-piece={`tile-${tile}`} data-about={`tile-${id}`}>
      <ChangedMark of={placeOf.tile(id)} />
      <OpenTilePicture tile={tile} />
      <span className="tp-ware-words">
        <b>{tileName(tile, speak)}</b>
        <span>{tileBrings(tile, speak)}</span>
      </span>
    </div>
  );
}

function bonusAt(number: number): BonusId {
  return BONUS_IDS[number] ?? 'none';
}

function OpenCard({ card }: { readonly card: TrollCard }) {
  const { speak } = useTable();
  const { id, totem, changelingSpots } = trollCardFace(card);
  const animal = TOTEMS[totem] ?? 'bat';
  const design = id.slice(`troll-${animal}-`.length);
  const place = usePlace(placeOf.card(id));
  return (
    <div className="tp-ware tp-card" {...place} data-piece={`card-${card}`} data-about={`card-${id}`}>
      <ChangedMark of={placeOf.card(id)} />
      <span className="tp-card-totem" data-totem={animal}>
        <Glyph name={animal} />
      </span>
      <span className="tp-ware-words">
        <b>{speak(`card.${id}`)}</b>
        <span>{speak(`card-brings.${design}`, { totem: animal })}</span>
        {changelingSpots.map((bonus) => (
          <span key={bonus} className="tp-card-spot">
            {speak('board.card-spot', { bonus: bonusAt(bonus) })}
          </span>
        ))}
      </span>
    </div>
  );
}
