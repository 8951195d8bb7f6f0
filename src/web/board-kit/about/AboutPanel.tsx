import './about.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { Button } from '../../look/Button.tsx';
import { RuleLink } from '../../look/RuleLink.tsx';
import { type Spot, spotBeside } from '../beside.ts';
import type { PlaceState } from '../places.tsx';
import type { About, AboutPart, PlaceId } from '../tabletop.ts';
import { useWords } from '../words.ts';
import { brief } from './brief.ts';
import { type AboutDesk, explain, findThing, type Opened, stopExplaining } from './desk.ts';
import { ABOUT_PANEL } from './use-about.ts';

interface AboutPanelProps {
  readonly desk: AboutDesk;
  readonly about: (thing: string) => About | undefined;
  readonly places: ReadonlyMap<PlaceId, PlaceState>;
  readonly choose: (place: PlaceId) => void;
  readonly openRule: (id: string) => void;
  /** Where it lies on wide screens instead of beside the thing: over the log it hides nothing of the board. */
  readonly corner?: HTMLElement | null;
  /** Grows with everything that happens: what was explained may be gone then. */
  readonly moment: number;
}

/** What is pointed at: name, price, effect and rule, and what a second tap would do. It hides nothing of what it speaks of. */
export function AboutPanel({ desk, about, moment, ...rest }: AboutPanelProps) {
  const opened = useStore(desk, (state) => state.opened);
  useEffect(() => {
    // A finger has left the thing and is on its way to the panel's button, whatever others do meanwhile.
    if (moment >= 0 && desk.getState().opened?.manner !== 'touch') stopExplaining(desk);
  }, [desk, moment]);
  // A section that folds or unfolds draws its things anew; what is explained stays explained.
  useLayoutEffect(() => {
    if (opened === undefined || opened.anchor.isConnected) return;
    const anchor = findThing(opened.thing);
    if (anchor === undefined) stopExplaining(desk);
    else explain(desk, { ...opened, anchor });
  });
  if (opened === undefined || !opened.anchor.isConnected) return null;
  const place = opened.anchor.closest<HTMLElement>('[data-place]')?.dataset.place;
  const state = place === undefined ? undefined : rest.places.get(place);
  const told = about(opened.thing) ?? (state?.why && { name: state.name, lines: [] });
  if (told === undefined) return null;
  return <OpenPanel desk={desk} opened={opened} about={told} place={place} state={state} {...rest} />;
}

interface OpenPanelProps extends Omit<AboutPanelProps, 'about' | 'moment'> {
  readonly opened: Opened;
  readonly about: About;
  readonly place: PlaceId | undefined;
  readonly state: PlaceState | undefined;
}

function OpenPanel({ desk, opened, about, place, state, places, choose, openRule, corner }: OpenPanelProps) {
  const say = useWords();
  const panel = useRef<HTMLElement>(null);
  const spot = useSpot(panel, opened.anchor, places, corner !== null && corner !== undefined);
  const isOffered = state?.mood === 'lit' || state?.mood === 'instead';
  const { name, price, printed, lines, parts = [], picture, below } = about;
  return createPortal(
    <aside
      ref={panel}
      id={ABOUT_PANEL}
      className="about paper"
      aria-label={name}
      data-manner={opened.manner}
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
      {parts.length > 0 && <Parts parts={parts} openRule={openRule} />}
      {state?.why && (
        <p className="about-why">
          {state.why.reason} <RuleLink rule={state.why.rule} open={openRule} />
        </p>
      )}
      {below !== undefined && <div className="about-below">{below}</div>}
      {opened.manner === 'touch' && isOffered && place !== undefined && (
        <Button
          kind="primary"
          onClick={() => {
            stopExplaining(desk);
            choose(place);
          }}
        >
          {state.act === undefined ? say('kit.choose') : brief(state.act, lines)}
        </Button>
      )}
    </aside>,
    corner ?? document.body,
  );
}

interface LinesProps {
  readonly lines: About['lines'];
  readonly openRule: (id: string) => void;
}

function Lines({ lines, openRule }: LinesProps) {
  return lines.map(({ text, rule }) => (
    <p key={text}>
      {text} {rule !== undefined && <RuleLink rule={rule} open={openRule} />}
    </p>
  ));
}

/** What can be done there: with its price before it is paid, and the reason where it cannot be done. */
function Parts({ parts, openRule }: { readonly parts: readonly AboutPart[] } & Omit<LinesProps, 'lines'>) {
  return (
    <ul className="about-parts">
      {parts.map(({ title, price, printed, reasons = [], lines = [], closed }) => (
        <li key={title} data-closed={closed !== undefined || undefined}>
          <b>{title}</b>
          {price !== undefined && (
            <span className="about-part-price">
              {printed !== undefined && <s>{printed}</s>} {price}
            </span>
          )}
          <Lines lines={closed === undefined ? [...reasons, ...lines] : [closed, ...reasons]} openRule={openRule} />
        </li>
      ))}
    </ul>
  );
}

function useSpot(
  panel: { readonly current: HTMLElement | null },
  anchor: HTMLElement,
  /** What glows among them is not covered. */
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
