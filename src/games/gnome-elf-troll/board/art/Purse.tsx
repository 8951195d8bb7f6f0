import { Picture, type PictureProps } from '../../../../web/look/Picture.tsx';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { gouge } from '../../../../web/look/print/cuts.ts';
import { PRODUCE_COLOUR, type Produce, ProduceBlock } from './Produce.tsx';

/** What one harvested fruit looks like in a purse or a price: a round coin of its kind. */
export function ProduceCoin({ kind, title, className = 'produce-coin' }: PictureProps & { kind: Produce }) {
  return (
    <Picture width={64} height={64} title={title} className={className}>
      <circle cx="32" cy="32" r="31" fill="var(--ink)" />
      <circle cx="32" cy="32" r="29" fill="var(--birch)" />
      <circle cx="32" cy="32" r="25.6" fill={PRODUCE_COLOUR[kind]} />
      <g transform="translate(13.5 13) scale(0.36)">
        <ProduceBlock kind={kind} light="#fbf1da" ink="#191d18" slip={4} />
      </g>
    </Picture>
  );
}

const SHINE = gouge(22, 36, 1.7, 24, 2, 3) + gouge(29, 34, 1.6, 28, 1.6, 2) + gouge(17, 44, 1.5, 14, 1.5, 2);
const SHADE = gouge(58, 40, 1.7, 26, 2, -4) + gouge(52, 36, 1.55, 34, 1.8, -4) + gouge(63, 50, 1.9, 18, 1.6, -3);

/** The purse of this turn, tied with a string, 80 by 84. */
export function Purse({ title, className = 'purse' }: PictureProps) {
  return (
    <Picture width={80} height={84} title={title} className={className}>
      <g strokeLinejoin="round">
        <Cut d="M26 24C8 36 2 62 10 76c12 8 50 8 62 0 8-14 0-40-18-52z" fill="#0d1418" transform="translate(2 3)" />
        <Cut
          d="M26 24C8 36 2 62 10 76c12 8 50 8 62 0 8-14 0-40-18-52z"
          fill="#a9713a"
          stroke="var(--ink)"
          strokeWidth="3"
        />
        <path d={SHINE} fill="#f0cf94" />
        <path d={SHADE} fill="var(--ink)" />
        <Cut d="M28 22L20 6l12 4 8-7 8 7 12-4-8 16z" fill="#c48a4a" stroke="var(--ink)" strokeWidth="3" />
        <Cut d="M24 20c10 5 22 5 32 0l2 7c-12 6-24 6-36 0z" fill="var(--gold)" stroke="var(--ink)" strokeWidth="2.6" />
        <Cut
          d="M50 26c8 4 12 10 14 18M46 27c4 5 6 10 6 17"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="4.6"
          strokeLinecap="round"
        />
        <Cut
          d="M50 26c8 4 12 10 14 18M46 27c4 5 6 10 6 17"
          fill="none"
          stroke="var(--gold)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
    </Picture>
  );
}
