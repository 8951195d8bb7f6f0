import { HANDFULS, type Handful } from './box/handfuls.ts';

interface Take {
  readonly do: 'take';
  readonly stones: Handful;
}

export type TakeStonesMove = Take;

/** Made once and offered again and again: search asks for them millions of times. */
export const TAKE: readonly Take[] = HANDFULS.map((stones) => ({ do: 'take', stones }));
