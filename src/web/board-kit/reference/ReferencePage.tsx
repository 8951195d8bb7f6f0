import './reference.css';
import type { ReactNode } from 'react';
import { Dialog } from '../../look/Dialog.tsx';

interface ReferencePageProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly title: string;
  /** The label of the close button. */
  readonly closeLabel: string;
  /** The board's class, for its colours. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A game's reference page: pictures in groups, each with a text. */
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
  /** Whether the picture needs more width. */
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
