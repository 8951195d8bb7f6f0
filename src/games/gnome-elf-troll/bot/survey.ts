import type { Seat } from '../../../kernel/game.ts';
import { PRODUCE, type Produce } from '../box/produce.ts';
import type { GardenTile, GnomeElfTroll } from '../position.ts';

export const KINDS = PRODUCE.length;

/** What the gardens tell, counted in one walk through them: by kind, or by seat and kind. Good until the next survey. */
export interface Survey {
  readonly bare: number[];
  readonly controlled: number[];
  /** The most that chasing one troll off the own row would give back. */
  readonly mended: number[];
  readonly guards: number[];
  /** By seat: tiles of its row without a figure, with a troll, and with somebody else's gnome; and places where two of a kind meet. */
  readonly open: number[];
  readonly spoilt: number[];
  readonly shared: number[];
  readonly pairs: number[];
}

const SURVEY: Survey = {
  bare: [0, 0, 0],
  controlled: [],
  mended: [],
  guards: [],
  open: [],
  spoilt: [],
  shared: [],
  pairs: [],
};

export function survey(p: GnomeElfTroll): Survey {
  const { bare, controlled, mended, guards, open, spoilt, shared, pairs } = SURVEY;
  bare.fill(0);
  for (let i = 0; i < p.seats * KINDS; i++) {
    controlled[i] = 0;
    mended[i] = 0;
  }
  for (let seat = 0; seat < p.seats; seat++) {
    guards[seat] = 0;
    open[seat] = 0;
    spoilt[seat] = 0;
    shared[seat] = 0;
    pairs[seat] = 0;
    surveyRow(p.gardens[seat] ?? [], seat);
  }
  return SURVEY;
}

/** GET-3.7 to GET-3.10 */
function surveyRow(row: readonly GardenTile[], seat: Seat): void {
  const { bare, controlled, mended, guards, open, spoilt, shared, pairs } = SURVEY;
  for (let i = 0; i < row.length; i++) {
    const { kind, figure } = row[i] as GardenTile;
    const of = indexOf(kind);
    const own = seat * KINDS + of;
    const joined = isYielding(row[i - 1], kind) ? 1 : 0;
    if (figure?.creature === 'troll') {
      const back = 1 + joined + (isYielding(row[i + 1], kind) ? 1 : 0);
      mended[own] = Math.max(mended[own] ?? 0, back);
      add(spoilt, seat, 1);
      continue;
    }
    add(controlled, own, 1 + joined);
    add(pairs, seat, joined);
    if (figure === undefined) {
      add(bare, of, 1);
      add(open, seat, 1);
    } else if (figure.creature === 'elf') add(guards, seat, 1);
    else {
      add(controlled, figure.owner * KINDS + of, 1);
      if (figure.owner !== seat) add(shared, seat, 1);
    }
  }
}

export function add(list: number[], at: number, number: number): void {
  list[at] = (list[at] ?? 0) + number;
}

/** Names instead of a lookup: this runs for every tile of every position a bot thinks of. */
export function indexOf(kind: Produce): number {
  return kind === 'pumpkin' ? 0 : kind === 'apple' ? 1 : 2;
}

export function isYielding(tile: GardenTile | undefined, kind: Produce): boolean {
  return tile !== undefined && tile.kind === kind && tile.figure?.creature !== 'troll';
}
