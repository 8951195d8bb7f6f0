import './about.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Button } from '../../look/Button.tsx';
import { RuleLink } from '../../look/RuleLink.tsx';
import type { Ahead } from '../ahead.ts';
import { type Spot, spotBeside } from '../beside.ts';
import { type PlaceState, placesFor } from '../places.tsx';
import type { About, PlaceId } from '../tabletop.ts';
import { useWords } from '../words.ts';
import { type AboutStore, explain, findThing, type Opened, stopExplaining, tick, untick } from './about-store.ts';
import { brief } from './brief.ts';
import { ABOUT_PANEL, isInPanel } from './into-panel.ts';
import { Lines, Parts } from './Parts.tsx';

interface AboutPanelProps {
  readonly aboutStore: AboutStore;
  /** Returns the explanation of a thing, given the places that are ticked in it. */
  readonly about: (thing: string, ticked: readonly PlaceId[]) => About | undefined;
  readonly places: ReadonlyMap<PlaceId, PlaceState>;
  readonly choose: (place: PlaceId, ahead?: Ahead) => void;
  readonly openRule: (id: string) => void;
  /** On wide screens the element that shows the panel instead of beside the thing. */
  readonly corner?: HTMLElement | null;
  /** Changes with every event, after which the explained thing may be gone. */
  readonly moment: number;
}

const NOTHING_TICKED: readonly PlaceId[] = [];

/**
 * The panel that explains what is pointed at: name, price, effect, rule, and what a second tap does. It never covers
 * the thing itself.
 */
export function AboutPanel({ aboutStore, about, moment, ...rest }: AboutPanelProps) {
  const opened = useStore(aboutStore, (state) => state.opened);
  const ticked = useStore(aboutStore, (state) => state.ticked);
  useEffect(() => {
    if (moment >= 0) untick(aboutStore);
    // A panel opened by touch stays open when others move: the finger may be on its way to its button.
    const { opened } = aboutStore.getState();
    if (moment < 0 || opened === undefined || opened.manner === 'touch') return;
    const wasIn = isInPanel(document.activeElement);
    stopExplaining(aboutStore);
    if (wasIn) opened.anchor.focus();
  }, [aboutStore, moment]);
  // Folding a section renders its things again: the panel then follows the new element.
  useLayoutEffect(() => {
    if (opened === undefined || opened.anchor.isConnected) return;
    const anchor = findThing(opened.thing);
    if (anchor === undefined) stopExplaining(aboutStore);
    else explain(aboutStore, { ...opened, anchor });
  });
  if (opened === undefined || !opened.anchor.isConnected) return null;
  const { dataset } = opened.anchor.closest<HTMLElement>('[data-place], [data-for]') ?? {};
  const acting = dataset === undefined ? [] : placesFor(dataset);
  const place = acting.find((each) => rest.places.has(each)) ?? acting[0] ?? dataset?.place;
  const state = place === undefined ? undefined : rest.places.get(place);
  const places = ticked?.thing === opened.thing ? ticked.places : NOTHING_TICKED;
  const told = about(opened.thing, places) ?? (state?.why && { name: state.name, lines: [] });
  if (told === undefined) return null;
  // The corner is not used for things it would cover.
  const corner = rest.corner?.parentElement?.contains(opened.anchor) ? null : rest.corner;
  return (
    <OpenPanel
      aboutStore={aboutStore}
      opened={opened}
      about={told}
      place={place}
      state={state}
      ticked={places}
      {...rest}
      {...(corner !== undefined && { corner })}
    />
  );
}

interface OpenPanelProps extends Omit<AboutPanelProps, 'about' | 'moment'> {
  readonly opened: Opened;
  readonly about: About;
  readonly place: PlaceId | undefined;
  readonly state: PlaceState | undefined;
  readonly ticked: readonly PlaceId[];
}

function OpenPanel({
  aboutStore,
  opened,
  about,
  place,
  state,
  ticked,
  places,
  choose,
  openRule,
  corner,
}: OpenPanelProps) {
  const say = useWords();
  const panel = useRef<HTMLElement>(null);
  const spot = useSpot(panel, opened.anchor, places, corner !== null && corner !== undefined);
  const isOffered = state?.mood === 'lit' || state?.mood === 'instead';
  useMarked(opened);
  const { name, price, printed, lines, parts = [], picture, below, afterTicks } = about;
  const { thing, manner } = opened;
  const isSettled = isOffered && parts.some(({ settles, closed }) => settles !== undefined && closed === undefined);
  const send = (ahead: Ahead | undefined) => {
    untick(aboutStore);
    stopExplaining(aboutStore);
    if (place !== undefined) choose(place, ahead);
  };
  const turnTick = (at: PlaceId) => {
    const ticks = parts.flatMap(({ settles }) => (settles?.by === 'tick' ? [settles.at] : []));
    const now = ticks.filter((each) => ticked.includes(each) !== (each === at));
    const answers = [...now.map((each) => ({ at: each })), ...(afterTicks?.answers ?? [])];
    tick(aboutStore, { thing, places: now, ahead: { ...afterTicks, answers } });
  };
  return createPortal(
    <aside
      ref={panel}
      id={ABOUT_PANEL}
      className="about paper"
      aria-label={name}
      data-manner={manner}
      data-corner={corner ? '' : undefined}
      style={
        corner ? undefined : { left: spot?.left ?? 0, top: spot?.top ?? 0, visibility: spot ? 'visible' : 'hidden' }
      }
    >
      <div className="about-head">
        {picture !== undefined && <span className="about-picture">{picture}</span>}
        <h2>{name}</h2>
      </div>
      {price !== undefined && (
        <p className="about-price">
          {price} {printed !== undefined && <s>{printed}</s>}
        </p>
      )}
      <Lines lines={lines} openRule={openRule} />
      {parts.length > 0 && (
        <Parts
          parts={parts}
          openRule={openRule}
          {...(isOffered && {
            settling: { ticked, tick: turnTick, choose: (at: PlaceId) => send({ answers: [{ at }] }) },
          })}
        />
      )}
      {isSettled && manner === 'focus' && <p className="about-keys">{say('kit.into-panel')}</p>}
      {state?.why && (
        <p className="about-why">
          {state.why.reason} <RuleLink rule={state.why.rule} open={openRule} />
        </p>
      )}
      {below !== undefined && <div className="about-below">{below}</div>}
      {manner === 'touch' && corner && (
        <button type="button" className="about-back" onClick={() => stopExplaining(aboutStore)}>
          {say('kit.back')}
        </button>
      )}
      {(manner === 'touch' || ticked.length > 0) && isOffered && place !== undefined && (
        <Button kind="primary" onClick={() => send(untick(aboutStore, thing))}>
          {state.act === undefined ? say('kit.choose') : brief(state.act, lines)}
        </Button>
      )}
    </aside>,
    corner ?? document.body,
  );
}

/** Marks the tapped element while its explanation is shown elsewhere. */
function useMarked({ anchor, manner }: Opened): void {
  useLayoutEffect(() => {
    if (manner !== 'touch') return;
    anchor.setAttribute('data-tapped', '');
    return () => anchor.removeAttribute('data-tapped');
  }, [anchor, manner]);
}

function useSpot(
  panel: { readonly current: HTMLElement | null },
  anchor: HTMLElement,
  /** Lit places among them are not covered. */
  places: AboutPanelProps['places'],
  inCorner: boolean,
): Spot | undefined {
  const [spot, setSpot] = useState<Spot | undefined>(undefined);
  useLayoutEffect(() => {
    if (inCorner) return;
    const lit = [...places].flatMap(([id, { mood }]) => (mood === 'lit' ? [`[data-place="${CSS.escape(id)}"]`] : []));
    const lay = () => {
      const size = panel.current?.getBoundingClientRect();
      if (size === undefined) return;
      const spared = [...document.querySelectorAll(['.prompt', '.guide', ...lit].join())].filter(
        (each) => each !== anchor,
      );
      const { width, height } = size;
      setSpot(
        spotBeside(
          anchor.getBoundingClientRect(),
          { width, height },
          { width: innerWidth, height: innerHeight },
          ['right', 'left', 'below', 'above', 'top', 'bottom'],
          spared.map((each) => each.getBoundingClientRect()),
        ),
      );
    };
    lay();
    addEventListener('scroll', lay, true);
    addEventListener('resize', lay);
    return () => {
      removeEventListener('scroll', lay, true);
      removeEventListener('resize', lay);
    };
  }, [panel, anchor, places, inCorner]);
  return spot;
}
