import type { AskStep, Seat } from '../../../kernel/game.ts';
import {
  CREATURES,
  type Creature,
  FIGURES_OF_EACH_SORT,
  type Onto,
  PURCHASE,
  type Purchase,
} from '../box/creatures.ts';
import type { GnomeElfTrollFrame } from '../frames.ts';
import { type Place, placeOn } from '../moves.ts';
import type { Figure, GnomeElfTroll } from '../position.ts';
import { tell, type Word } from '../words.ts';

/** GET-4.3, GET-4.4: why a purchase cannot go where something stands, or nothing; what is missing may go there. */
const WHY_NOT: Readonly<Record<Purchase, Readonly<Partial<Record<Creature | 'empty', Word>>>>> = {
  gnome: { gnome: 'blocked.gnome-on-gnome', elf: 'blocked.gnome-on-elf', troll: 'blocked.gnome-on-troll' },
  'two-gnomes': {
    empty: 'blocked.two-gnomes-on-empty',
    gnome: 'blocked.two-gnomes-on-gnome',
    troll: 'blocked.two-gnomes-on-troll',
  },
  elf: { gnome: 'blocked.elf-on-gnome', elf: 'blocked.elf-on-elf' },
  troll: { elf: 'blocked.troll-on-elf', troll: 'blocked.troll-on-troll' },
};

/** GET-4.1 to GET-4.5 */
export const place: AskStep<GnomeElfTroll, Place, Extract<GnomeElfTrollFrame, { step: 'place' }>, Word> = {
  rule: 'GET-4.3',
  completes: true,
  ask: (_p, { purchase }) => ({ say: `ask.place-${purchase}`, purchase }),
  label(p, _frame, _seat, { garden, tile }) {
    const found = p.gardens[garden]?.[tile];
    return {
      say: 'move.place',
      garden,
      tile,
      ...(found && { kind: found.kind }),
      ...(found?.figure && { creature: found.figure.creature, owner: found.figure.owner }),
    };
  },
  offer(p, { purchase }, _seat, offers) {
    const { onto, rule } = PURCHASE[purchase];
    for (let garden = 0; garden < p.seats; garden++) {
      const row = p.gardens[garden] ?? [];
      for (let tile = 0; tile < row.length; tile++) {
        const figure = row[tile]?.figure;
        if (mayStandOn(onto, figure)) offers.add(placeOn(garden, tile));
        else if (offers.explain) {
          const why = WHY_NOT[purchase][figure?.creature ?? 'empty'];
          if (why !== undefined) offers.block(placeOn(garden, tile), rule, why);
        }
      }
    }
  },
  take(p, { purchase }, seat, { garden, tile }) {
    const row = p.gardens[garden];
    const old = row?.[tile];
    if (row === undefined || old === undefined) throw new Error('no such tile');
    const { creature } = PURCHASE[purchase];
    if (old.figure !== undefined) sendHome(p, old.figure);
    row[tile] = { id: old.id, kind: old.kind, figure: figureOf(seat, creature) };
    const stock = p.stocks[seat];
    if (stock !== undefined) stock[creature]--;
    const { kind, figure } = old;
    if (figure === undefined) tell({ say: 'told.placed', seat, creature, garden, kind });
    else tell({ say: 'told.drove-off', seat, driven: figure.creature, owner: figure.owner, garden, kind });
  },
};

function mayStandOn(onto: Onto, figure: Figure | undefined): boolean {
  if (figure === undefined) return onto.empty;
  if (figure.creature === 'gnome') return onto.gnome;
  return figure.creature === 'elf' ? onto.elf : onto.troll;
}

/** How many tiles there are, in all gardens together, by what stands on them. */
export interface Standing {
  readonly empty: number;
  readonly gnome: number;
  readonly elf: number;
  readonly troll: number;
}

/** A figure that is not in stock stands on a tile: no need to walk through the gardens. */
export function lookAround(p: GnomeElfTroll): Standing {
  let gnome = 0;
  let elf = 0;
  let troll = 0;
  for (const stock of p.stocks) {
    gnome += FIGURES_OF_EACH_SORT - stock.gnome;
    elf += FIGURES_OF_EACH_SORT - stock.elf;
    troll += FIGURES_OF_EACH_SORT - stock.troll;
  }
  return { empty: p.sown - gnome - elf - troll, gnome, elf, troll };
}

/** GET-3.15: whether there is a tile it may go to. */
export function canStandSomewhere(onto: Onto, there: Standing): boolean {
  return (
    (onto.empty && there.empty > 0) ||
    (onto.gnome && there.gnome > 0) ||
    (onto.elf && there.elf > 0) ||
    (onto.troll && there.troll > 0)
  );
}

/** GET-1.2 */
function sendHome(p: GnomeElfTroll, { creature, owner }: Figure): void {
  const stock = p.stocks[owner];
  if (stock !== undefined) stock[creature]++;
}

const figures: Record<Creature, Figure>[] = [];

function figureOf(owner: Seat, creature: Creature): Figure {
  let set = figures[owner];
  if (set === undefined) {
    set = Object.fromEntries(CREATURES.map((each) => [each, { creature: each, owner }])) as Record<Creature, Figure>;
    figures[owner] = set;
  }
  return set[creature];
}
