import type { Tabletop } from '../board-kit/tabletop.ts';
import { useSettings } from '../store/settings.ts';
import { useTight, useWide } from '../use-media.ts';

/** What is shown beside the board. */
export interface Layout {
  /** Whether the screen is wider than a phone's. */
  readonly isWide: boolean;
  /** Whether the panels stand beside the board; otherwise they open over it. */
  readonly hasSide: boolean;
  /** Whether only a rail of buttons stands beside the board, which needs the width. */
  readonly hasRail: boolean;
  /** Whether answers are given at the bottom of a phone, with as little as possible around the board. */
  readonly atThumb: boolean;
}

export function useLayout({ needsWidth, actsAtThumb }: Tabletop): Layout {
  const isWide = useWide();
  const isTight = useTight(needsWidth ?? 'laptop');
  const isLarge = useSettings(({ text }) => text === 'large');
  const hasRail = isWide && isTight && (needsWidth !== undefined || isLarge);
  return { isWide, hasRail, hasSide: isWide && !hasRail, atThumb: !isWide && actsAtThumb === true };
}
