import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { About, Speak } from '../../../web/board-kit/tabletop.ts';
import { type Creature, PURCHASES, type Purchase } from '../box/creatures.ts';
import type { Produce } from '../box/produce.ts';
import type { GardenTile, GnomeElfTroll } from '../position.ts';

type Line = About['lines'][number];

/** The rules behind what each creature does. */
const RULES: Readonly<Record<Purchase, readonly string[]>> = {
  gnome: ['GET-3.10', 'GET-4.3'],
  'two-gnomes': ['GET-4.4'],
  elf: ['GET-3.12', 'GET-4.3'],
  troll: ['GET-3.9', 'GET-4.3'],
};

/** Things that are explained, besides the tiles of the gardens: what the board writes into `data-about`. */
export const thing = {
  purchase: (purchase: Purchase) => `purchase ${purchase}`,
  tile: (id: number) => `tile ${id}`,
  held: (kind: Produce) => `held ${kind}`,
  yields: (seat: Seat) => `yields ${seat}`,
  hand: (seat: Seat) => `hand ${seat}`,
  stock: (seat: Seat) => `stock ${seat}`,
  pile: 'pile',
  purse: 'purse',
  marker: 'marker',
} as const;

export function about(what: string, view: GnomeElfTroll, _viewer: Viewer, speak: Speak): About | undefined {
  const [family, which = ''] = what.split(' ');
  switch (family) {
    case 'purchase':
      return aboutPurchase(which as Purchase, speak);
    case 'tile': {
      const tile = view.gardens.flat().find(({ id }) => id === Number(which));
      return tile && aboutTile(tile, speak);
    }
    case 'held':
      return { name: speak(`title.${which}`), lines: [{ text: speak('about.tile'), rule: 'GET-3.7' }] };
    case 'yields':
      return {
        name: speak('about.yields-name', { goal: view.goal }),
        lines: [{ text: speak('about.yields', { goal: view.goal }), rule: 'GET-6.1' }],
      };
    case 'hand':
      return {
        name: speak('board.holds', { count: view.hands[Number(which)]?.length ?? 0 }),
        lines: [{ text: speak('about.hand'), rule: 'GET-7.2' }],
      };
    case 'stock':
      return {
        name: speak('about.stock-name'),
        lines: [{ text: speak('board.stock', { ...view.stocks[Number(which)] }), rule: 'GET-1.1' }],
      };
    case 'pile':
      return {
        name: speak('board.pile', { count: view.pile.length }),
        lines: [{ text: speak('about.pile'), rule: 'GET-3.16' }],
      };
    case 'purse':
      return { name: speak('about.purse-name'), lines: [{ text: speak('about.purse'), rule: 'GET-3.13' }] };
    case 'marker':
      return { name: speak('board.marker'), lines: [{ text: speak('about.marker'), rule: 'GET-3.2' }] };
    default:
      return undefined;
  }
}

function aboutPurchase(purchase: Purchase, speak: Speak): About | undefined {
  if (!PURCHASES.includes(purchase)) return undefined;
  const [first, second] = RULES[purchase];
  const lines: Line[] = [{ text: speak(`about.${purchase}`), ...(first && { rule: first }) }];
  if (second !== undefined) lines.push({ text: speak(`about.${purchase}.where`), rule: second });
  return { name: speak(`purchase.${purchase}`), price: speak(`about.${purchase}.price`), lines };
}

const CREATURE_LINE: Readonly<Record<Creature, Line['rule']>> = {
  gnome: 'GET-3.10',
  elf: 'GET-3.12',
  troll: 'GET-3.9',
};

function aboutTile({ kind, figure }: GardenTile, speak: Speak): About {
  const lines: Line[] = [{ text: speak('about.tile'), rule: 'GET-3.7' }];
  if (figure !== undefined) {
    const { creature, owner } = figure;
    const rule = CREATURE_LINE[creature];
    lines.push({ text: speak(`about.on-tile.${creature}`, { owner }), ...(rule !== undefined && { rule }) });
  }
  return { name: speak(`title.${kind}`), lines };
}
