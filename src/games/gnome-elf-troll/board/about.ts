import type { Viewer } from '../../../kernel/game.ts';
import { family, num, oneOf, placeIds } from '../../../web/board-kit/place-ids.ts';
import type { About } from '../../../web/board-kit/tabletop.ts';
import { type Creature, PURCHASES, type Purchase } from '../box/creatures.ts';
import { PRODUCE } from '../box/produce.ts';
import type { GardenTile, GnomeElfTroll } from '../position.ts';
import type { Speak } from './words.ts';

type Line = About['lines'][number];

/** The rules behind what each creature does. */
const RULES: Readonly<Record<Purchase, readonly string[]>> = {
  gnome: ['GET-3.10', 'GET-4.3'],
  'two-gnomes': ['GET-4.4'],
  elf: ['GET-3.12', 'GET-4.3'],
  troll: ['GET-3.9', 'GET-4.3'],
};

/** Things that are explained, besides the tiles of the gardens: what the board writes into `data-about`. */
const { placeOf: thing, readPlace: readThing } = placeIds({
  purchase: family('purchase', oneOf(PURCHASES)),
  tile: family('tile', num),
  held: family('held', oneOf(PRODUCE)),
  // Of a seat.
  yields: family('yields', num),
  hand: family('hand', num),
  stock: family('stock', num),
  pile: family('pile'),
  purse: family('purse'),
  marker: family('marker'),
});

export { thing };

export function about(what: string, view: GnomeElfTroll, _viewer: Viewer, speak: Speak): About | undefined {
  const found = readThing(what);
  switch (found?.is) {
    case 'purchase':
      return aboutPurchase(found.of[0], speak);
    case 'tile': {
      const tile = view.gardens.flat().find(({ id }) => id === found.of[0]);
      return tile && aboutTile(tile, speak);
    }
    case 'held':
      return { name: speak(`title.${found.of[0]}`), lines: [{ text: speak('about.tile'), rule: 'GET-3.7' }] };
    case 'yields':
      return {
        name: speak('about.yields-name', { goal: view.goal }),
        lines: [{ text: speak('about.yields', { goal: view.goal }), rule: 'GET-6.1' }],
      };
    case 'hand':
      return {
        name: speak('board.holds', { count: view.hands[found.of[0]]?.length ?? 0 }),
        lines: [{ text: speak('about.hand'), rule: 'GET-7.2' }],
      };
    case 'stock':
      return {
        name: speak('about.stock-name'),
        lines: [{ text: speak('board.stock', { ...view.stocks[found.of[0]] }), rule: 'GET-1.1' }],
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

function aboutPurchase(purchase: Purchase, speak: Speak): About {
  const [first, second] = RULES[purchase];
  const lines: Line[] = [{ text: speak(`about.${purchase}`), ...(first && { rule: first }) }];
  if (second !== undefined && purchase !== 'two-gnomes')
    lines.push({ text: speak(`about.${purchase}.where`), rule: second });
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
