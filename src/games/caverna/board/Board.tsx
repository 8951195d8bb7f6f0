import './art/colours.css';
import './art/art.css';
import './board.css';
import './map/head.css';
import './map/map.css';
import './home/home.css';
import './fold.css';
import './folks/folk-card.css';
import './folks/folks.css';
import './moods.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ReadingCorner } from '../../../web/board-kit/about/ReadingCorner.tsx';
import { isAnyInSight } from '../../../web/board-kit/in-sight.ts';
import { usePlaces } from '../../../web/board-kit/places.tsx';
import { onReveal, reveal } from '../../../web/board-kit/reveal.ts';
import { Section, Sections, Unfolded } from '../../../web/board-kit/sections/Sections.tsx';
import type { BoardProps } from '../../../web/board-kit/tabletop.ts';
import type { CavernaFrame } from '../frames.ts';
import type { CavernaMove } from '../moves.ts';
import { type Caverna, ON_OFFER } from '../position.ts';
import { Symbols } from './art/Symbols.tsx';
import { Families } from './families/Families.tsx';
import { choosing, FolkSelection } from './folks/FolkSelection.tsx';
import { Home } from './home/Home.tsx';
import { PlaceMap } from './map/PlaceMap.tsx';
import { Panels } from './panels/Panels.tsx';
import { placeOf, readPlace } from './place-ids.ts';
import { Reference } from './Reference.tsx';
import { Rooms } from './rooms/Rooms.tsx';
import { SowingContext, useSowingPlan } from './sowing/use-sowing.ts';
import { Forecast } from './stores/Forecast.tsx';
import { Stores } from './stores/Stores.tsx';
import { type Table, TableContext } from './table.ts';
import { ViewsContext } from './views.ts';
import type { BoardWord } from './words.ts';

/** How much room map and home need side by side, in rem; where there is less, the board folds into sections. */
const ROOM = { width: 69, height: 34 };

/** So few families leave room for the whole forecast below them. */
const FEW = 2;

/** One landscape twice: the map of places on the left, a home on the right; what is asked elsewhere lies over the map. */
export function Board(props: BoardProps<Caverna, BoardWord>) {
  const { view, viewer, frame, over, seats, speak, openRule, shown, show, recent, offers, give } = props;
  const me = viewer === 'spectator' ? undefined : viewer;
  const table = useMemo<Table>(
    () => ({
      view,
      seats,
      me,
      frame,
      over,
      shown,
      show,
      speak,
      openRule,
      recent,
      offers: offers as readonly CavernaMove[],
      give,
    }),
    [view, seats, me, frame, over, shown, show, speak, openRule, recent, offers, give],
  );
  const box = useRef<HTMLDivElement>(null);
  const { views, rooms } = useOpened(box, frame);
  useBuiltInSight(box, frame);
  useLitBesidesExchanges(box);
  const sections = [
    {
      id: 'places',
      title: speak('section.places'),
      ...(!over && {
        note: speak('section.places-note', { count: view.spaces.filter(({ by }) => by.length === 0).length }),
      }),
    },
    {
      id: 'home',
      title: speak(me === shown || me === undefined ? 'section.home' : 'section.their-home', { seat: shown }),
    },
    {
      id: 'rooms',
      title: speak('section.rooms'),
      note: speak('section.rooms-note', { count: view.owners.filter((owner) => owner === ON_OFFER).length }),
    },
  ] as const;
  const folks = choosing(view);
  const sowing = useSowingPlan(table);
  return (
    <TableContext value={table}>
      <ViewsContext value={views}>
        <Symbols />
        <div className="cv-frame" ref={box} data-rooms={rooms || undefined}>
          {folks !== undefined ? (
            <FolkSelection folks={folks} />
          ) : (
            <Sections className="cv-board" sections={sections} room={ROOM}>
              <Section id="places" className="cv-section-places">
                <PlaceMap />
              </Section>
              <Section id="home" className="cv-section-home">
                <SowingContext value={sowing}>
                  <Panels />
                  <Home />
                </SowingContext>
              </Section>
              <Section id="rooms" className="cv-section-rooms">
                <Rooms />
              </Section>
              <Stores />
              <div className="cv-below">
                <div className="cv-kin" data-few={seats.length <= FEW || undefined}>
                  <Families />
                  <div className="cv-outlook">
                    <Forecast seat={shown} />
                  </div>
                </div>
                {!rooms && (
                  <Unfolded>
                    <ReadingCorner className="cv-corner" />
                  </Unfolded>
                )}
              </div>
            </Sections>
          )}
        </div>
        <Reference open={views.reference} close={() => views.setReference(false)} speak={speak} />
      </ViewsContext>
    </TableContext>
  );
}

/** What is opened over the table: the furnishings while one is asked for, or because somebody wants to see them. */
function useOpened(box: { readonly current: HTMLElement | null }, frame: CavernaFrame | undefined) {
  const [rooms, setRooms] = useState(false);
  const [reference, setReference] = useState(false);
  // Another question is shown again.
  const question = JSON.stringify(frame ?? 'none');
  const [asked, setAsked] = useState(question);
  const [lifted, lift] = useState(false);
  if (asked !== question) {
    setAsked(question);
    lift(false);
  }
  const views = useMemo(
    () => ({
      rooms,
      setRooms(open: boolean) {
        setRooms(open);
        if (open) lift(false);
      },
      lifted,
      lift,
      reference,
      setReference,
    }),
    [rooms, lifted, reference],
  );
  // What was opened to look around gives way to what is asked elsewhere.
  const places = usePlaces();
  useEffect(() => {
    if (places.size === 0) return;
    setRooms(false);
  }, [places]);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    return onReveal(element, (target) => setRooms(target.closest('.cv-rooms') !== null));
  }, [box]);
  return { views, rooms: rooms || (frame?.step === 'furnish' && !lifted) };
}

/** What was built is seen where it lies: whatever is asked next need not be there. */
function useBuiltInSight(box: { readonly current: HTMLElement | null }, frame: CavernaFrame | undefined): void {
  const step = frame?.step;
  const before = useRef(step);
  useEffect(() => {
    const hasBuilt = before.current === 'furnish' && step !== 'furnish';
    before.current = step;
    const home = box.current?.querySelector<HTMLElement>('.cv-home');
    if (!hasBuilt || !home) return;
    reveal(home.querySelector<HTMLElement>('.cv-cell:has(.caption)') ?? home, 'center');
  }, [box, step]);
}

/** Exchanges glow at all times: what is really asked is brought into sight beside them. */
function useLitBesidesExchanges(box: { readonly current: HTMLElement | null }): void {
  const places = usePlaces();
  useEffect(() => {
    if (places.size === 0) return;
    const soon = requestAnimationFrame(() => {
      const lit = [...(box.current?.querySelectorAll<HTMLElement>('[data-mood="lit"]') ?? [])].filter(
        ({ dataset: { place = '' } }) => place !== placeOf.exchanges && readPlace(place)?.is !== 'person',
      );
      const [first] = lit;
      const uncovered = lit.filter((each) => !isUnderPanel(each));
      if (first === undefined || isAnyInSight(uncovered)) return;
      const panel = first.closest('.cv-panel[data-size="full"]');
      reveal(panel ?? first, panel !== null || uncovered.length === 0 ? 'start' : 'center');
    });
    return () => cancelAnimationFrame(soon);
  }, [box, places]);
}

/** Whether a panel that stays at the foot of a phone lies over it. */
function isUnderPanel(place: HTMLElement): boolean {
  const panel = place.closest('.cv-frame')?.querySelector('.cv-panel');
  if (!panel || panel.contains(place) || getComputedStyle(panel).position !== 'sticky') return false;
  const [over, under] = [panel.getBoundingClientRect(), place.getBoundingClientRect()];
  return under.top < over.bottom && under.top + under.height / 2 > over.top;
}
