import type { SVGProps } from 'react';

/** Prints its children twice: a dark impression that missed its mark by a little, then the true one over it. */
export function Misprint({ children, ...rest }: SVGProps<SVGGElement>) {
  return (
    <g {...rest}>
      <g className="second-print" transform="translate(2.6 2.6)">
        {children}
      </g>
      {children}
    </g>
  );
}
