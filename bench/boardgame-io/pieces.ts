export const KINDS = ['pumpkin', 'apple', 'bean'] as const;
export type Kind = (typeof KINDS)[number];
export type Produce = Record<Kind, number>;

export type Creature = 'gnome' | 'elf' | 'troll';
export type Stock = Record<Creature, number>;

export interface Tile {
  kind: Kind;
  figure: { creature: Creature; owner: number } | null;
}

export const TILES_OF_EACH_KIND: Record<number, number> = { 2: 8, 3: 11, 4: 16 };
export const FIGURES_OF_EACH_SORT = 4;

export interface Purchase {
  id: string;
  creature: Creature;
  figures: number;
  cost: Produce;
  goesOn: readonly (Creature | 'nothing')[];
}

const NOTHING: Produce = { pumpkin: 0, apple: 0, bean: 0 };

const gnomes = KINDS.map((kind): Purchase => {
  return { id: `gnome ${kind}`, creature: 'gnome', figures: 1, cost: { ...NOTHING, [kind]: 3 }, goesOn: ['nothing'] };
});

const elves = KINDS.map((kind): Purchase => {
  return {
    id: `elf ${kind}`,
    creature: 'elf',
    figures: 1,
    cost: { ...NOTHING, [kind]: 4 },
    goesOn: ['nothing', 'troll'],
  };
});

const troll: Purchase = {
  id: 'troll',
  creature: 'troll',
  figures: 1,
  cost: { pumpkin: 1, apple: 1, bean: 1 },
  goesOn: ['nothing', 'gnome'],
};

const twoGnomes = KINDS.flatMap((first, index) =>
  KINDS.slice(index).map((second): Purchase => {
    const cost = { ...NOTHING };
    cost[first] += 3;
    cost[second] += 3;
    return { id: `two gnomes ${first} ${second}`, creature: 'gnome', figures: 2, cost, goesOn: ['elf'] };
  }),
);

export const PURCHASES: readonly Purchase[] = [...gnomes, ...twoGnomes, ...elves, troll];

const byId = new Map(PURCHASES.map((purchase) => [purchase.id, purchase]));

export function findPurchase(id: string | null): Purchase | undefined {
  return id === null ? undefined : byId.get(id);
}

export function canPay(purse: Produce, stock: Stock, purchase: Purchase): boolean {
  return stock[purchase.creature] >= purchase.figures && KINDS.every((kind) => purse[kind] >= purchase.cost[kind]);
}

export function mayPlace(purchase: Purchase, tile: Tile): boolean {
  return purchase.goesOn.includes(tile.figure?.creature ?? 'nothing');
}

export function hasPlace(gardens: readonly Tile[][], purchase: Purchase): boolean {
  return gardens.some((row) => row.some((tile) => mayPlace(purchase, tile)));
}
