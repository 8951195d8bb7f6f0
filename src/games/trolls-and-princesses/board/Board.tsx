import './board.css';
import './pieces.css';
import './goods.css';
import './cards.css';
import './seats.css';
import './ground.css';
import './moods.css';
import './phone.css';
import { useMemo, useRef, useState } from 'react';
import { usePlaces } from '../../../web/board-kit/places.tsx';
import type { BoardProps } from '../../../web/board-kit/tabletop.ts';
import { Button } from '../../../web/look/Button.tsx';
import { TrollsGlyphs } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { villagesInPlay } from '../box/areas.ts';
import { NO_CLAN } from '../box/clans.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import { Caverns } from './Cavern.tsx';
import { ClanChoice } from './ClanChoice.tsx';
import { CardDisplay, TileDisplays } from './Displays.tsx';
import { forecast, NO_FORECAST } from './forecast.ts';
import { Goods } from './Goods.tsx';
import { Mountain } from './Mountain.tsx';
import { Network } from './Network.tsx';
import { Reference } from './Reference.tsx';
import { Camp, Seats } from './Seats.tsx';
import { Followers, Storage } from './Storage.tsx';
import { sourceOf, TableContext } from './table.ts';
import { SECTIONS, useSection } from './use-section.ts';
import { Village } from './Village.tsx';
import { Winter } from './Winter.tsx';

/** Villages around the mountain, what lies open between them and the boards, and the board of one clan with its caves. */
export function Board({ view, viewer, frame, seats, over, shown, show, speak }: BoardProps<TrollsAndPrincesses>) {
  const me = viewer === 'spectator' ? undefined : viewer;
  const places = usePlaces();
  const board = useRef<HTMLDivElement>(null);
  const [reference, setReference] = useState(false);
  const { section, open, calling } = useSection(board, places);
  const from = sourceOf(view, me, frame, places);
  const ahead = useMemo(
    () => (from === undefined || me === undefined ? NO_FORECAST : forecast(view, me, from)),
    [view, me, from],
  );
  const table = useMemo(
    () => ({ view, seats, me, frame, shown, speak, from, forecast: ahead }),
    [view, seats, me, frame, shown, speak, from, ahead],
  );
  const villages = villagesInPlay(view.seats);
  const half = Math.ceil(villages.length / 2);
  const choosing = view.players.some(({ clan }) => clan === NO_CLAN);
  return (
    <TableContext value={table}>
      <TrollsGlyphs />
      <div className="tp-frame">
        <div
          className="tp-board"
          ref={board}
          data-show={section}
          data-seats={view.seats}
          data-choosing={choosing || undefined}
        >
          {choosing && <ClanChoice />}
          <div className="tp-villages" data-section="table">
            <Winter />
            {villages.slice(0, half).map((village) => (
              <Village key={village} village={village} />
            ))}
            <Mountain />
            {villages.slice(half).map((village) => (
              <Village key={village} village={village} />
            ))}
          </div>
          <div className="tp-market" data-section="market">
            <CardDisplay />
          </div>
          <div className="tp-tiles" data-section="caves">
            <TileDisplays />
          </div>
          <div className="tp-clans-bar">
            <Seats over={over} show={show} />
            <Button size="small" icon="help" onClick={() => setReference(true)}>
              {speak('board.reference')}
            </Button>
          </div>
          <div className="tp-caves-part" data-section="caves">
            <Network />
          </div>
          <div className="tp-home" data-section="table">
            <div className="tp-home-head">
              {me !== undefined && shown !== me && (
                <Button size="small" kind="primary" icon="undo" className="tp-back" onClick={() => show(me)}>
                  {speak('board.back', { seat: shown })}
                </Button>
              )}
              <Goods />
              <Camp />
            </div>
            <Caverns />
            <div className="tp-home-foot">
              <Storage />
              <Followers />
            </div>
          </div>
        </div>
        <nav className="tp-sections" aria-label={speak('board.sections')}>
          {SECTIONS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={section === each}
              data-calling={(calling.has(each) && section !== each) || undefined}
              onClick={() => open(each)}
            >
              {speak(`section.${each}`)}
            </button>
          ))}
        </nav>
      </div>
      <Reference open={reference} close={() => setReference(false)} speak={speak} />
    </TableContext>
  );
}
