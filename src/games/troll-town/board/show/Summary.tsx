import { useRef } from 'react';
import { useReachable } from '../../../../web/board-kit/reachable.ts';
import { Button, IconButton } from '../../../../web/look/Button.tsx';
import { Icon } from '../../../../web/look/Icon.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import type { TrollTown } from '../../position.ts';
import { storedChildren } from '../../rules/children.ts';
import { kitchens } from '../../rules/feast.ts';
import { Cauldron } from '../art/Cauldron.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { PiecePicture } from '../art/PiecePicture.tsx';
import { PARTS } from '../plan/parts.ts';
import { useTable } from '../town/table.ts';
import type { Speak } from '../words.ts';
import { numberIn } from './events.ts';
import type { Show } from './use-show.ts';
import { type Wish, wishesOf } from './wishes.ts';

const GOOD: ReadonlySet<Wish['verdict']> = new Set(['done', 'won', 'loafed']);

/** What was wanted: a deed, or something built. */
function wantedIn({ deed, work }: Wish, speak: Speak): string {
  if (deed !== undefined) return speak(`act.${deed}`);
  return work === undefined ? '' : speak(`piece.${work}`);
}

function WishRow({ wish }: { wish: Wish }) {
  const { speak, openRule } = useTable();
  const { part, deed, work, verdict, told, rules } = wish;
  return (
    <li className="tt-wish">
      <span className="tt-number">{part === 'deed' ? 'T' : PARTS.indexOf(part)}</span>
      {deed && <Glyph name={deed} className="tt-wish-picture" />}
      {work && <PiecePicture work={work} className="tt-wish-picture" />}
      <div className="tt-wish-words">
        <b>{wantedIn(wish, speak)}</b>
        <span className="tt-verdict" data-good={GOOD.has(verdict) || undefined}>
          <Icon name={GOOD.has(verdict) ? 'check' : 'close'} />
          {speak(`sum.${verdict}`)}
        </span>
        <p>
          {told.map((event) => `${speak(event.say, event)} `)}
          {rules.map((rule) => (
            <RuleLink key={rule} rule={rule} open={openRule} />
          ))}
        </p>
      </div>
    </li>
  );
}

/** Numbers of the town before and after the turn. */
function figuresOf(town: TrollTown) {
  return {
    stored: storedChildren(town),
    cooked: kitchens(town, town.communal).capacity,
    minions: town.communal,
    cracks: town.cracks.length,
  };
}

function Figures({ show: { turn } }: { show: Show }) {
  const { speak } = useTable();
  const now = figuresOf(turn.end);
  const then = turn.before && figuresOf(turn.before);
  return (
    <ul className="tt-figures">
      {(['stored', 'cooked', 'minions', 'cracks'] as const).map((figure) => (
        <li key={figure}>
          <span>{speak(`sum.${figure}`)}</span>
          <b>
            {then === undefined || then[figure] === now[figure]
              ? now[figure]
              : speak('sum.from-to', { before: then[figure], after: now[figure] })}
          </b>
        </li>
      ))}
    </ul>
  );
}

function Feast({ show: { turn } }: { show: Show }) {
  const { speak } = useTable();
  const feast = turn.news.find(({ say }) => say === 'told.feast' || say === 'told.feast-short');
  if (feast === undefined) return null;
  const share = (numberIn(feast, 'eaten') ?? 0) / Math.max(1, numberIn(feast, 'required') ?? 1);
  return (
    <div className="tt-feast-end">
      <Cauldron share={share} />
      <p>{speak(feast.say, feast)}</p>
    </div>
  );
}

/** After the show: what I wanted, what became of it and why; the town's numbers; and the others in a line each. */
export function Summary({ show }: { show: Show }) {
  const body = useRef<HTMLDivElement>(null);
  useReachable(body);
  const { view, me, seats, speak } = useTable();
  const { news } = show.turn;
  const others = seats.filter(({ seat }) => seat !== me);
  return (
    <section className="tt-summary paper" aria-label={speak('sum.title')}>
      <div className="tt-summary-head">
        <h2 className="tt-title">{me === undefined ? speak('sum.town') : speak('sum.title')}</h2>
        <IconButton icon="close" label={speak('show.close')} onClick={show.close} />
      </div>
      <div className="tt-summary-body" ref={body}>
        {me !== undefined && (
          <ul className="tt-wishes">
            {wishesOf(view, news, me).map((wish) => (
              <WishRow key={wish.part} wish={wish} />
            ))}
          </ul>
        )}
        <Feast show={show} />
        <h3 className="tt-subtitle">{speak('sum.town')}</h3>
        <Figures show={show} />
        <h3 className="tt-subtitle">{speak('sum.others')}</h3>
        <ul className="tt-others">
          {others.map(({ seat }) => {
            const wishes = wishesOf(view, news, seat);
            return (
              <li key={seat}>
                <SeatMark seat={seatNumber(seat)} />
                <span>
                  {wishes.length === 0
                    ? speak('sum.quiet')
                    : wishes.map((wish) => `${wantedIn(wish, speak)}: ${speak(`sum.${wish.verdict}`)}`).join(' · ')}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="tt-summary-foot">
        <Button size="small" icon="history" onClick={() => show.again(false)}>
          {speak('show.again')}
        </Button>
        <Button size="small" icon="user" onClick={() => show.again(true)}>
          {speak('show.only-mine')}
        </Button>
        <Button size="small" kind="primary" icon="forward" onClick={show.close}>
          {speak('show.on', { turn: view.turn })}
        </Button>
      </div>
    </section>
  );
}
