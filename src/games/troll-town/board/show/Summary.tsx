import './summary.css';
import { useEffect, useMemo, useRef } from 'react';
import { useReachable } from '../../../../web/board-kit/reachable.ts';
import { Button } from '../../../../web/look/Button.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { PiecePicture } from '../art/PiecePicture.tsx';
import { useTable } from '../town/table.ts';
import type { Speak } from '../words.ts';
import { Changes } from './Changes.tsx';
import { FightTold } from './FightTold.tsx';
import { Headline } from './Headline.tsx';
import type { PartResult } from './part-results.ts';
import { type Story, storyOf } from './story.ts';
import type { Show } from './use-show.ts';

/** What was wanted: a deed, or something built. */
function wantedIn({ deed, work }: PartResult, speak: Speak): string {
  if (deed !== undefined) return speak(`act.${deed}`);
  return work === undefined ? '' : speak(`piece.${work}`);
}

function verdictIn({ verdict, work }: PartResult, speak: Speak): string {
  if (work === undefined || verdict === 'lost' || verdict === 'loafed' || verdict === 'late')
    return speak(`sum.${verdict}`);
  return speak(verdict === 'failed' ? 'sum.not-built' : 'sum.built');
}

/** What a verdict looks like. */
const TONES = { done: 'good', won: 'good', failed: 'bad', lost: 'bad', loafed: 'plain', late: 'bad' } as const;

function Mine({ result }: { result: PartResult }) {
  const { speak, openRule } = useTable();
  const { deed, work, verdict, reasons, rules } = result;
  return (
    <li>
      {deed && <Glyph name={deed} className="tt-mine-picture" />}
      {work && <PiecePicture work={work} className="tt-mine-picture" />}
      <div className="tt-mine-words">
        <b>{wantedIn(result, speak)}</b>
        <p>
          {reasons.map((line) => `${speak(line.say, line)} `)}
          {rules.map((rule) => (
            <RuleLink key={rule} rule={rule} open={openRule} />
          ))}
        </p>
      </div>
      <span className="tt-verdict" data-tone={TONES[verdict]}>
        {verdictIn(result, speak)}
      </span>
    </li>
  );
}

/** Whoever loafed, or was too late, wanted nothing that could be named. */
function OthersPart({ result }: { result: PartResult }) {
  const { speak } = useTable();
  const { verdict } = result;
  const isNamed = verdict !== 'loafed' && verdict !== 'late';
  return (
    <span className="tt-part">
      {isNamed && `${wantedIn(result, speak)} `}
      <i data-tone={TONES[verdict]}>{verdictIn(result, speak)}</i>
    </span>
  );
}

function Others({ others }: Pick<Story, 'others'>) {
  const { seats, speak } = useTable();
  return (
    <section className="tt-others">
      <h3>{speak('sum.others')}</h3>
      <ul>
        {others.map(({ seat, results }) => (
          <li key={seat}>
            <SeatMark seat={seatNumber(seat)} />
            <span>
              <b>{seats[seat]?.name}</b>
              {results.length === 0 && <span className="tt-part">{speak('sum.quiet')}</span>}
              {results.map((result) => (
                <OthersPart key={result.part} result={result} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Enter and Escape go on, unless they are meant for something else; the focus comes here only if it is nowhere in particular. */
function useGoOn(foot: { readonly current: HTMLElement | null }, goOn: () => void): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('.stage'))
      foot.current?.querySelector<HTMLElement>('[data-go-on]')?.focus({ preventScroll: true });
  }, [foot]);
  useEffect(() => {
    const read = (event: KeyboardEvent) => {
      const isFree = event.target === document.body;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key !== 'Escape' && !(event.key === 'Enter' && isFree)) return;
      event.preventDefault();
      goOn();
    };
    // Before Escape takes back a move.
    addEventListener('keydown', read, { capture: true });
    return () => removeEventListener('keydown', read, { capture: true });
  }, [goOn]);
}

/** After the show: the turn in a headline, what became of mine, what changed and why, who fought, and the others. */
export function Summary({ show }: { show: Show }) {
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useReachable(body);
  useGoOn(foot, show.close);
  const { view, me, speak } = useTable();
  const { told } = show;
  const story = useMemo(() => storyOf(told, me), [told, me]);
  const { mine, sufferings, greatest, fights, others } = story;
  const isOver = told.news.some(({ say }) => say === 'told.over');
  return (
    <section className="tt-summary paper" aria-label={speak('sum.title')} data-guide="summary">
      <Headline story={story} close={show.close} />
      <div className="tt-summary-body" ref={body}>
        <div className="tt-summary-side">
          {me !== undefined && (
            <section className="tt-mine">
              <h3>{speak('sum.mine')}</h3>
              <ul className="tt-results">
                {mine.map((result) => (
                  <Mine key={result.part} result={result} />
                ))}
              </ul>
              {mine.length === 0 && <p>{speak('sum.empty-plan')}</p>}
              {sufferings.map((line) => (
                <p key={JSON.stringify(line)} className="tt-suffered">
                  {speak(line.say, line)}
                </p>
              ))}
            </section>
          )}
          <Changes story={story} />
        </div>
        <div className="tt-summary-side">
          {greatest && <FightTold fight={greatest} />}
          {fights.length > 0 && (
            <section className="tt-fights">
              <h3>{speak('sum.fights')}</h3>
              <ul>
                {fights.map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two fights may read alike
                  <li key={place}>{speak(line.say, line)}</li>
                ))}
              </ul>
            </section>
          )}
          <Others others={others} />
        </div>
      </div>
      <div className="tt-summary-foot" ref={foot}>
        <Button size="small" icon="history" onClick={() => show.again(false)}>
          {speak('show.again')}
        </Button>
        <Button size="small" icon="user" onClick={() => show.again(true)}>
          {speak('show.only-mine')}
        </Button>
        <Button size="small" kind="primary" icon="forward" onClick={show.close} data-go-on="">
          {isOver ? speak('show.town') : speak('show.on', { turn: view.turn })}
        </Button>
      </div>
    </section>
  );
}
