import { useRef, useState } from 'react';
import { actingFirst } from '../../../../web/board-kit/acting-first.ts';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { Button, IconButton } from '../../../../web/look/Button.tsx';
import type { Free } from '../../moves.ts';
import { playerAt } from '../../position.ts';
import { anytime } from '../../rules/exchanges/anytime.ts';
import { GoodsLine, listed } from '../goods.tsx';
import { placeOf } from '../place-ids.ts';
import { readerOf, useTable } from '../table.ts';
import { isFree, termsOf } from '../terms.ts';
import { useClosing } from './use-closing.ts';

const OPENER = `[data-place="${placeOf.exchanges}"]`;

const GROUPS = ['rooms', 'crops', 'food', 'goods', 'tiles'] as const;
type Group = (typeof GROUPS)[number];

function groupOf(move: Free): Group {
  if (move.do === 'exchange' || move.do === 'discard' || move.do === 'cook') return 'rooms';
  if (move.do === 'crop') return 'crops';
  if (move.do === 'convert' || move.do === 'gold') return 'food';
  return move.do === 'ruby-tile' ? 'tiles' : 'goods';
}

/** The drawer of everything that may be exchanged at any time, with what would change. */
export function Exchanges() {
  const { view, me, frame, offers, speak } = useTable();
  const [open, setOpen] = useState(false);
  const free = offers.filter(isFree);
  const isTimely = (group: Group) =>
    me !== undefined &&
    frame !== undefined &&
    free.some((move) => groupOf(move) === group && anytime[move.do].timely?.(view, frame, me, move) === true);
  // What is of use now comes first.
  const groups = [...GROUPS.filter(isTimely), ...GROUPS.filter((group) => !isTimely(group))];
  const toggle = () => setOpen(!open);
  const drawer = useRef<HTMLElement>(null);
  useClosing(drawer, OPENER, open, () => setOpen(false));
  return (
    <>
      <Button
        size="small"
        icon="shuffle"
        className="cv-to-exchanges"
        aria-expanded={open}
        data-place={placeOf.exchanges}
        data-guide="exchanges"
        data-besides=""
        {...(free.length > 0 && { 'data-mood': 'lit' as const })}
        {...actingFirst(toggle)}
      >
        <span className="cv-exchanges-word">{speak('exchanges.open')}</span>
      </Button>
      {open && (
        <section ref={drawer} className="cv-drawer paper" aria-label={speak('exchanges.title')} data-spared="">
          <header>
            <h2>{speak('exchanges.title')}</h2>
            <IconButton icon="close" label={speak('exchanges.close')} onClick={() => setOpen(false)} />
          </header>
          {free.length === 0 && <p>{speak('exchanges.none')}</p>}
          {groups.map((group) => {
            const moves = free.filter((move) => groupOf(move) === group);
            return (
              moves.length > 0 && (
                <div key={group} className="cv-drawer-group" data-group={group}>
                  <h3>{speak(`exchanges.${group}`)}</h3>
                  {moves.map((move) => (
                    <Exchange key={placeOf.free(move)} move={move} />
                  ))}
                </div>
              )
            );
          })}
        </section>
      )}
    </>
  );
}

function Exchange({ move }: { readonly move: Free }) {
  const table = useTable();
  const { view, speak } = table;
  const seat = readerOf(table);
  const player = playerAt(view, seat);
  const place = usePlace(placeOf.free(move), 'worded');
  const { give, get } = termsOf(move, view, seat);
  return (
    <div className="cv-exchange" {...place} data-at-once="" data-besides="" data-verb={move.do}>
      <span>
        {move.do === 'cook' ? (
          speak('panel.cook')
        ) : move.do === 'discard' ? (
          speak('panel.weapon', { strength: move.strength })
        ) : (
          <GoodsLine some={give} speak={speak} />
        )}
      </span>
      <i aria-hidden="true">→</i>
      <span>
        {move.do === 'ruby-tile' ? speak(`tile.${move.tile}`) : <GoodsLine some={get} speak={speak} />}
        {move.do === 'gold' && ` ${speak('panel.gold-rate')}`}
      </span>
      <small>
        {listed(give)
          .map(([good, count]) =>
            speak('exchanges.left', { goods: speak(`amount.${good}`, { count: (player.goods[good] ?? 0) - count }) }),
          )
          .join(', ')}
        {move.do === 'exchange' && ` · ${speak(`furnishing.${move.furnishing}`)}`}
      </small>
    </div>
  );
}
