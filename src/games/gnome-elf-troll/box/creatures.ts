export const CREATURES = ['gnome', 'elf', 'troll'] as const;
export type Creature = (typeof CREATURES)[number];

/** What can be bought in one purchase. */
export const PURCHASES = ['gnome', 'two-gnomes', 'elf', 'troll'] as const;
export type Purchase = (typeof PURCHASES)[number];

/** GET-1: figures of each sort in a colour. */
export const FIGURES_OF_EACH_SORT = 4;

/** What may stand on a tile where a figure is to be placed. */
export type Onto = Readonly<Record<Creature | 'empty', boolean>>;

export interface PurchaseCard {
  readonly creature: Creature;
  /** Figures that must be in stock. */
  readonly figures: number;
  /** GET-4.1, GET-4.3 */
  readonly onto: Onto;
  readonly rule: string;
}

/** GET-4: the creatures. What drives off what is read from `onto`; the figure driven off goes home. */
export const PURCHASE: Readonly<Record<Purchase, PurchaseCard>> = {
  gnome: {
    creature: 'gnome',
    figures: 1,
    onto: { empty: true, gnome: false, elf: false, troll: false },
    rule: 'GET-4.3',
  },
  'two-gnomes': {
    creature: 'gnome',
    figures: 2,
    onto: { empty: false, gnome: false, elf: true, troll: false },
    rule: 'GET-4.4',
  },
  elf: { creature: 'elf', figures: 1, onto: { empty: true, gnome: false, elf: false, troll: true }, rule: 'GET-4.3' },
  troll: {
    creature: 'troll',
    figures: 1,
    onto: { empty: true, gnome: true, elf: false, troll: false },
    rule: 'GET-4.3',
  },
};

/** Price in one kind; a troll costs one of each instead. */
export const GNOME_PRICE = 3;
export const ELF_PRICE = 4;
export const TROLL_PRICE = 1;
