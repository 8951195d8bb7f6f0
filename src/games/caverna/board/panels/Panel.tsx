import './panels.css';
import './small.css';
import './sowing.css';
import './market.css';
import './expedition.css';
import './feeding.css';
import type { ReactNode } from 'react';
import { usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import type { AboutPart, PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { Button } from '../../../../web/look/Button.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { useTable } from '../table.ts';
import { useViews } from '../views.ts';

interface PanelProps {
  readonly title: string;
  /** A full panel takes the place of the whole table, a small one that of the map. */
  readonly size?: 'full' | 'small';
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where a question is answered that is asked neither on the map nor on the land. It can be folded, to see what lies below it. */
export function Panel({ title, size = 'small', note, className = '', children }: PanelProps) {
  const { speak } = useTable();
  const { lifted, lift } = useViews();
  return (
    <section
      className={`cv-panel paper ${className}`}
      aria-label={title}
      data-size={size}
      data-aside={lifted || undefined}
      data-guide="panel"
    >
      <header>
        <h2>{title}</h2>
        <Button size="small" className="cv-lift" aria-expanded={!lifted} onClick={() => lift(!lifted)}>
          {speak(lifted ? 'panel.unfold' : 'panel.fold')}
        </Button>
        {note !== undefined && <p>{note}</p>}
      </header>
      {children}
    </section>
  );
}

interface ChoiceProps {
  readonly place: PlaceId;
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly says?: ReactNode;
  readonly price?: ReactNode;
  readonly about?: string;
  /** Why it cannot be chosen, where that says more than what blocks it. */
  readonly closed?: { readonly text: string; readonly rule: string } | undefined;
}

/** One of the answers, as a card with a picture; what stands in the way is said on it. */
export function Choice({ place: id, picture, title, says, price, about, closed }: ChoiceProps) {
  const place = usePlace(id, 'worded');
  const state = usePlaceState(id);
  const { openRule } = useTable();
  const blocks = state?.why && { text: state.why.reason, rule: state.why.rule };
  const why = state === undefined || state.mood === 'blocked' ? (closed ?? blocks) : undefined;
  return (
    <div
      className="cv-choice"
      {...place}
      data-at-once=""
      data-closed={why !== undefined || undefined}
      {...(about !== undefined && { 'data-about': about })}
    >
      {picture !== undefined && <span className="cv-choice-picture">{picture}</span>}
      <span className="cv-choice-words">
        <b>{title}</b>
        {price !== undefined && <span className="cv-choice-price">{price}</span>}
        {why === undefined ? (
          says !== undefined && <span>{says}</span>
        ) : (
          <span className="cv-why">
            {why.text} <RuleLink rule={why.rule} open={openRule} />
          </span>
        )}
      </span>
    </div>
  );
}

/** A price, with the printed one struck out where it is lower. */
export function Price({ price, printed }: Pick<AboutPart, 'price' | 'printed'>) {
  return (
    <>
      {printed !== undefined && <s>{printed}</s>} {price}
    </>
  );
}
