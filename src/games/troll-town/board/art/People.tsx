import { memo } from 'react';
import { Cut } from '../../../../web/look/print/Cut.tsx';
import { gouge } from '../../../../web/look/print/cuts.ts';

/** Coat and hair of the Children, who come in many sorts. */
const CHILDREN = [
  ['#c8683f', '#5a3a1e'],
  ['#4f7f97', '#d9a13a'],
  ['#d9a13a', '#2b1d18'],
  ['#7d9a58', '#93331f'],
  ['#9a6a9c', '#5a3a1e'],
  ['#b5452f', '#efd9a0'],
] as const;

const HAIRS = [
  'M-11-31c-2-12 6-17 12-16 8 0 13 6 10 16-5-7-13-9-22 0z',
  'M-12-25c-4-16 4-24 13-23 10 0 15 8 11 23-2-8-4-10-6-12-6 3-14 3-16 1-2 4-2 7-2 11z',
  'M-11-32c0-13 8-16 13-15l6-4-2 6c6 4 6 8 4 13-6-6-13-8-21 0z',
];

interface ChildProps {
  /** Which of the sorts. */
  readonly sort: number;
  readonly running?: boolean;
  readonly glad?: boolean;
}

/** A Child, around the middle of its feet. */
export const Child = memo(function Child({ sort, running = false, glad = false }: ChildProps) {
  const [coat, hair] = CHILDREN[sort % CHILDREN.length] ?? CHILDREN[0];
  return (
    <g stroke="var(--tt-ink)" strokeWidth="2.2" strokeLinejoin="round" strokeLinecap="round">
      {running && (
        <>
          <path d="M-4-6l-9 8M4-6l8 6" stroke={coat} strokeWidth="5.500" />
          <path d="M-7-22l-11-7M7-22l10-8" fill="none" strokeWidth="3" />
        </>
      )}
      <Cut d="M-9 0c0-14 2-24 9-24s9 10 9 24z" fill={coat} />
      <path d={gouge(-4, -16, 1.6, 13, 1.6)} fill="#fff4d8" opacity="0.7" stroke="none" />
      <circle cx="0" cy="-31" r="10.500" fill="var(--tt-skin)" />
      <path d={HAIRS[sort % HAIRS.length]} fill={hair} />
      <g fill="var(--tt-ink)" stroke="none">
        <circle cx="-4" cy="-29.500" r="1.700" />
        <circle cx="4" cy="-29.500" r="1.700" />
      </g>
      <path d={glad ? 'M-3-25q3 4 6 0' : 'M-3-23.500q3-3 6 0'} fill="none" strokeWidth="1.800" />
    </g>
  );
});

const HORNED = 'M-11-32L-22-38l9 12zM11-32l11-6-9 12z';

interface MinionProps {
  /** A CSS colour: the town's are brown, private ones wear their owner's colour. */
  readonly coat: string;
  readonly tool?: 'log' | 'hammer' | 'kettle' | 'none';
  readonly asleep?: boolean;
}

/** A Minion: big ears, bigger eyes, around the middle of its feet. */
export const Minion = memo(function Minion({ coat, tool = 'none', asleep = false }: MinionProps) {
  return (
    <g stroke="var(--tt-ink)" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
      {tool === 'log' && <path d="M-24-26L22-34l1 7L-23-19z" fill="var(--tt-log-2)" />}
      <Cut d="M-12 0c-3-16 2-28 12-28s15 12 12 28c-8 3-16 3-24 0z" fill={coat} />
      <path d={gouge(-6, -18, 1.6, 15, 1.7)} fill="#fff4d8" opacity="0.55" stroke="none" />
      <path d={HORNED} fill="var(--tt-goblin)" />
      <path d="M-12-30c0-9 5-14 12-14s12 5 12 14-5 11-12 11-12-3-12-11z" fill="var(--tt-goblin)" />
      <path d={gouge(-8, -38, 0.5, 9, 1.5)} fill="var(--tt-goblin-cut)" stroke="none" />
      {asleep ? (
        <path d="M-8-31q3 3 6 0M2-31q3 3 6 0" fill="none" strokeWidth="1.800" />
      ) : (
        <>
          <g fill="#ffe9a0" stroke="none">
            <circle cx="-4.500" cy="-31" r="3.200" />
            <circle cx="4.500" cy="-31" r="3.200" />
          </g>
          <g fill="var(--tt-ink)" stroke="none">
            <circle cx="-4" cy="-31" r="1.400" />
            <circle cx="5" cy="-31" r="1.400" />
          </g>
        </>
      )}
      <path d="M-5-23.500q5 3 10 0" fill="none" strokeWidth="1.800" />
      {tool === 'hammer' && (
        <>
          <path d="M12-14l14-18" strokeWidth="5" stroke="var(--tt-log)" />
          <path d="M19-38l12 8-5 7-12-8z" fill="#8d9299" />
        </>
      )}
      {tool === 'kettle' && <path d="M12-14c0 8 16 8 16 0zM11-15h18" fill="#39424a" />}
    </g>
  );
});

/** The coat of the town's own Minions. */
export const TOWN_COAT = '#8f7a4a';
