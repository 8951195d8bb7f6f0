import { at } from '../../../../kernel/lists.ts';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { TURNS, TURNS_OF_AN_ERA } from '../../box/calendar.ts';
import { SHOP_CREW } from '../../box/pieces.ts';
import { storedChildren } from '../../rules/children.ts';
import { kitchens, nextFeast, required } from '../../rules/feast.ts';
import { communalBeds, era } from '../../rules/levels.ts';
import { Glyph } from '../art/Glyph.tsx';
import { NUMERALS, upTo } from '../art/numbers.ts';
import { useTable } from './table.ts';

/** Turns of this era, when the Boss feasts next, and what he will want then. */
export function Calendar() {
  const { view, speak } = useTable();
  const now = era(view);
  const first = (now - 1) * TURNS_OF_AN_ERA + 1;
  const feast = nextFeast(view);
  const day = feast?.turn ?? 0;
  const wanted = feast?.required ?? required(view);
  const stored = storedChildren(view);
  const minions = view.communal + view.trolls.slice(0, view.seats).reduce((sum, troll) => sum + troll.minions, 0);
  const cooked = kitchens(view, view.communal).capacity;
  const most = kitchens(view, minions + SHOP_CREW * TURNS).capacity;
  return (
    <section
      className="tt-calendar paper"
      aria-label={speak('calendar.title')}
      data-guide="calendar"
      data-about="calendar"
    >
      <h2 className="tt-title">{speak('calendar.era', { era: at(NUMERALS, now), turn: view.turn })}</h2>
      <ol className="tt-turns" aria-hidden="true">
        {upTo(TURNS_OF_AN_ERA).map((place) => {
          const turn = first + place;
          const when = turn < view.turn ? 'past' : turn === view.turn ? 'now' : 'to-come';
          return (
            <li key={turn} data-when={when} data-feast={turn === day || undefined}>
              {turn === view.turn || turn === day ? turn : ''}
            </li>
          );
        })}
      </ol>
      <dl className="tt-wants">
        <Bar name={speak('calendar.stored')} has={stored} of={wanted} what="stored" />
        <Bar name={speak('calendar.cooked')} has={cooked} of={wanted} what="cooked" most={most} />
      </dl>
      <p className="tt-facts">
        <span data-about="communal">
          {speak('calendar.minions', { minions: view.communal, beds: communalBeds(view) })}
          <ChangedMark of="communal" />
        </span>
        <span data-about="herd">{speak('calendar.herd', { minions: Math.max(0, view.herd) })}</span>
      </p>
      <span className="tt-feast" data-soon={day - view.turn < 3 || undefined}>
        <Glyph name="call-feast" />
        {feast === undefined ? speak('calendar.held') : speak('calendar.feast-in', { turns: day - view.turn })}
      </span>
    </section>
  );
}

interface BarProps {
  readonly name: string;
  readonly has: number;
  readonly of: number;
  readonly what: 'stored' | 'cooked';
  /** With every Minion there could be. */
  readonly most?: number;
}

/** Children as tally marks: those that are there, and those that are wanted. */
function Bar({ name, has, of, what, most }: BarProps) {
  const { speak } = useTable();
  const share = Math.min(1, has / Math.max(1, of));
  return (
    <div className="tt-bar" data-what={what} data-enough={has >= of || undefined}>
      <dt>{name}</dt>
      <dd>
        <span className="tt-tally" aria-hidden="true">
          <span style={{ width: `${(share * 100).toFixed(0)}%` }} />
        </span>
        <span className="tt-count">
          {speak('calendar.of', { has, of })}
          {most !== undefined && most > has && <small>{speak('calendar.most', { most })}</small>}
        </span>
        <ChangedMark of={what} />
      </dd>
    </div>
  );
}
