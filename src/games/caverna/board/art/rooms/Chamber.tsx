import type { ReactNode } from 'react';
import { gouge, rays } from '../../../../../web/look/print/cuts.ts';
import { rough } from '../../../../../web/look/print/rough.ts';
import { INKS } from '../inks.ts';
import type { Wall } from './walls.ts';

/** The vault of a dug cell, in a box of 130 by 92. */
export const VAULT = rough('M5 86V40C8 14 32 5 66 6C104 6 125 20 125 46V86z');
const CRACKS = rays({ x: 65, y: 66, from: 52, count: 17, length: 13, width: 1.5, seed: 5, start: 186, end: 354 });
const BOARDS =
  gouge(10, 74, 0.02, 36, 1) + gouge(72, 85, 0, 40, 1) + gouge(48, 80, 0, 22, 0.8) + gouge(104, 76, 0, 16, 0.8);
const PLANK = rough('M2 70h126v18H2z');

interface ChamberProps {
  readonly wall: Wall;
  readonly lights?: readonly (readonly [x: number, y: number])[];
  /** The floor: a plank that takes a name at (65, 83), bare stone, or nothing where the picture ends above it. */
  readonly floor?: 'plank' | 'stone' | 'none';
  readonly children?: ReactNode;
}

/** A vault in the rock with its light and what stands in it. */
export function Chamber({ wall, lights = [], floor = 'plank', children }: ChamberProps) {
  return (
    <g>
      <path d={VAULT} fill={INKS.ink} transform="translate(1.5 2)" stroke={INKS.ink} strokeWidth="7" />
      <path d={VAULT} fill={`url(#cv-wall-${wall})`} stroke={INKS.ink} strokeWidth="3.5" strokeLinejoin="round" />
      <path d={VAULT} fill="url(#ink-hatch)" />
      <path d="M7 70V64c30-4 86-4 116 0v6z" fill={INKS.shade} />
      <g clipPath="url(#cv-vault)">
        <path d={CRACKS} fill={INKS.shade} />
        {lights.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="30" fill="url(#cv-light)" />
        ))}
        {children}
      </g>
      {floor !== 'none' && <Plank kind={floor} />}
    </g>
  );
}

/** The floor that takes a name. */
export function Plank({ kind }: { readonly kind: 'plank' | 'stone' }) {
  return (
    <>
      <path
        d={PLANK}
        fill={kind === 'plank' ? INKS.oak : '#5a4636'}
        stroke={INKS.ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d={BOARDS} fill={kind === 'plank' ? '#4e2f14' : '#3c2e22'} />
    </>
  );
}
