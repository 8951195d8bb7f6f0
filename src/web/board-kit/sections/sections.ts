/** The sections in which the viewer can act, and those with changes. */
export interface Calls<Id extends string> {
  readonly lit: ReadonlySet<Id>;
  readonly changed: ReadonlySet<Id>;
}

/** The section to show: the current one while the viewer can act in it, else the first in which they can. */
export function sectionToShow<Id extends string>(shown: Id, order: readonly Id[], lit: ReadonlySet<Id>): Id {
  if (lit.has(shown)) return shown;
  return order.find((id) => lit.has(id)) ?? shown;
}

/** The size a board needs to be shown at once, in rem, so that larger text folds it sooner. */
export interface Room {
  readonly width: number;
  readonly height?: number;
}

export function hasRoom(room: Room, width: number, height: number, rem: number): boolean {
  return width >= room.width * rem && height >= (room.height ?? 0) * rem;
}
