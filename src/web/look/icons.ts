import type { ICONS } from './icons.generated.ts';

export type IconName = keyof typeof ICONS;
