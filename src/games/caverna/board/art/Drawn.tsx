import { rough } from '../../../../web/look/print/rough.ts';
import { type Drawing, INKS } from './inks.ts';

interface DrawnProps {
  readonly drawing: Drawing;
  /** How far the dark impression lies from the true one; 0 for none. */
  readonly slip?: number;
  /** Width of outlines that say none of their own. */
  readonly line?: number;
  /** Small pieces are cut as they are drawn: a shaken edge would blur them. */
  readonly fine?: boolean;
}

/** A block printed twice: its whole shape in ink, a little off, then its colours with their outlines. */
export function Drawn({ drawing, slip = 1.7, line = 2, fine = false }: DrawnProps) {
  const edge = fine ? (d: string) => d : rough;
  const shadow = drawing.map(([ink, d, width]) => (ink === 'none' || width === 0 ? '' : edge(d))).join('');
  return (
    <g stroke={INKS.ink} strokeWidth={line} strokeLinejoin="round" strokeLinecap="round">
      {slip > 0 && shadow !== '' && (
        <path d={shadow} fill={INKS.ink} opacity="0.55" transform={`translate(${slip} ${slip})`} />
      )}
      {drawing.map(([ink, d, width]) => (
        <path
          key={ink + d}
          d={edge(d)}
          fill={INKS[ink]}
          {...(width === 0 ? { stroke: 'none' } : width !== undefined && { strokeWidth: width })}
        />
      ))}
    </g>
  );
}
