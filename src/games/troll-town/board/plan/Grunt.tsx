import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { actingFirst } from '../../../../web/board-kit/acting-first.ts';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import type { Plan } from '../../position.ts';
import type { PlanNote } from '../../rules/plan-outlook.ts';
import { TrollFace } from '../art/TownTroll.tsx';
import { paintOf } from '../art/trolls.ts';
import { placeOf } from '../places.ts';
import { useTable } from '../town/table.ts';

interface GruntProps {
  readonly plan: Plan | undefined;
  readonly notes: readonly PlanNote[];
  /** While the last turn is being told: goes on to the plan of the next one. Nobody grunts before that. */
  readonly goOn: (() => void) | undefined;
}

/** Locks the plan; always in sight. An empty plan is not locked by one press: the button itself asks. */
export function Grunt({ plan, notes, goOn }: GruntProps) {
  const { view, me, frame, speak } = useTable();
  const place = usePlace(placeOf.grunt);
  const [askedIn, setAsked] = useState<number | undefined>(undefined);
  if (me === undefined) return null;
  const face = <TrollFace ground={paintOf(view, me).ground} boss={view.title === me} />;
  const grunted = view.declared.length;
  if (frame?.step === 'plan-action' && goOn !== undefined) {
    return (
      <button
        type="button"
        className="tt-grunt"
        data-next=""
        data-place={placeOf.gruntNext}
        data-mood={place['data-mood']}
        data-quiet=""
        {...actingFirst(goOn)}
      >
        {face}
        <span>{speak('plan.next-turn', { turn: view.turn })}</span>
      </button>
    );
  }
  if (frame === undefined || plan === undefined) {
    return (
      <div className="tt-grunt" {...place} data-locked="" data-about="grunt">
        {face}
        <span>{speak('plan.grunted')}</span>
        {frame === undefined && grunted > 0 && (
          <small className="tt-grunt-count">{speak('plan.have-grunted', { grunted })}</small>
        )}
      </div>
    );
  }
  const isEmpty = plan.deed === 'none' && plan.orders.length === 0;
  if (isEmpty && askedIn === view.turn) return <Ask planOn={() => setAsked(undefined)} />;
  const warnings = notes.filter(({ isSolved }) => !isSolved).length;
  const planned = (plan.deed === 'none' ? 0 : 1) + plan.orders.length;
  return (
    <button
      type="button"
      className="tt-grunt"
      {...place}
      data-at-once=""
      data-about="grunt"
      // While something else is asked, the focus goes there.
      {...(frame.step !== 'lock' && { 'data-besides': '' })}
      {...(isEmpty && place['data-mood'] === 'lit' && actingFirst(() => setAsked(view.turn)))}
    >
      {face}
      <span>{speak('plan.grunt')}</span>
      {warnings > 0 && (
        <span className="tt-warned">
          <span aria-hidden="true">! {warnings}</span>
          <span className="sr-only">{speak('plan.warnings', { warnings })}</span>
        </span>
      )}
      <small className="tt-grunt-count">
        <b>{speak('plan.parts', { planned, all: 1 + view.options.orders })}</b>
        {grunted > 0 && speak('plan.have-grunted', { grunted })}
      </small>
    </button>
  );
}

/** The second press of a double click was meant for what stood there before. */
function notTwice(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}

function Ask({ planOn }: { planOn: () => void }) {
  const { speak } = useTable();
  const place = usePlace(placeOf.grunt);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="tt-grunt" data-asks="" role="alert">
      <span className="tt-grunt-why">{speak('plan.empty')}</span>
      <button
        ref={first}
        type="button"
        className="tt-plan-on"
        data-place={placeOf.planOn}
        data-mood="lit"
        data-quiet=""
        {...actingFirst(planOn)}
      >
        {speak('plan.go-on')}
      </button>
      <span className="tt-grunt-anyway" onClickCapture={notTwice}>
        <button type="button" {...place} data-at-once="" className="tt-grunt-quiet">
          {speak('place.grunt')}
        </button>
      </span>
    </div>
  );
}
