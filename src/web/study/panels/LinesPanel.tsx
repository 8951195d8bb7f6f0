import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import { mergeName } from '../../../protocol/study/merge-text.ts';
import type { StudyLine } from '../../../protocol/study/study.ts';
import { Button, IconButton } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import type { Speech } from '../../table/log/speech.ts';
import type { StudyDesk } from '../page/use-study.ts';
import { useStudySay } from '../text.ts';
import { dropLine, lineNamed, renameLine, stepOfMatch } from '../tree/tree.ts';
import { useDraft } from './use-draft.ts';

interface LinesPanelProps {
  readonly desk: StudyDesk;
  readonly speech: Speech;
  readonly mayEdit: boolean;
  /** Grows when the name of the line shall be written. */
  readonly naming: number;
}

/** The lines of a study as a tree: what leaves the match, and what leaves that again. */
export function LinesPanel({ desk, speech, mayEdit, naming }: LinesPanelProps) {
  const say = useStudySay();
  const { study, spot, go } = desk;
  const own = lineNamed(study, spot.line);
  return (
    <div className="stack">
      <ul className="study-tree" aria-label={say('study.lines')}>
        <li>
          <button
            type="button"
            className="study-node"
            aria-current={spot.line === undefined || undefined}
            onClick={() => go({ step: stepOfMatch(study, spot) })}
          >
            <Icon name="hourglass" />
            <span className="study-node-words">
              <b>{say('study.match')}</b>
              <small>
                {say('study.steps', {
                  step: Math.min(stepOfMatch(study, spot), study.record.moves.length),
                  of: study.record.moves.length,
                })}
              </small>
            </span>
          </button>
          <Branches parent={undefined} desk={desk} speech={speech} />
        </li>
      </ul>
      {study.lines.length === 0 && <p className="hint">{say('study.no-lines')}</p>}
      {own !== undefined && mayEdit && <LineName key={own.id} line={own} desk={desk} naming={naming} />}
    </div>
  );
}

interface BranchesProps {
  readonly parent: string | undefined;
  readonly desk: StudyDesk;
  readonly speech: Speech;
}

function Branches({ parent, desk, speech }: BranchesProps) {
  const lines = desk.study.lines
    .filter(({ from }) => from.line === parent)
    .sort((one, other) => one.from.step - other.from.step);
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          <LineNode line={line} desk={desk} speech={speech} />
          <Branches parent={line.id} desk={desk} speech={speech} />
        </li>
      ))}
    </ul>
  );
}

function LineNode({ line, desk, speech }: { line: StudyLine; desk: StudyDesk; speech: Speech }) {
  const say = useStudySay();
  const sayName = useLineName(desk, speech);
  const { spot, go } = desk;
  const isHere = spot.line === line.id;
  const [first] = line.moves;
  const seat: Seat | undefined = first?.[0] ?? line.dealt?.seat;
  return (
    <button
      type="button"
      className="study-node"
      aria-current={isHere || undefined}
      onClick={() => go({ line: line.id, step: isHere ? line.moves.length : Math.min(1, line.moves.length) })}
    >
      {seat !== undefined && <SeatMark seat={seatNumber(seat)} />}
      <span className="study-node-words">
        <b>{sayName(line)}</b>
        <small>
          {say('study.leaves', { step: line.from.step, moves: line.moves.length })}
          {line.dealt && (
            <span className="study-dealt">
              <Icon name="shuffle" /> {say('study.dealt-short')}
            </span>
          )}
        </small>
      </span>
    </button>
  );
}

/** A line's name, or the words of its first move; lines with one name are numbered. */
export function useLineName(desk: StudyDesk, speech: Speech): (line: StudyLine) => string {
  const say = useStudySay();
  const { study, words } = desk;
  const plain = (line: StudyLine) => {
    const first = words[line.id];
    return line.name ?? (first === undefined ? say('study.empty-line') : speech.say(first.say, first));
  };
  return (line) => {
    const name = plain(line);
    const alike = study.lines.filter((other) => plain(other) === name);
    return alike.length > 1 ? `${name} (${alike.indexOf(line) + 1})` : name;
  };
}

function LineName({ line, desk, naming }: { line: StudyLine; desk: StudyDesk; naming: number }) {
  const say = useStudySay();
  const [first] = useState(naming);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (naming !== first) field.current?.focus();
  }, [naming, first]);
  const write = (name: string) => desk.change(renameLine(desk.study, line.id, name));
  const { draft, setDraft, keep } = useDraft(line.name ?? '', write, mergeName);
  return (
    <form
      className="study-name"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
        field.current?.blur();
      }}
    >
      <label className="field">
        <span className="label">{say('study.line-name')}</span>
        <input
          ref={field}
          className="input"
          value={draft}
          maxLength={100}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={keep}
        />
      </label>
      <Button type="submit" icon="quill">
        {say('study.name')}
      </Button>
      <IconButton
        icon="trash"
        label={say('study.drop-line')}
        onClick={() => {
          desk.go(line.from);
          desk.change(dropLine(desk.study, line.id));
        }}
      />
    </form>
  );
}
