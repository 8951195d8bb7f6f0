/** What a Troll can do in a turn (table 4.1): from which era, and for whom. */
interface DeedRow {
  /** The rule that tells about it. */
  readonly rule: string;
  readonly era: number;
  readonly who: 'anybody' | 'not-the-boss' | 'boss';
  /** The module it comes with (section 18.1). */
  readonly module?: 'income' | 'trinkets' | 'grift';
}

export const DEEDS = {
  'get-minion': { rule: 'TT-4.1', era: 1, who: 'anybody' },
  'capture-child': { rule: 'TT-4.3', era: 1, who: 'anybody' },
  challenge: { rule: 'TT-4.6', era: 1, who: 'not-the-boss' },
  loaf: { rule: 'TT-4.7', era: 1, who: 'anybody' },
  'get-resource': { rule: 'TT-18.1', era: 1, who: 'anybody', module: 'income' },
  'make-trinket': { rule: 'TT-18.5', era: 1, who: 'anybody', module: 'trinkets' },
  'upgrade-hovel': { rule: 'TT-4.8', era: 2, who: 'anybody' },
  heal: { rule: 'TT-4.9', era: 2, who: 'anybody' },
  schmooze: { rule: 'TT-4.10', era: 2, who: 'anybody' },
  smash: { rule: 'TT-4.11', era: 2, who: 'anybody' },
  scare: { rule: 'TT-4.12', era: 2, who: 'anybody' },
  'upgrade-pile': { rule: 'TT-4.13', era: 3, who: 'anybody' },
  fight: { rule: 'TT-4.14', era: 3, who: 'anybody' },
  destroy: { rule: 'TT-4.15', era: 3, who: 'anybody' },
  fire: { rule: 'TT-4.17', era: 4, who: 'anybody' },
  intimidate: { rule: 'TT-4.26', era: 1, who: 'boss' },
  strike: { rule: 'TT-4.29', era: 1, who: 'boss' },
  'call-feast': { rule: 'TT-4.27', era: 1, who: 'boss' },
  grift: { rule: 'TT-18.8', era: 1, who: 'boss', module: 'grift' },
} satisfies Record<string, DeedRow>;

export type Deed = keyof typeof DEEDS;
export const DEED_IDS = Object.keys(DEEDS) as readonly Deed[];

export function deedRow(deed: Deed): DeedRow {
  return DEEDS[deed];
}
