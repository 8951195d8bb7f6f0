import './art/colours.css';
import './board.css';
import './deeds.css';
import './moods.css';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { usePlaces } from '../../../web/board-kit/places.tsx';
import { Section, Sections } from '../../../web/board-kit/sections/Sections.tsx';
import type { BoardProps } from '../../../web/board-kit/tabletop.ts';
import { type Area, FIRST_VILLAGE, isCavern, villagesInPlay } from '../box/areas.ts';
import { NO_CLAN } from '../box/clans.ts';
import type { TrollsAndPrincesses } from '../position.ts';
import { TrollsGlyphs } from './art/Glyph.tsx';
import { ClanChoice } from './ClanChoice.tsx';
import { Clans } from './Clans.tsx';
import { Caves } from './caves/Caves.tsx';
import { Lights } from './caves/Decor.tsx';
import { forecast, NO_FORECAST } from './forecast.ts';
import { GoodsStrip } from './hoard/GoodsStrip.tsx';
import { Hoard } from './hoard/Hoard.tsx';
import { tilesOf } from './layout.ts';
import { Caverns } from './mountain/Caverns.tsx';
import { KingsCards } from './mountain/KingsCards.tsx';
import { Peak } from './mountain/Peak.tsx';
import { Round } from './mountain/Round.tsx';
import { Visit } from './mountain/Visit.tsx';
import { Shelf } from './shelf/Shelf.tsx';
import { actingIn, isDigging, isListed, sourceOf, TableContext } from './table.ts';
import { useUnfolded } from './use-unfolded.ts';
import { Village } from './village/Village.tsx';
import './folded.css';
import './folded-sizes.css';
import './low.css';
import './visit.css';
import type { BoardWord } from './words.ts';

/** How much room the whole picture needs, in rem; where there is less, it folds into sections. */
const ROOM = { width: 66, height: 35 };

/** Where a troll acts comes first on a small screen: what has been scrolled meanwhile is scrolled back, so that all of it shows. */
function useActingInSight(frame: RefObject<HTMLElement | null>, acting: Area | undefined): void {
  useEffect(() => {
    if (acting !== undefined) frame.current?.closest('.stage')?.scrollTo(0, 0);
  }, [frame, acting]);
}

/** One picture: a snow mountain, cut open. Villages on its flanks, the caverns and caves of one clan inside, and what lies open below. */
export function Board({
  view,
  viewer,
  frame,
  seats,
  speak,
  openRule,
  shown,
  show,
}: BoardProps<TrollsAndPrincesses, BoardWord>) {
  const me = viewer === 'spectator' ? undefined : viewer;
  const places = usePlaces();
  const from = sourceOf(view, me, frame, places);
  const acting = actingIn(view, me);
  const digging = isDigging(places);
  const listed = isListed(frame, places);
  const moves = frame?.step === 'move';
  const visiting = me !== undefined && me !== shown;
  const ahead = useMemo(
    () => (moves && me !== undefined ? forecast(view, me, from) : NO_FORECAST),
    [view, me, from, moves],
  );
  const table = useMemo(
    () => ({
      view,
      seats,
      me,
      frame,
      shown,
      visiting,
      speak,
      openRule,
      from,
      acting,
      digging,
      listed,
      forecast: ahead,
    }),
    [view, seats, me, frame, shown, visiting, speak, openRule, from, acting, digging, listed, ahead],
  );
  const frameElement = useRef<HTMLDivElement>(null);
  useActingInSight(frameElement, acting);
  const [icons, setIcons] = useState(false);
  const { unfolded, unfold } = useUnfolded(acting, places);
  const villages = villagesInPlay(view.seats);
  const half = Math.ceil(villages.length / 2);
  const [left, right] = [villages.slice(0, half), villages.slice(half)];
  const actingVillage = acting === undefined || isCavern(acting) ? undefined : acting - FIRST_VILLAGE;
  const column = (side: readonly number[]) =>
    side.map((village) => (
      <Village
        key={village}
        village={village}
        beside={!visiting && actingVillage !== undefined && side.includes(actingVillage)}
        open={unfolded === FIRST_VILLAGE + village}
        unfold={() => unfold(FIRST_VILLAGE + village)}
      />
    ));
  const sections = [
    { id: 'table', title: speak('section.table') },
    {
      id: 'caves',
      title: visiting ? speak('board.their-caves', { name: seats[shown]?.name ?? '' }) : speak('section.caves'),
      note: speak('section.caves-note', { count: tilesOf(view.players[shown] ?? { tiles: [] }).length }),
    },
    { id: 'shelf', title: speak('section.shelf') },
  ] as const;
  return (
    <TableContext value={table}>
      <TrollsGlyphs />
      <Lights />
      <div className="tp-frame" ref={frameElement}>
        {view.players.some(({ clan }) => clan === NO_CLAN) ? (
          <ClanChoice />
        ) : (
          <Sections className="tp-board" sections={sections} room={ROOM}>
            <div
              className="tp-picture"
              data-seats={view.seats}
              data-doing={visiting ? 'visit' : doing(digging, acting, left)}
            >
              {visiting && <Visit back={() => show(undefined)} />}
              <Section id="table" className="tp-goods">
                <GoodsStrip />
              </Section>
              <Section id="table" className="tp-flank tp-left">
                {column(left)}
              </Section>
              <Section id="table" className="tp-flank tp-right">
                {column(right)}
              </Section>
              <div className="tp-mountain" data-guide="mountain">
                <Peak />
                <Section id="caves" className="tp-summit">
                  {visiting ? (
                    <Visit back={() => show(undefined)} />
                  ) : (
                    <>
                      <Round />
                      <KingsCards />
                    </>
                  )}
                </Section>
                <Section id="table" className="tp-halls">
                  <Caverns open={unfolded} unfold={unfold} />
                </Section>
                <Section id="caves" className="tp-depths">
                  <Caves />
                  <Clans show={show} icons={icons} setIcons={setIcons} />
                  <Hoard />
                </Section>
              </div>
              <Section id="shelf" className="tp-ledge">
                <Shelf />
              </Section>
            </div>
          </Sections>
        )}
      </div>
    </TableContext>
  );
}

/** What the viewer is at, which decides what makes room for what. */
function doing(digging: boolean, acting: Area | undefined, left: readonly number[]): string | undefined {
  if (digging) return 'dig';
  if (acting === undefined) return undefined;
  if (isCavern(acting)) return 'cavern';
  return left.includes(acting - FIRST_VILLAGE) ? 'raid-left' : 'raid-right';
}
