import { usePlace } from '../../../web/board-kit/places.tsx';
import { Glyph } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { BONUS_IDS, type BonusId } from '../box/bonuses.ts';
import { type Tile, tileId } from '../box/tiles.ts';
import { TOTEMS, type TrollCard, trollCardFace } from '../box/troll-cards.ts';
import { Marks } from './Marks.tsx';
import { type Mark, marksOfBonus, TALLY_MARKS } from './marks.ts';
import { placeOf } from './places.ts';
import { TilePicture } from './TilePicture.tsx';
import { useTable } from './table.ts';

/** Cave tiles, King's tiles and troll cards that lie open. */
export function TileDisplays() {
  const { view, speak } = useTable();
  return (
    <>
      <section className="tp-display" aria-label={speak('board.cave-tiles')} data-guide="cave-tiles">
        <h2>{speak('board.cave-tiles')}</h2>
        <div className="tp-display-row">
          {view.caveDisplay.map((tile) => (
            <OpenTile key={tile} tile={tile} />
          ))}
        </div>
      </section>
      <section className="tp-display" aria-label={speak('board.king-tiles')} data-guide="king-tiles">
        <h2>{speak('board.king-tiles')}</h2>
        <div className="tp-display-row">
          {view.kingDisplay.map((tile) => (
            <OpenTile key={tile} tile={tile} />
          ))}
        </div>
      </section>
    </>
  );
}

export function CardDisplay() {
  const { view, speak } = useTable();
  return (
    <section className="tp-display tp-display-cards" aria-label={speak('board.troll-cards')} data-guide="troll-cards">
      <h2>{speak('board.troll-cards')}</h2>
      <div className="tp-display-row">
        {view.trollDisplay.map((card) => (
          <OpenCard key={card} card={card} />
        ))}
      </div>
    </section>
  );
}

/** A cell that faces north stands for the tile as it lies in the display. */
const LYING = { i: 1, j: 0, r: 0 };

function OpenTile({ tile }: { readonly tile: Tile }) {
  const { speak } = useTable();
  const id = tileId(tile);
  const place = usePlace(placeOf.tile(id));
  const name = speak('move.tile', { tile: id });
  return (
    <div className="tp-open-tile" title={name} {...place} data-piece={`tile-${tile}`}>
      <span className="sr-only">{name}</span>
      <svg viewBox="-1 -12 24 18.5" aria-hidden="true" focusable="false" data-ghost="">
        <TilePicture tile={tile} {...LYING} />
      </svg>
    </div>
  );
}

/** What a card does, in pictures. */
function doings(card: TrollCard): Mark[] {
  const { counts, whenTaken, beds, bellSpot, outpostSpot } = trollCardFace(card);
  if (counts !== undefined) {
    return [
      { glyph: 'trophy' },
      { glyph: TALLY_MARKS[counts.what], ...(counts.each > 1 && { text: `/${counts.each}` }) },
    ];
  }
  if (beds > 0) return [{ glyph: 'bed' }];
  if (bellSpot >= 0) return [{ glyph: 'bell' }, ...marksOfBonus(bonusAt(bellSpot))];
  if (outpostSpot >= 0) return [{ glyph: 'outpost' }, ...marksOfBonus(bonusAt(outpostSpot))];
  return whenTaken < 0 ? [] : marksOfBonus(bonusAt(whenTaken));
}

function bonusAt(number: number): BonusId {
  return BONUS_IDS[number] ?? 'none';
}

export function CardFace({ card }: { readonly card: TrollCard }) {
  const { totem, changelingSpots } = trollCardFace(card);
  const animal = TOTEMS[totem] ?? 'bat';
  return (
    <>
      <span className="tp-card-totem" data-totem={animal}>
        <Glyph name={animal} />
      </span>
      <span className="tp-card-does">
        <Marks marks={doings(card)} />
      </span>
      <span className="tp-card-spots">
        {changelingSpots.map((bonus) => (
          <span key={bonus} className="tp-card-spot">
            {bonusAt(bonus) === 'none' ? <Glyph name="changeling" /> : <Marks marks={marksOfBonus(bonusAt(bonus))} />}
          </span>
        ))}
      </span>
    </>
  );
}

function OpenCard({ card }: { readonly card: TrollCard }) {
  const { speak } = useTable();
  const { id } = trollCardFace(card);
  const place = usePlace(placeOf.card(id));
  const name = speak('move.card', { card: id });
  return (
    <div className="tp-card" title={name} {...place} data-piece={`card-${card}`}>
      <span className="tp-card-name">{name}</span>
      <CardFace card={card} />
    </div>
  );
}
