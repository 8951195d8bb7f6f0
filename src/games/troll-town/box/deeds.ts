/** What a Troll can do in a turn (table 4.1): from which era, and for whom. */
interface DeedRow {
  readonly era: number;
  readonly who: 'anybody' | 'not-the-boss' | 'boss';
  /** The module it comes with (section 18.1). */
  readonly module?: 'income' | 'trinkets' | 'grift';
}

export const DEEDS = {
  'get-minion': { era: 1, who: 'anybody' },
  'capture-child': { era: 1, who: 'anybody' },
  challenge: { era: 1, who: 'not-the-boss' },
  loaf: { era: 1, who: 'anybody' },
  'get-resource': { era: 1, who: 'anybody', module: 'income' },
  'make-trinket': { era: 1, who: 'anybody', module: 'trinkets' },
  'upgrade-hovel': { era: 2, who: 'anybody' },
  heal: { era: 2, who: 'anybody' },
  schmooze: { era: 2, who: 'anybody' },
  smash: { era: 2, who: 'anybody' },
  scare: { era: 2, who: 'anybody' },
  'upgrade-pile': { era: 3, who: 'anybody' },
  fight: { era: 3, who: 'anybody' },
  destroy: { era: 3, who: 'anybody' },
  fire: { era: 4, who: 'anybody' },
  intimidate: { era: 1, who: 'boss' },
  strike: { era: 1, who: 'boss' },
  'call-feast': { era: 1, who: 'boss' },
  grift: { era: 1, who: 'boss', module: 'grift' },
} satisfies Record<string, DeedRow>;

export type Deed = keyof typeof DEEDS;
export const DEED_IDS = Object.keys(DEEDS) as readonly Deed[];

export function deedRow(deed: Deed): DeedRow {
  return DEEDS[deed];
}
