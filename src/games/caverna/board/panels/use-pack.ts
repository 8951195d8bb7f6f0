import type { KeyboardEvent, MouseEvent } from 'react';
import { useState } from 'react';

export interface Pack<Item> {
  readonly items: readonly Item[];
  has(item: Item): boolean;
  toggle(item: Item): void;
  clear(): void;
}

/** Several answers that are chosen before the first is given, in the order in which they were. */
export function usePack<Item>(most: number): Pack<Item> {
  const [items, setItems] = useState<readonly Item[]>([]);
  return {
    items,
    has: (item) => items.includes(item),
    toggle: (item) =>
      setItems((packed) => {
        if (packed.includes(item)) return packed.filter((each) => each !== item);
        return packed.length < most ? [...packed, item] : packed;
      }),
    clear: () => setItems([]),
  };
}

/** What makes something act by mouse and key before the stage does, which then does not. */
export function actingFirst(act: () => void) {
  return {
    onClick(event: MouseEvent) {
      event.stopPropagation();
      act();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
  };
}
