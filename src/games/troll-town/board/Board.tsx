import './art/colours.css';
import './board.css';
import './calendar.css';
import './trolls.css';
import './plan.css';
import './grunt.css';
import './shelf.css';
import './low.css';
import './show/show.css';
import './show/ceremony.css';
import './show/chapters.css';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isOver } from '../../../kernel/steps.ts';
import { usePlaces } from '../../../web/board-kit/places.tsx';
import { onReveal } from '../../../web/board-kit/reveal.ts';
import { Section, Sections } from '../../../web/board-kit/sections/Sections.tsx';
import type { BoardProps } from '../../../web/board-kit/tabletop.ts';
import { Button } from '../../../web/look/Button.tsx';
import type { TrollTown } from '../position.ts';
import { type PlanOutlook, planOutlook } from '../rules/plan-outlook.ts';
import { Glyphs } from './art/Glyph.tsx';
import { FightMarks } from './map/FightMarks.tsx';
import { TownMap } from './map/TownMap.tsx';
import { Choices } from './plan/Choices.tsx';
import { Grunt } from './plan/Grunt.tsx';
import { Plan } from './plan/Plan.tsx';
import { Shelf } from './plan/Shelf.tsx';
import { Chapters } from './show/Chapters.tsx';
import { ShowBar } from './show/ShowBar.tsx';
import { spotOf } from './show/Spot.tsx';
import { OnTheMap, OverTheMap } from './show/Stage.tsx';
import { Summary } from './show/Summary.tsx';
import { useShow } from './show/use-show.ts';
import { Calendar } from './town/Calendar.tsx';
import { LendSheet } from './town/LendSheet.tsx';
import { StatSheet } from './town/StatSheet.tsx';
import { Trolls } from './town/Trolls.tsx';
import { TableContext } from './town/table.ts';
import type { BoardWord } from './words.ts';

/** How much room map, shelf and plan need side by side, in rem; where there is less, they fold. */
const ROOM = { width: 48, height: 28.5 };
const NO_DANGER: ReadonlySet<number> = new Set();
const NO_OUTLOOK: PlanOutlook = { labour: { planned: 0, town: 0, own: 0 }, notes: [] };

/** What a guide points at among the things to plan is uncovered. */
function useGivingWay(frame: RefObject<HTMLElement | null>, close: (() => void) | undefined): void {
  useEffect(() => {
    if (frame.current === null || close === undefined) return;
    return onReveal(frame.current, (target) => {
      if (!target.hasAttribute('data-pointed')) return;
      if (target.closest('.tt-date, .tt-under, .tt-own, .tt-foot') !== null) close();
    });
  }, [frame, close]);
}

/** How high an element is, for what leaves room for it elsewhere. */
function useHeight(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [height, setHeight] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, height];
}

/** The calendar over the town, what can be planned below it, and beside them the Trolls and one's own plan. */
export function Board({
  view,
  viewer,
  frame,
  seats,
  speak,
  openRule,
  give,
  hinted,
  past,
  news,
  holdBack,
  proposals,
  propose,
}: BoardProps<TrollTown, BoardWord>) {
  const me = viewer === 'spectator' ? undefined : viewer;
  const table = useMemo(
    () => ({ view, me, frame, seats, speak, openRule, give, hinted, proposals, propose }),
    [view, me, frame, seats, speak, openRule, give, hinted, proposals, propose],
  );
  const plan = me === undefined ? undefined : view.plans[me];
  const own = plan === undefined || plan === 'secret' || past ? undefined : plan;
  const outlook = useMemo(
    () => (own === undefined || me === undefined || view.turn === 0 ? NO_OUTLOOK : planOutlook(view, me, own)),
    [view, me, own],
  );
  const { notes } = outlook;
  const danger = useMemo(
    () => (notes.length === 0 ? NO_DANGER : new Set(notes.flatMap(({ stores = [] }) => stores))),
    [notes],
  );
  const places = usePlaces();
  const isActing =
    [...places.values()].some(({ mood }) => mood === 'chosen') ||
    (frame !== undefined && frame.step !== 'plan-action' && frame.step !== 'lend');
  const { show, open } = useShow({ view, news, me, past, isActing });
  const frameElement = useRef<HTMLDivElement>(null);
  useGivingWay(frameElement, show?.close);
  // While somebody is asked for Minions, the turn is not over.
  const isReading = show !== undefined && show.at >= show.beats.length && frame?.step !== 'lend';
  const beat = show?.beats[show.at];
  const town = beat?.town;
  // While a turn is shown, nobody plans yet.
  const shown = useMemo(
    () =>
      town === undefined ? table : { ...table, view: town, seats: seats.map((seat) => ({ ...seat, asked: false })) },
    [table, town, seats],
  );
  const untold = show?.untold ?? 0;
  useLayoutEffect(() => holdBack?.(untold), [holdBack, untold]);
  const isStart = view.turn === 0;
  const hasEnded = isOver(view);
  const hasPlan = !hasEnded || beat !== undefined;
  const sections = (['town', 'plan', 'trolls'] as const)
    .filter((id) => id !== 'plan' || hasPlan)
    .map((id) => ({ id, title: speak(`section.${id}`) }));
  const [isMarking, setMarking] = useState(false);
  const hasFoot = me !== undefined && !past && !hasEnded && beat === undefined;
  const [foot, footHeight] = useHeight();
  const isPointing = isMarking && propose !== undefined && beat === undefined;
  return (
    <TableContext value={table}>
      <Glyphs />
      <div className="tt-frame" data-seats={view.seats} ref={frameElement}>
        {isStart && me !== undefined ? (
          <StatSheet />
        ) : (
          <Sections className="tt-board" sections={sections} room={ROOM}>
            <div className="tt-stage">
              {isReading && (
                <Section id="town" className="tt-reading">
                  <Summary show={show} />
                </Section>
              )}
              {/* First in the order of the keyboard, though it lies below the town. */}
              {me !== undefined && !past && !hasEnded && (
                <Section id="town" className="tt-under" covered={isReading || beat !== undefined}>
                  <Shelf />
                </Section>
              )}
              {/* Next, though it lies below the plan. */}
              {hasFoot && (
                <div className="tt-foot" ref={foot}>
                  <Grunt plan={own} notes={notes} goOn={show?.close} />
                </div>
              )}
              <TableContext value={shown}>
                <Section id="trolls" className="tt-date" covered={isReading}>
                  <Calendar />
                </Section>
              </TableContext>
              <Section id="town" className="tt-town" covered={isReading}>
                <TownMap
                  town={beat?.town ?? view}
                  danger={beat === undefined ? danger : NO_DANGER}
                  watching={beat !== undefined}
                  {...(isPointing && { stopMarking: () => setMarking(false) })}
                  focus={beat && spotOf(beat)}
                  over={beat === undefined ? <FightMarks notes={notes} /> : <OnTheMap beat={beat} />}
                  notes={show && beat && <OverTheMap beat={beat} show={show} />}
                />
                {open && !isPointing && (
                  <Button size="small" icon="scroll" className="tt-reread" onClick={open}>
                    {speak('show.read')}
                  </Button>
                )}
                {!isPointing && <Choices />}
                {frame?.step === 'lend' && <LendSheet frame={frame} />}
              </Section>
              {show && beat && (
                <Section id="town" className="tt-steering">
                  <ShowBar show={show} />
                </Section>
              )}
              <div className="tt-column">
                <TableContext value={shown}>
                  <Section id="trolls" className="tt-news">
                    <Trolls />
                  </Section>
                </TableContext>
                <Section id="plan" className="tt-own">
                  {show && beat ? (
                    <Chapters show={show} />
                  ) : (
                    own && !hasEnded && <Plan plan={own} outlook={outlook} mark={() => setMarking(true)} />
                  )}
                </Section>
                {hasFoot && <div className="tt-foot-room" style={{ height: footHeight }} />}
              </div>
            </div>
          </Sections>
        )}
      </div>
    </TableContext>
  );
}
