import './reference.css';
import type { ReactNode } from 'react';
import { Dialog } from '../../look/Dialog.tsx';

interface ReferencePageProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly title: string;
  /** What the closing button is called. */
  readonly closeLabel: string;
  /** A class of the board, for its own colours. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A game on one page: its pictures in groups, each with its words. */
export function ReferencePage({ open, close, title, closeLabel, className = '', children }: ReferencePageProps) {
  return (
    <Dialog open={open} onClose={close} title={title} closeLabel={closeLabel}>
      <div className={`reference ${className}`}>{children}</div>
    </Dialog>
  );
}

interface ReferenceGroupProps {
  readonly title: string;
  /** Its entries. */
  readonly children: ReactNode;
}

export function ReferenceGroup({ title, children }: ReferenceGroupProps) {
  return (
    <>
      <h3>{title}</h3>
      <dl>{children}</dl>
    </>
  );
}

interface ReferenceEntryProps {
  readonly says: string;
  /** Whether its picture needs more width. */
  readonly wide?: boolean;
  /** The picture. */
  readonly children: ReactNode;
}

export function ReferenceEntry({ says, wide = false, children }: ReferenceEntryProps) {
  return (
    <div data-wide={wide || undefined}>
      <dt>{children}</dt>
      <dd>{says}</dd>
    </div>
  );
}
