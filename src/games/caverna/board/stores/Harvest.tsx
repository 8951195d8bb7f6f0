import './forecast.css';
import { useRef, useState } from 'react';
import { forecast } from '../../forecast.ts';
import { Good } from '../art/goods.tsx';
import { useTable } from '../table.ts';
import { Forecast, sayWhen } from './Forecast.tsx';
import { useClosing } from './use-closing.ts';

/** The next meal in one line; a press opens all that is known about it. */
export function Harvest({ seat }: { readonly seat: number }) {
  const { view, speak } = useTable();
  const [open, setOpen] = useState(false);
  const drawer = useRef<HTMLElement>(null);
  useClosing(drawer, '.cv-harvest', open, () => setOpen(false));
  const ahead = forecast(view, seat);
  if (ahead === undefined) return null;
  const { need, store, gained, reapedFood, short } = ahead;
  const when = sayWhen(ahead, view.round, speak);
  const eats = need.food + need.stone > 0;
  return (
    <>
      <button
        type="button"
        className="cv-harvest"
        aria-expanded={open}
        data-guide="harvest"
        data-short={short > 0 || undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="cv-harvest-words">
          <b>{when}:</b>{' '}
          {!eats
            ? speak('forecast.fed')
            : need.stone > 0
              ? speak('forecast.line-stone', need)
              : speak('forecast.line', {
                  need: need.food,
                  store: store.food + (gained.food ?? 0),
                  reaped: reapedFood,
                })}
          {short > 0 && (
            <>
              , <strong>{speak('forecast.short', { short })}</strong>
            </>
          )}
        </span>
        <span className="cv-harvest-brief" aria-hidden="true">
          <Good id="food" />
          {short > 0 ? <strong>{speak('forecast.short', { short })}</strong> : '✓'}
        </span>
      </button>
      {open && (
        <section ref={drawer} className="cv-drawer cv-forecast-drawer paper" aria-label={speak('forecast.details')}>
          <Forecast seat={seat} />
        </section>
      )}
    </>
  );
}
