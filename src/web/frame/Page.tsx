import { type ReactNode, useEffect } from 'react';
import { useSay } from '../messages/text.ts';

interface PageProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** Shown beside the title. */
  readonly aside?: ReactNode;
  readonly reading?: boolean;
  readonly children: ReactNode;
}

/** Sets the window's title. */
export function useTitle(title: string): void {
  const say = useSay();
  const shown = say('title.page', { title });
  useEffect(() => {
    document.title = shown;
  }, [shown]);
}

/** A page with its heading. */
export function Page({ title, lead, aside, reading, children }: PageProps) {
  useTitle(title);
  return (
    <div className="page">
      <div className={reading ? 'reading' : undefined}>
        <div className="page-head">
          <div className="stack">
            <h1>{title}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
}
