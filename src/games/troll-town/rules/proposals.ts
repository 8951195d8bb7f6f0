import type { Seat } from '../../../kernel/game.ts';
import { isOneOf } from '../../../kernel/lists.ts';
import type { MessageParams } from '../../../kernel/messages.ts';
import type { Proposal, Proposals } from '../../../kernel/proposals.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import { isOver } from '../../../kernel/steps.ts';
import { DEED_IDS, type Deed } from '../box/deeds.ts';
import { HEX_NAMES, hexesNamed, hexNamed, joinName } from '../box/hexes.ts';
import { PIECE_IDS, type PieceId } from '../box/pieces.ts';
import { SUPPLIES, type Supply } from '../box/supplies.ts';
import { laysOf } from '../moves.ts';
import {
  BEDS,
  type Bed,
  type BuildingKind,
  buildingOn,
  EMPTY,
  GEARS,
  type Gear,
  hutOf,
  isPath,
  REBUILDS,
  type TrollTown,
  trollOf,
  type Work,
} from '../position.ts';
import type { Word } from '../words.ts';
import { crackedJoins, eraNeeded, fightVictims, intimidationVictims, isKnown, whyNot } from './deeds.ts';
import { named } from './events.ts';
import { isHutPiece, isRebuild } from './works.ts';

/** A deed, and as much as somebody cares to say about it. A building is named by its kind and one of its hexes. */
export interface SaidDeed {
  readonly deed: Deed;
  readonly bed?: Bed;
  readonly gear?: Gear;
  readonly kind?: BuildingKind;
  readonly hex?: string;
  readonly join?: string;
  /** As events name it. */
  readonly troll?: number;
  readonly supply?: Supply;
  /** Whether the supply is for one's own Hut. */
  readonly own?: boolean;
}

/** What Minions are to build, and where: the hexes of a site in reading order. */
export interface SaidWork {
  readonly work: Work;
  readonly on?: string;
}

export type SaidAction = SaidDeed | SaidWork;

/** What can be answered in a word to somebody who asked for something. */
const ANSWERS = ['gladly', 'taken', 'not-now'] as const;
export type Answer = (typeof ANSWERS)[number];

/** TT-14.2 */
export type TownProposal =
  | ({ readonly do: 'i-will' } & SaidAction)
  | ({ readonly do: 'please'; readonly to: Seat } & SaidAction)
  | { readonly do: 'leave-me'; readonly minions: number }
  | { readonly do: 'mark'; readonly on: string; readonly kind?: BuildingKind; readonly work?: PieceId }
  | { readonly do: 'donate'; readonly hex: string }
  | { readonly do: 'answer'; readonly to: Seat; readonly word: Answer }
  | { readonly do: 'you-and-i'; readonly to: Seat; readonly yours: Deed; readonly deed: Deed };

const RULE = 'TT-14.2';

/** Anything that was sent. */
type Sent = Readonly<Record<string, unknown>>;

function because(say: Word, params: MessageParams = {}, rule = RULE): Refusal<Word> {
  return { ...params, rule, say };
}

const NO_SUCH = because('blocked.no-such-proposal');
const NO_SUCH_PLACE = because('blocked.no-such-place');

function hasOnly(sent: Sent, ...names: string[]): boolean {
  return Object.keys(sent).every((name) => name === 'do' || names.includes(name));
}

/** Whether a building of that kind stands on the hex. */
function stands(p: TrollTown, kind: unknown, hex: unknown): boolean {
  return isOneOf(HEX_NAMES, hex) && buildingOn(p, hexNamed(hex))?.kind === kind;
}

const STORES: readonly BuildingKind[] = ['cage', 'pit'];
const ANY: readonly BuildingKind[] = ['hovel', 'cage', 'shop', 'hut', 'pit', 'addon', 'pile'];

/** Buildings that deeds are done at. */
const AT: Readonly<Partial<Record<Deed, readonly BuildingKind[]>>> = {
  'capture-child': [...STORES, 'hut'],
  scare: STORES,
  'upgrade-hovel': ['hut', 'shop', 'pit'],
  'upgrade-pile': ['hut', 'shop'],
  destroy: ANY,
};

/** Deeds that may be done to a road. */
const TO_ROADS: readonly Deed[] = ['fire', 'destroy'];

const VICTIMS: Readonly<Partial<Record<Deed, typeof fightVictims>>> = {
  fight: fightVictims,
  strike: fightVictims,
  intimidate: intimidationVictims,
};

/** What may be said about a deed besides its name; whether that is there, at least. */
const DETAILS: Readonly<Record<string, (p: TrollTown, seat: Seat, deed: Deed, sent: Sent) => boolean>> = {
  bed: (_p, _seat, deed, { bed }) => deed === 'get-minion' && isOneOf(BEDS, bed),
  gear: (_p, _seat, deed, { gear }) => deed === 'capture-child' && isOneOf(GEARS, gear),
  kind: (p, _seat, deed, { kind, hex }) => isOneOf(AT[deed] ?? [], kind) && stands(p, kind, hex),
  hex: (p, _seat, deed, { kind, hex }) =>
    kind !== undefined || (TO_ROADS.includes(deed) && isOneOf(HEX_NAMES, hex) && isPath(p, hexNamed(hex))),
  join: (p, _seat, deed, { join }) => deed === 'smash' && crackedJoins(p).some((each) => joinName(each) === join),
  troll: (p, seat, deed, { troll }) => VICTIMS[deed]?.(p, seat).some((each) => named(p, each) === troll) ?? false,
  supply: (_p, _seat, deed, { supply }) => (deed === 'get-resource' || deed === 'grift') && isOneOf(SUPPLIES, supply),
  own: (_p, _seat, deed, { own }) => deed === 'get-resource' && typeof own === 'boolean',
};

/** Why that Troll cannot do this in this turn. */
function whyNoDeed(p: TrollTown, seat: Seat, sent: Sent): Refusal<Word> | undefined {
  const { deed } = sent;
  if (!isOneOf(DEED_IDS, deed) || !isKnown(p, seat, deed)) return because('blocked.no-such-deed');
  const why = whyNot(p, seat, deed);
  if (why !== undefined) return because(why[1], { era: eraNeeded(p, deed) }, why[0]);
  const { do: _, to: __, deed: ___, ...details } = sent;
  for (const name of Object.keys(details)) {
    const isThere = Object.hasOwn(DETAILS, name) && DETAILS[name]?.(p, seat, deed, sent);
    if (isThere !== true) return because('blocked.no-such-aim');
  }
  return undefined;
}

/** Why that Troll cannot have this built; whether there are Minions and roads for it, the turn will show. */
function whyNoWork(p: TrollTown, seat: Seat, { do: _, to: __, work, on, ...others }: Sent): Refusal<Word> | undefined {
  if (Object.keys(others).length > 0 || !isOneOf<Work>([...PIECE_IDS, ...REBUILDS], work)) return NO_SUCH;
  if ((work === 'hut-clay' || work === 'rebuild-clay') && !p.options.clayHut) return because('blocked.no-such-deed');
  const hasHut = hutOf(p, seat) !== undefined;
  if (isHutPiece(work) && hasHut) return because('blocked.has-hut', {}, 'TT-5.9');
  if (isRebuild(work)) {
    if (on !== undefined) return NO_SUCH;
    return hasHut ? undefined : because('blocked.no-hut', {}, 'TT-4.31');
  }
  return on === undefined ? undefined : whyNoSite(p, work, on);
}

function whyNoSite(p: TrollTown, piece: PieceId, on: unknown): Refusal<Word> | undefined {
  if (typeof on !== 'string' || !laysOf(piece).some((each) => each.on === on)) return NO_SUCH_PLACE;
  const isFree = hexesNamed(on).every((hex) => p.land[hex] === EMPTY);
  return isFree ? undefined : because('blocked.site-taken', {}, 'TT-5.1');
}

function whyNoAction(p: TrollTown, seat: Seat, sent: Sent): Refusal<Word> | undefined {
  if ('work' in sent) return whyNoWork(p, seat, sent);
  return 'deed' in sent ? whyNoDeed(p, seat, sent) : NO_SUCH;
}

/** As many Minions as the town can have this turn, if everybody gets it one. */
export function mostCommunal({ communal, seats }: TrollTown): number {
  return communal + seats;
}

function isSeat({ seats }: TrollTown, seat: unknown): seat is Seat {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;
}

type Check = (p: TrollTown, seat: Seat, sent: Sent) => Refusal<Word> | undefined;

const KINDS: Readonly<Record<TownProposal['do'], Check>> = {
  'i-will': (p, seat, sent) => ('to' in sent ? NO_SUCH : whyNoAction(p, seat, sent)),
  please(p, seat, sent) {
    const { to } = sent;
    if (!isSeat(p, to)) return NO_SUCH;
    if (to === seat) return because('blocked.ask-yourself');
    const why = whyNoAction(p, to, sent);
    // What the reason says, it says to whoever plans the deed.
    return why && why.rule !== RULE ? because('blocked.they-cannot', { seat: to }, why.rule) : why;
  },
  'leave-me'(p, _seat, sent) {
    const { minions } = sent;
    if (!hasOnly(sent, 'minions') || typeof minions !== 'number' || !Number.isInteger(minions)) return NO_SUCH;
    if (minions < 1) return NO_SUCH;
    const most = mostCommunal(p);
    return minions > most ? because('blocked.town-has', { minions: most }) : undefined;
  },
  mark(p, _seat, sent) {
    const { on, kind, work } = sent;
    if (!hasOnly(sent, 'on', 'kind', 'work') || (kind !== undefined && work !== undefined)) return NO_SUCH;
    if (work !== undefined) return isOneOf(PIECE_IDS, work) ? whyNoSite(p, work, on) : NO_SUCH;
    if (kind !== undefined) return stands(p, kind, on) ? undefined : NO_SUCH_PLACE;
    return isOneOf(HEX_NAMES, on) ? undefined : NO_SUCH_PLACE;
  },
  donate(p, seat, sent) {
    if (!hasOnly(sent, 'hex')) return NO_SUCH;
    if (!stands(p, 'shop', sent.hex)) return NO_SUCH_PLACE;
    return trollOf(p, seat).minions > 0 ? undefined : because('blocked.no-private', {}, 'TT-7.9');
  },
  answer(p, seat, sent) {
    const { to, word } = sent;
    if (!hasOnly(sent, 'to', 'word') || !isSeat(p, to) || !isOneOf(ANSWERS, word)) return NO_SUCH;
    return to === seat ? because('blocked.ask-yourself') : undefined;
  },
  'you-and-i'(p, seat, sent) {
    const { to, yours, deed } = sent;
    if (!hasOnly(sent, 'to', 'yours', 'deed') || !isSeat(p, to)) return NO_SUCH;
    if (to === seat) return because('blocked.ask-yourself');
    return whyNoDeed(p, to, { deed: yours }) ?? whyNoDeed(p, seat, { deed });
  },
};

/** TT-14.2: what players can tell or ask each other in a form that everybody reads in their own language. It binds nobody. */
export const proposals: Proposals<TrollTown, Word> = {
  period: (p) => (p.turn > 0 && !isOver(p) ? p.turn : undefined),
  problem: (p, seat, proposal: Proposal) =>
    Object.hasOwn(KINDS, proposal.do)
      ? KINDS[proposal.do as TownProposal['do']](p, seat, proposal as unknown as Sent)
      : NO_SUCH,
};
