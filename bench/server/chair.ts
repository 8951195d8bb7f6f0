/** A place at a match as its client sees it, whatever server the match is on. */
export interface Chair {
  /** How many entries of the match have been heard of. */
  heard(): number;
  isOver(): boolean;
  /** How many answers there are to choose from; none while somebody else is asked. */
  choices(): number;
  choose(index: number): void;
  /** Whom to tell when something new was heard. */
  listen(onNews: () => void): void;
  leave(): void;
}

export type Pair = readonly [Chair, Chair];

/** Clients of one server. */
export interface Seating {
  /** Two clients, each with a connection of its own, at a new match of Gnome Elf Troll for two. */
  seatPair(): Promise<Pair>;
  close(): void;
}

/** Waits until the chair has heard of the match. */
export function firstNews(chair: Chair): Promise<void> {
  return new Promise((resolve) => chair.listen(resolve));
}

export const NOBODY = (): void => {};
