import type { ReactNode } from 'react';
import { ChangedMark } from '../../../../web/board-kit/changed/marks.tsx';
import { spotOf } from '../changes.ts';
import { useTable } from '../table.ts';

interface RowProps {
  readonly word: string;
  readonly number: ReactNode;
  readonly icon?: ReactNode;
  readonly below?: ReactNode;
  readonly about: string;
  /** What the mark of a change goes by. */
  readonly what: string;
  readonly attributes?: object;
  readonly guide?: string;
}

/** A line of the hoard: a word, a number, and a mark where it has changed. */
export function Row({ word, number, icon, below, about, what, attributes = {}, guide }: RowProps) {
  const { shown } = useTable();
  return (
    <div className="tp-row" {...attributes} data-about={about} data-guide={guide}>
      {icon}
      <b>{word}</b>
      {below && <span className="tp-row-below">{below}</span>}
      <span className="tp-row-end">
        <ChangedMark of={spotOf.home(shown, what)} />
        <strong>{number}</strong>
      </span>
    </div>
  );
}
