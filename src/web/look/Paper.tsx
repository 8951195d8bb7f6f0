import type { HTMLAttributes, ReactNode } from 'react';

interface PaperProps extends HTMLAttributes<HTMLElement> {
  /** The element; a section needs a heading or a label. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'form';
  heading?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4;
  /** Shown at the right of the heading: a badge, a small button. */
  aside?: ReactNode;
  /** `card` has no padding of its own, for covers that reach its edges. */
  kind?: 'panel' | 'card' | 'strip';
}

/** A sheet of paper, the background of everything except the board. */
export function Paper({
  as: Sheet = 'div',
  heading,
  level = 2,
  aside,
  kind = 'panel',
  className,
  children,
  ...rest
}: PaperProps) {
  const Heading = `h${level}` as const;
  return (
    <Sheet className={['paper', kind !== 'panel' && `paper-${kind}`, className].filter(Boolean).join(' ')} {...rest}>
      {heading !== undefined && (
        <div className="paper-head">
          <Heading className="paper-title">{heading}</Heading>
          {aside}
        </div>
      )}
      {children}
    </Sheet>
  );
}
