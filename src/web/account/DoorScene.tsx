import { memo, useId } from 'react';
import { Picture, type PictureProps } from '../look/Picture.tsx';
import { Cut } from '../look/print/Cut.tsx';
import { masonry } from '../look/print/stone.ts';

const WALL = masonry({ x: 0, y: 0, width: 480, height: 360, course: 38, seed: 21, joint: 5 });
const ARCH = 'M142 360V182c0-66 46-104 98-104s98 38 98 104v178z';
const DOOR = 'M160 360V186c0-54 36-88 80-88s80 34 80 88v174z';
const PLANKS = 'M200 360V108M240 360V98M280 360V108';
const KEY = 'M398 128h12l-8 116h-12zM392 214l-24-2 1-14 24 2zM391 242l-30-2 1-14 30 2z';

/** A door in the stones of the bridge, with a key beside it. */
export const DoorScene = memo(function DoorScene({ title, className = 'scene' }: PictureProps) {
  const clip = useId();
  return (
    <Picture width={480} height={360} title={title} className={className}>
      <clipPath id={clip}>
        <path d="M0 0h480v360H0z" />
      </clipPath>
      <rect width="480" height="360" fill="var(--scene-ink)" />
      <g clipPath={`url(#${clip})`}>
        <path d={WALL} fill="var(--scene-stone)" />
      </g>
      <Cut d={ARCH} fill="var(--scene-ink)" />
      <path d={DOOR} fill="#6b4226" />
      <path d={PLANKS} stroke="var(--scene-ink)" strokeWidth="4" fill="none" />
      <path d="M160 172h118l10 12-10 12H160zM160 306h118l10 12-10 12H160z" fill="var(--scene-ink)" />
      <path d="M292 226h16v30h-16z" fill="var(--scene-ink)" />
      <circle cx="300" cy="236" r="4" fill="var(--gold)" />
      <path d="M404 66v22" stroke="var(--scene-ink)" strokeWidth="12" strokeLinecap="round" />
      <path d={KEY} fill="var(--gold)" stroke="var(--scene-ink)" strokeWidth="5" strokeLinejoin="round" />
      <circle cx="404" cy="106" r="26" fill="var(--gold)" stroke="var(--scene-ink)" strokeWidth="5" />
      <circle cx="404" cy="106" r="11" fill="var(--scene-stone)" stroke="var(--scene-ink)" strokeWidth="5" />
      <path d="M0 360c50-22 96-18 142-8 66-12 130-12 196 0 44-14 96-12 142 2v10H0z" fill="var(--scene-near-cut)" />
    </Picture>
  );
});
