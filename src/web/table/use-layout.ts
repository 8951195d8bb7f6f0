import type { Tabletop } from '../board-kit/tabletop.ts';
import { useSettings } from '../store/settings.ts';
import { useTight, useWide } from '../use-media.ts';

/** How much stands beside the board. */
export interface Layout {
  /** Whether the screen is wide at all: a phone's is not. */
  readonly isWide: boolean;
  /** Whether the panels stand beside the board; elsewhere they open over it. */
  readonly hasSide: boolean;
  /** Whether only a rail of buttons stands beside a board that needs the width. */
  readonly hasRail: boolean;
  /** Whether everything but the board is as thin as can be, and acting is at the thumb. */
  readonly atThumb: boolean;
}

export function useLayout({ needsWidth, actsAtThumb }: Tabletop): Layout {
  const isWide = useWide();
  const isTight = useTight(needsWidth ?? 'laptop');
  const isLarge = useSettings(({ text }) => text === 'large');
  const hasRail = isWide && isTight && (needsWidth !== undefined || isLarge);
  return { isWide, hasRail, hasSide: isWide && !hasRail, atThumb: !isWide && actsAtThumb === true };
}
