import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../Picture.tsx';
import { Cut } from '../print/Cut.tsx';
import { disc } from '../print/rough.ts';
import { CLEARING } from './ground.ts';

/** The stage of the small scenes: sky with its moon or sun, two rows of spruces, grass or snow. */
export function Clearing({ title, className, children }: PictureProps & { children: ReactNode }) {
  return (
    <Picture width={640} height={480} title={title} className={className}>
      <rect width="640" height="480" fill="var(--scene-sky)" />
      <path d={CLEARING.sky} fill="var(--scene-halo)" />
      <path d={disc(500, 96, 48)} fill="var(--scene-light)" />
      <path d={CLEARING.back} fill="var(--scene-mid)" />
      <Cut d="M0 372h640v60H0z" fill="var(--scene-mid)" />
      <path d={CLEARING.backLight} fill="var(--scene-mid-cut)" />
      <path d={CLEARING.front} fill="var(--scene-pine)" />
      <path d={CLEARING.frontLight} fill="var(--scene-pine-cut)" />
      <path d={CLEARING.floor} fill="var(--scene-near)" />
      <path d={CLEARING.floorLight} fill="var(--scene-near-cut)" />
      <path d={CLEARING.tufts} fill="var(--scene-near-cut)" opacity="0.6" />
      {children}
    </Picture>
  );
}
