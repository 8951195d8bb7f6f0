import { Picture, type PictureProps } from '../../../../web/look/Picture.tsx';

/** Two neighbours of one kind pay one more: a golden tie with a coin that says 'more', 60 by 40. */
export function PairLink({ title, className = 'pair-link' }: PictureProps) {
  return (
    <Picture width={60} height={40} title={title} className={className}>
      <path
        d="M1 15c9-4 14 6 23 2v8c-9 4-14-6-23-2zM59 15c-9-4-14 6-23 2v8c9 4 14-6 23-2z"
        fill="var(--gold)"
        stroke="var(--ink)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d="M6 17l3 6M13 17l3 7M54 17l-3 6M47 17l-3 7" stroke="var(--ink)" strokeWidth="1.5" />
      <circle cx="31.5" cy="21.5" r="16" fill="var(--ink)" />
      <circle cx="30" cy="20" r="16" fill="var(--ink)" />
      <circle cx="30" cy="20" r="14" fill="var(--gold)" />
      <circle cx="30" cy="20" r="11.4" fill="none" stroke="#8a6414" strokeWidth="1" strokeDasharray="2.4 1.8" />
      <text x="29.4" y="27" textAnchor="middle" className="link-text">
        +1
      </text>
    </Picture>
  );
}

/** A pair a troll has broken: the tie is torn, nothing is paid, 60 by 40. */
export function BrokenLink({ title, className = 'pair-link' }: PictureProps) {
  return (
    <Picture width={60} height={40} title={title} className={className}>
      <g fill="none" stroke="var(--ink)" strokeWidth="6.4" strokeLinecap="round">
        <path d="M2 20h6M14 20l5-2M58 20h-6M46 20l-5 3" />
      </g>
      <g fill="none" stroke="#e0684c" strokeWidth="3.4" strokeLinecap="round">
        <path d="M2 20h6M14 20l5-2M58 20h-6M46 20l-5 3" />
      </g>
      <path
        d="M34 3L20 21l8 1-6 16 17-20-8-1 9-14z"
        fill="#e0684c"
        stroke="var(--ink)"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </Picture>
  );
}
