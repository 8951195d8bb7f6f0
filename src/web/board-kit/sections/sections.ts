/** What a folded board knows of its sections: which can be acted in, and in which something has changed. */
export interface Calls<Id extends string> {
  readonly lit: ReadonlySet<Id>;
  readonly changed: ReadonlySet<Id>;
}

/** Of sections of which one is shown at a time: it stays while it can be acted in, else the first that can be opens. */
export function sectionToShow<Id extends string>(shown: Id, order: readonly Id[], lit: ReadonlySet<Id>): Id {
  if (lit.has(shown)) return shown;
  return order.find((id) => lit.has(id)) ?? shown;
}

/** How much room a board needs to be shown at once, in characters' sizes, so that larger text folds it sooner. */
export interface Room {
  readonly width: number;
  readonly height?: number;
}

export function hasRoom(room: Room, width: number, height: number, rem: number): boolean {
  return width >= room.width * rem && height >= (room.height ?? 0) * rem;
}
