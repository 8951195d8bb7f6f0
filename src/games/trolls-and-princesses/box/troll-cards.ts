import { type BonusId, bonusNumber } from './bonuses.ts';

/** TP-1.20 */
export const TOTEMS = ['bat', 'snake', 'toad'] as const;
type Totem = (typeof TOTEMS)[number];

/** The bonus that stands for the totem itself. */
const TOTEM_BONUS: Readonly<Record<Totem, BonusId>> = { bat: 'power-2', snake: 'obsidian-2', toad: 'gold-1' };

/** What a card counts at the end. */
export type Tally =
  | 'king-tiles'
  | 'diamond-sites'
  | 'gold-sites'
  | 'obsidian-sites'
  | 'bell-tiles'
  | 'princess-tiles'
  | 'victory-tiles'
  | 'cave-tiles'
  | 'power';

interface Design {
  readonly id: string;
  /** The bonus of each of its changeling spots; T is that of the totem. */
  readonly spots: readonly (BonusId | 'T')[];
  /** 1 VP at the end for each so many of something. */
  readonly counts?: { readonly what: Tally; readonly each: number };
  readonly whenTaken?: BonusId;
  readonly beds?: number;
  readonly bell?: 'T';
  readonly outpost?: 'T';
}

export const DESIGNS = [
  { id: 'vp-king', spots: ['T'], counts: { what: 'king-tiles', each: 1 } },
  { id: 'vp-diamond-sites', spots: ['take-all-diamond', 'none'], counts: { what: 'diamond-sites', each: 2 } },
  { id: 'vp-gold-sites', spots: ['take-all-gold'], counts: { what: 'gold-sites', each: 2 } },
  { id: 'vp-obsidian-sites', spots: ['take-all-obsidian', 'none'], counts: { what: 'obsidian-sites', each: 3 } },
  { id: 'vp-bell-tiles', spots: ['T'], counts: { what: 'bell-tiles', each: 1 } },
  { id: 'vp-princess-tiles', spots: ['T'], counts: { what: 'princess-tiles', each: 1 } },
  { id: 'vp-victory-tiles', spots: ['T'], counts: { what: 'victory-tiles', each: 1 } },
  { id: 'vp-cave-tiles', spots: ['T', 'none'], counts: { what: 'cave-tiles', each: 4 } },
  { id: 'vp-power', spots: ['none'], counts: { what: 'power', each: 1 } },
  { id: 'gain-gold', spots: ['T'], whenTaken: 'gold-1' },
  { id: 'gain-obsidian', spots: ['T'], whenTaken: 'obsidian-2' },
  { id: 'gain-power', spots: ['T'], whenTaken: 'power-2' },
  { id: 'gain-refill', spots: ['T'], whenTaken: 'refill' },
  { id: 'spot-bed', spots: ['none'], beds: 1 },
  { id: 'spot-bell', spots: ['none'], bell: 'T' },
  { id: 'spot-outpost', spots: ['none'], outpost: 'T' },
] as const satisfies readonly Design[];

export type DesignId = (typeof DESIGNS)[number]['id'];
export type TrollCardId = `troll-${Totem}-${DesignId}`;

/** A troll card by its number in TROLL_CARDS. */
export type TrollCard = number;

const NONE = -1;

interface TrollCardFace {
  readonly id: TrollCardId;
  readonly design: DesignId;
  /** A number of TOTEMS. */
  readonly totem: number;
  /** Numbers of bonuses, here and below; -1 where there is none. */
  readonly changelingSpots: readonly number[];
  readonly bellSpot: number;
  readonly outpostSpot: number;
  readonly beds: number;
  readonly whenTaken: number;
  readonly counts: { readonly what: Tally; readonly each: number } | undefined;
}

export const TROLL_CARDS: readonly TrollCardFace[] = TOTEMS.flatMap((totem, number) => {
  const bonus = (code: BonusId | 'T' | undefined) =>
    code === undefined ? NONE : bonusNumber(code === 'T' ? TOTEM_BONUS[totem] : code);
  return DESIGNS.map((design: Design & { readonly id: DesignId }) => ({
    id: `troll-${totem}-${design.id}` as const,
    design: design.id,
    totem: number,
    changelingSpots: design.spots.map(bonus),
    bellSpot: bonus(design.bell),
    outpostSpot: bonus(design.outpost),
    beds: design.beds ?? 0,
    whenTaken: bonus(design.whenTaken),
    counts: design.counts,
  }));
});

const NUMBERS = new Map<string, TrollCard>(TROLL_CARDS.map(({ id }, card) => [id, card]));

export function trollCardNumber(id: TrollCardId): TrollCard {
  return NUMBERS.get(id) as TrollCard;
}

export function trollCardFace(card: TrollCard): TrollCardFace {
  return TROLL_CARDS[card] as TrollCardFace;
}
