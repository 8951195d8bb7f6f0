import type { ReactNode } from 'react';

export interface PictureProps {
  /** The label for screen readers; without it the picture is decoration. */
  title?: string | undefined;
  className?: string | undefined;
}

interface FrameProps extends PictureProps {
  width: number;
  height: number;
  /** `fill` crops like a photograph in a frame, `whole` shows everything. */
  fit?: 'fill' | 'whole';
  children: ReactNode;
}

/** The frame of every drawing: sized by its view box, named for assistive technology or hidden from it. */
export function Picture({ width, height, fit = 'whole', title, className, children }: FrameProps) {
  const shared = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: fit === 'fill' ? 'xMidYMid slice' : 'xMidYMid meet',
    className,
    focusable: false,
  };
  if (!title) {
    return (
      <svg {...shared} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...shared} role="img" aria-label={title}>
      {children}
    </svg>
  );
}
