import './host-word.css';
import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';

/** Something that a host says, as everybody sees it. */
export function Announced({ text, warning, children }: { text: string; warning?: boolean; children?: ReactNode }) {
  return (
    <div className="announced" data-warning={warning || undefined}>
      <Icon name={warning ? 'alert' : 'raven'} />
      <p>{text}</p>
      {children}
    </div>
  );
}
