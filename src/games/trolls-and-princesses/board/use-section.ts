import { type RefObject, useEffect, useState } from 'react';
import type { PlaceState } from '../../../web/board-kit/places.tsx';

export const SECTIONS = ['table', 'caves', 'market'] as const;
type Section = (typeof SECTIONS)[number];

/** On a phone one section is shown at a time: the one with something to choose, until another is wanted. */
export function useSection(
  board: RefObject<HTMLElement | null>,
  places: ReadonlyMap<string, PlaceState>,
): { section: Section; open: (section: Section) => void; calling: ReadonlySet<Section> } {
  const [section, open] = useState<Section>('table');
  const [calling, setCalling] = useState<ReadonlySet<Section>>(new Set());

  useEffect(() => {
    const lit = new Set<Section>();
    if (places.size === 0) return setCalling(lit);
    for (const element of board.current?.querySelectorAll<HTMLElement>('[data-mood="lit"]') ?? []) {
      const { section: of } = element.closest<HTMLElement>('[data-section]')?.dataset ?? {};
      if (of !== undefined) lit.add(of as Section);
    }
    setCalling(lit);
    open((shown) => (lit.size === 0 || lit.has(shown) ? shown : ([...lit][0] ?? shown)));
  }, [board, places]);

  return { section, open, calling };
}
