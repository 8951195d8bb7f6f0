import { Picture, type PictureProps } from '../Picture.tsx';
import { Cut } from '../print/Cut.tsx';
import { wedges } from '../print/stone.ts';

const RING = wedges({ x: 60, y: 74, span: 38, rise: 40, thickness: 15, count: 9, seed: 5 });

/** The logo: an arch with two shining eyes beneath it. 120 by 88. */
export function Emblem({ title, className = 'emblem' }: PictureProps) {
  return (
    <Picture width={120} height={88} title={title} className={className}>
      <Cut d="M4 76C6 38 28 12 60 12s54 26 56 64z" fill="#0d1418" />
      <path d={RING.join('')} fill="var(--birch)" />
      <circle cx="49" cy="60" r="6.4" fill="var(--glow)" />
      <circle cx="71" cy="60" r="6.4" fill="var(--glow)" />
      <circle cx="50.6" cy="61" r="2.6" fill="#0d1418" />
      <circle cx="72.6" cy="61" r="2.6" fill="#0d1418" />
      <Cut d="M6 82q9-5 18 0t18 0 18 0 18 0 18 0 18 0" fill="none" stroke="currentColor" strokeWidth="4" />
    </Picture>
  );
}

interface WordmarkProps {
  /** `bar` for the top of every page, `poster` for the front page. */
  size?: 'bar' | 'poster';
}

/** The name with the logo. It is not translated. */
export function Wordmark({ size = 'bar' }: WordmarkProps) {
  return (
    <span className={`wordmark wordmark-${size}`}>
      {size === 'bar' && <Emblem />}
      <span className="wordmark-name">Underbridge</span>
    </span>
  );
}
