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
