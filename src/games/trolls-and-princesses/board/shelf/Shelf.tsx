import './shelf.css';
import { useEffect, useRef, useState } from 'react';
import { ChangedMark, useMarks } from '../../../../web/board-kit/changed/marks.tsx';
import { usePlace, usePlaces } from '../../../../web/board-kit/places.tsx';
import { onReveal } from '../../../../web/board-kit/reveal.ts';
import { useWords } from '../../../../web/board-kit/words.ts';
import { BONUS_IDS, type BonusId } from '../../box/bonuses.ts';
import { type Tile, tileId } from '../../box/tiles.ts';
import { TOTEMS, type TrollCard, trollCardFace } from '../../box/troll-cards.ts';
import { Glyph } from '../art/Glyph.tsx';
import { OpenTilePicture } from '../caves/OpenTilePicture.tsx';
import { tileBrings, tileName } from '../caves/words.ts';
import { placeOf } from '../places.ts';
import { useTable } from '../table.ts';
import { DISPLAYS, type Display, displayFor, displaysLit, placesIn } from './displays.ts';

/** What lies open: one display at a time where there is little room, and the right one by itself. */
export function Shelf() {
  const { view, acting, speak } = useTable();
  const places = usePlaces();
  const marks = useMarks();
  const say = useWords();
  const shelf = useRef<HTMLElement>(null);
  const wanted = displayFor(places, acting);
  const { lit, needed } = displaysLit(places);
  const [shown, show] = useState<Display>('cave');
  // Where the shelf is a drawer: whether it is open.
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (wanted !== undefined) show(wanted);
  }, [wanted]);
  useEffect(() => setOpen(needed), [needed]);
  useEffect(() => {
    if (shelf.current === null) return;
    return onReveal(shelf.current, (target) => {
      const display = target.closest<HTMLElement>('[data-display]')?.dataset.display;
      if (display !== undefined) show(display as Display);
      setOpen(true);
    });
  }, []);
  // A drawer that was opened to read lies over the villages: it closes as soon as something behind it is pressed.
  useEffect(() => {
    const picture = shelf.current?.closest('.tp-picture');
    if (!open || needed || !picture) return;
    const close = ({ target }: Event) => {
      if (!shelf.current?.contains(target as Node)) setOpen(false);
    };
    picture.addEventListener('click', close, { capture: true });
    return () => picture.removeEventListener('click', close, { capture: true });
  }, [open, needed]);
  const press = (display: Display) => {
    show(display);
    setOpen(display !== shown || !open);
  };
  return (
    <section
      className="tp-shelf"
      aria-label={speak('board.shelf')}
      data-guide="shelf"
      data-open={open || undefined}
      ref={shelf}
    >
      <div className="tp-displays" role="tablist" aria-label={speak('board.shelf')}>
        {DISPLAYS.map((display) => (
          <button
            key={display}
            type="button"
            role="tab"
            id={`tp-tab-${display}`}
            aria-selected={shown === display}
            aria-controls={`tp-display-${display}`}
            data-calling={lit.has(display) || undefined}
            data-changed={placesIn(view, display).some((place) => marks.has(place)) || undefined}
            onClick={() => press(display)}
          >
            <b>{speak(`shelf.${display}`)}</b>
            <span>{speak(`shelf.${display}-how`)}</span>
            {placesIn(view, display).some((place) => marks.has(place)) && (
              <span className="sr-only">{say('kit.section-changed')}</span>
            )}
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
  const { speak, listed } = useTable();
  const { id, design, totem, changelingSpots } = trollCardFace(card);
  const animal = TOTEMS[totem] ?? 'bat';
  const place = usePlace(placeOf.card(id));
  return (
    <div
      className="tp-ware tp-card"
      {...place}
      data-quiet={listed || undefined}
      data-piece={`card-${card}`}
      data-about={`card-${id}`}
    >
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
