import type { Seat } from '../../../../kernel/game.ts';
import { type Deed, deedRow } from '../../box/deeds.ts';
import { SHOP_CREW } from '../../box/pieces.ts';
import type { Part } from '../../moves.ts';
import type { TrollTown, Work } from '../../position.ts';
import type { Stake } from '../../rules/conflicts.ts';
import { labourOf } from '../../rules/orders.ts';
import { ruleOfWork } from '../../rules/works.ts';
import { PARTS } from '../plan/parts.ts';
import type { TownEvent } from '../words.ts';
import { textIn } from './events.ts';
import { type Fight, fightsIn, toldOf } from './fights.ts';

type Verdict = 'done' | 'won' | 'failed' | 'lost' | 'loafed' | 'late';

/** A part of a seat's plan: what was wanted, what became of it, and why. */
export interface PartResult extends Wanted {
  readonly part: Part;
  readonly verdict: Verdict;
  readonly fights: readonly Fight[];
  /** What it led to, as it was told. */
  readonly outcomes: readonly TownEvent[];
  /** What it came to and why, in sentences. */
  readonly reasons: readonly TownEvent[];
  readonly rules: readonly string[];
}

/** What fights about a deed are about; one may also be drawn into others' fights. */
const SERVICE: readonly Stake[] = ['shop', 'crew', 'supply', 'site'];
const STAKES: Readonly<Partial<Record<Deed, readonly Stake[]>>> = {
  'capture-child': ['capture-child'],
  schmooze: ['schmooze'],
  challenge: ['challenge'],
  fight: ['fight'],
  scare: ['scare'],
  destroy: ['destroy'],
  'get-resource': ['supply'],
  'make-trinket': ['supply'],
  heal: SERVICE,
  'upgrade-hovel': SERVICE,
  'upgrade-pile': SERVICE,
};
const STAKES_OF_ORDERS: readonly Stake[] = ['crew', 'site', 'supply'];

/** Events that tell what a deed led to. */
const OUTCOMES: ReadonlySet<string> = new Set([
  'told.got-own',
  'told.got-communal',
  'told.captured',
  'told.captured-bare',
  'told.schmoozed',
  'told.scared',
  'told.healed',
  'told.extended',
  'told.fetched',
  'told.fetched-own',
  'told.trinket',
  'told.took-minion',
  'told.freed-minion',
  'told.struck',
  'told.smashed',
  'told.lit',
  'told.tore-down',
  'told.defended',
  'told.new-boss',
  'told.challenge-level',
  'told.challenge-lost',
  'told.called-feast',
  'told.grifted',
]);

const LOST: ReadonlySet<string> = new Set(['told.challenge-level', 'told.challenge-lost', 'told.defended']);

interface Found {
  readonly part: Part;
  readonly at: number;
  readonly event: TownEvent;
}

/** The parts of a seat's plan, as they were told when they came up. */
function partsOf(news: readonly TownEvent[], seat: Seat): Found[] {
  return news.flatMap((event, at): Found[] => {
    if (event.seat !== seat) return [];
    if (event.say === 'told.deed') return [{ part: 'deed', at, event }];
    const part = textIn(event, 'part') as Part;
    return event.say === 'told.ordered' && PARTS.includes(part) ? [{ part, at, event }] : [];
  });
}

/** What became of everything a seat had planned. */
export function partResultsOf(town: TrollTown, news: readonly TownEvent[], seat: Seat): PartResult[] {
  const found = partsOf(news, seat);
  const fights = fightsIn(news).filter(({ fighters }) => fighters.includes(seat));
  return found.map(({ part, at, event }, place) => {
    const next = found[place + 1]?.at ?? news.length;
    const wanted = wantedIn(part, event);
    const stakes = wanted.deed === undefined ? STAKES_OF_ORDERS : (STAKES[wanted.deed] ?? []);
    const ofPart = news.filter((each) => each.seat === seat && textIn(each, 'part') === part && each !== event);
    const last = ofPart.at(-1);
    // An order is fought over until it is settled; a deed until the next part of the plan comes up.
    const until = part === 'deed' ? next : last === undefined ? at : news.indexOf(last);
    const over = fights.filter(({ from, about }) => from > at && from < until && stakes.includes(about));
    const fizzled = ofPart.find(({ say }) => say === 'told.fizzled');
    const cancelled = ofPart.find(({ say }) => say === 'told.cancelled');
    const outcomes =
      part === 'deed'
        ? news.slice(at, next).filter((each) => OUTCOMES.has(each.say) && each.seat === seat)
        : ofPart.filter(({ say }) => say === 'told.built');
    return {
      part,
      ...wanted,
      verdict:
        event.late === true && wanted.deed === 'loaf'
          ? 'late'
          : verdictOf({ fizzled, cancelled, outcomes, isFoughtOver: over.length > 0, deed: wanted.deed }),
      fights: over,
      outcomes,
      reasons: [
        ...(event.late === true && part === 'deed' ? [{ say: 'reason.late' } as const] : []),
        ...over.map(toldOf),
        ...(wanted.work === undefined ? outcomes : outcomes.map((built) => builtFor(town, seat, built))),
        ...(fizzled ? [whyNot(town, news, fizzled, wanted)] : []),
        ...(cancelled && over.length === 0 ? [cancelled] : []),
        ...(part === 'deed' && didBreakOutAgain(news, at, next) ? [{ say: 'reason.broke-out-again' } as const] : []),
      ],
      rules: [
        wanted.deed === undefined ? ruleOfWork(wanted.work ?? 'hovel') : deedRow(wanted.deed).rule,
        ...(over.length > 0 || cancelled ? ['TT-8.16'] : []),
        ...(fizzled ? [textIn(fizzled, 'rule')] : []),
      ].filter((rule, index, all) => rule !== '' && all.indexOf(rule) === index),
    };
  });
}

/** Whether a store that Children were brought to, by the events in between, broke open later in the turn. */
function didBreakOutAgain(news: readonly TownEvent[], from: number, until: number): boolean {
  return news.slice(from, until).some((event, place) => {
    if (event.say !== 'told.stored') return false;
    const later = news.slice(from + place + 1);
    return later.some(({ say, building }) => say === 'told.broke-out' && building === event.building);
  });
}

function builtFor(town: TrollTown, seat: Seat, built: TownEvent): TownEvent {
  const { work = '', hexes = '', labour = labourOf(town, seat, work as Work) } = built;
  return { say: 'reason.built', labour, hexes };
}

/** Why a part came to nothing; where hands were missing, how many it takes and who had claimed some before. */
function whyNot(town: TrollTown, news: readonly TownEvent[], fizzled: TownEvent, { work }: Wanted): TownEvent {
  const { seat = 0, why = '' } = fizzled;
  if (why !== 'crew') return { say: 'reason.not', why };
  const labour = work === undefined ? SHOP_CREW : labourOf(town, seat, work);
  const first = news
    .slice(0, news.indexOf(fizzled))
    .filter((each) => each.say === 'told.ordered' && each.part === fizzled.part && each.seat !== seat)
    .flatMap((each) => each.seat ?? []);
  return { say: 'reason.no-crew', labour, first };
}

interface Wanted {
  readonly deed?: Deed;
  readonly work?: Work;
}

function wantedIn(part: Part, event: TownEvent): Wanted {
  return part === 'deed' ? { deed: textIn(event, 'deed') as Deed } : { work: textIn(event, 'work') as Work };
}

interface Evidence {
  readonly fizzled: TownEvent | undefined;
  readonly cancelled: TownEvent | undefined;
  readonly outcomes: readonly TownEvent[];
  readonly isFoughtOver: boolean;
  readonly deed: Deed | undefined;
}

function verdictOf({ fizzled, cancelled, outcomes, isFoughtOver, deed }: Evidence): Verdict {
  if (fizzled !== undefined) return 'failed';
  if (cancelled !== undefined || outcomes.some(({ say }) => LOST.has(say))) return 'lost';
  if (outcomes.length === 0) return deed === 'loaf' ? 'loafed' : isFoughtOver ? 'lost' : 'failed';
  return isFoughtOver ? 'won' : 'done';
}
