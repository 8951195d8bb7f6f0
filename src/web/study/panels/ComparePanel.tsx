import { useState } from 'react';
import type { Outcome } from '../../../bots/compare.ts';
import type { Seat } from '../../../kernel/game.ts';
import { keyOf, type StudySpot } from '../../../protocol/study/study.ts';
import { Button } from '../../look/Button.tsx';
import type { Speech } from '../../table/log/speech.ts';
import type { StudyDesk } from '../page/use-study.ts';
import { useStudySay } from '../text.ts';
import { lineNamed } from '../tree/tree.ts';
import { useLineName } from './LinesPanel.tsx';

interface ComparePanelProps {
  readonly desk: StudyDesk;
  readonly speech: Speech;
}

/** Two endings side by side: the one that is looked at, and another. */
export function ComparePanel({ desk, speech }: ComparePanelProps) {
  const say = useStudySay();
  const sayLine = useLineName(desk, speech);
  const { study, spot, twin, comparing, working, compare, stop, swap } = desk;
  const ends: StudySpot[] = [
    { step: study.record.moves.length },
    ...study.lines.map(({ id, moves }) => ({ line: id, step: moves.length })),
  ];
  const mine = ends.find(({ line }) => line === spot.line);
  const others = ends.filter(({ line }) => line !== spot.line);
  const [chosen, choose] = useState(twin?.line ?? '');
  const other = others.find(({ line }) => (line ?? '') === chosen) ?? others[0];
  const sayEnd = ({ line }: StudySpot) => {
    const own = lineNamed(study, line);
    return own === undefined ? say('study.match') : sayLine(own);
  };
  if (mine === undefined || other === undefined) return <p className="hint">{say('study.nothing-to-compare')}</p>;
  return (
    <div className="stack">
      <div className="study-pick">
        <label className="field">
          <span className="label">{say('study.compare-with', { name: sayEnd(mine) })}</span>
          <select className="select" value={other.line ?? ''} onChange={({ target }) => choose(target.value)}>
            {others.map((each) => (
              <option key={keyOf(each)} value={each.line ?? ''}>
                {sayEnd(each)}
              </option>
            ))}
          </select>
        </label>
        {working === 'compare' ? (
          <Button icon="close" onClick={stop}>
            {say('study.stop')}
          </Button>
        ) : (
          <Button kind="primary" icon="chart" busy={working !== undefined} onClick={() => compare(mine, other)}>
            {say('study.compare')}
          </Button>
        )}
      </div>
      {comparing?.isSame && <p role="status">{say('study.compare-same')}</p>}
      {comparing?.progress !== undefined && (
        <Endings desk={desk} speech={speech} names={[sayEnd(comparing.one), sayEnd(comparing.other)]} />
      )}
      {twin !== undefined && (
        <Button icon="refresh" aria-keyshortcuts="X" onClick={swap}>
          {say('study.swap', { name: sayEnd(twin) })}
        </Button>
      )}
    </div>
  );
}

const ENDS = ['one', 'other'] as const;

interface EndingsProps {
  readonly desk: StudyDesk;
  readonly speech: Speech;
  readonly names: readonly [string, string];
}

function Endings({ desk, speech, names }: EndingsProps) {
  const say = useStudySay();
  const { comparing, working, study } = desk;
  const progress = comparing?.progress;
  if (progress === undefined) return null;
  const { seat, fork, compared } = progress;
  const [one, other] = compared.ways;
  const name = speech.nameOf(seat as Seat);
  const isAlone = study.record.seats === 1;
  const percent = (share: number) => Math.round(100 * share);
  const sayChance = ({ wins, futures, chance }: Outcome) =>
    say('study.wins-of', { wins, of: futures, low: percent(chance.low), high: percent(chance.high) });
  const sayPoints = ({ points }: Outcome) =>
    say('study.points-of', { mean: Math.round(points.mean), low: points.low, high: points.high });
  const isDone = working !== 'compare';
  return (
    <>
      <table className="study-endings">
        <caption>{say('study.compare-how', { name, step: fork.step, of: one.futures })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{say('study.ending')}</span>
            </th>
            {names.map((each, at) => (
              <th key={`${ENDS[at]}`} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {!isAlone && (
            <tr>
              <th scope="row">{say('study.wins', { name })}</th>
              <td>{sayChance(one)}</td>
              <td>{sayChance(other)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{say('study.points', { name })}</th>
            <td>{sayPoints(one)}</td>
            <td>{sayPoints(other)}</td>
          </tr>
        </tbody>
      </table>
      {working === 'compare' && (
        <progress
          className="study-progress"
          value={one.futures}
          max={compared.of}
          aria-label={say('study.comparing')}
        />
      )}
      <p role="status" className={compared.isSure ? 'shuffle-good' : 'hint'}>
        {isDone && say(compared.isSure ? 'study.sure' : 'study.not-sure')}
      </p>
      {one.cutShort + other.cutShort > 0 && (
        <p className="hint">{say('study.cut-short', { one: one.cutShort, other: other.cutShort })}</p>
      )}
    </>
  );
}
