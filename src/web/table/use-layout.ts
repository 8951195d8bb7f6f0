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
  /** Whether tapped places are explained at the bottom of a phone, instead of the question. */
  readonly atThumb: boolean;
  /** Whether there is as little as possible around the board on a phone. */
  readonly isLow: boolean;
}

export function useLayout({ needsWidth, actsAtThumb, lowAround }: Tabletop): Layout {
  const isWide = useWide();
  const isTight = useTight(needsWidth ?? 'laptop');
  const isTightForLargeText = useTight('laptop');
  const isLarge = useSettings(({ text }) => text === 'large');
  const hasRail = isWide && ((needsWidth !== undefined && isTight) || (isLarge && isTightForLargeText));
  return {
    isWide,
    hasRail,
    hasSide: isWide && !hasRail,
    atThumb: !isWide && actsAtThumb === true,
    isLow: !isWide && lowAround === true,
  };
}
