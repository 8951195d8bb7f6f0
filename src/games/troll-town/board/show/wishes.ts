import type { Seat } from '../../../../kernel/game.ts';
import type { Deed } from '../../box/deeds.ts';
import type { Part } from '../../moves.ts';
import type { TrollTown, Work } from '../../position.ts';
import type { Stake } from '../../rules/conflicts.ts';
import { PARTS } from '../plan/parts.ts';
import { RULE_OF_DEED, ruleOfWork } from '../rules.ts';
import type { TownEvent } from '../words.ts';
import { textIn, trollsOf } from './events.ts';

type Verdict = 'done' | 'won' | 'failed' | 'lost' | 'loafed';

/** Something a player wanted: what it was, what became of it, and what was told about it. */
export interface Wish {
  readonly part: Part;
  readonly deed?: Deed;
  readonly work?: Work;
  readonly verdict: Verdict;
  readonly told: readonly TownEvent[];
  readonly rules: readonly string[];
}

/** What fights about a part are about. */
const STAKES: Readonly<Record<'deed' | 'order', readonly Stake[]>> = {
  deed: ['capture-child', 'schmooze', 'challenge', 'fight', 'shop', 'supply', 'scare', 'destroy', 'crew', 'site'],
  order: ['crew', 'site', 'supply'],
};

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
export function wishesOf(view: TrollTown, news: readonly TownEvent[], seat: Seat): Wish[] {
  const found = partsOf(news, seat);
  return found.map(({ part, at, event }, place) => {
    const until = found[place + 1]?.at ?? news.length;
    const stakes = STAKES[part === 'deed' ? 'deed' : 'order'];
    // Fights about a part come before the next one of the same seat is carried out.
    const fights = news
      .slice(at, part === 'deed' ? until : news.length)
      .filter(
        (each) =>
          (each.say === 'told.conflict' || each.say === 'told.duel') &&
          stakes.includes(textIn(each, 'about') as Stake) &&
          trollsOf(view, each).includes(seat),
      );
    const ofPart = news.filter((each) => each.seat === seat && textIn(each, 'part') === part && each !== event);
    const fizzled = ofPart.find(({ say }) => say === 'told.fizzled');
    const cancelled = ofPart.find(({ say }) => say === 'told.cancelled');
    const outcomes =
      part === 'deed'
        ? news.slice(at, until).filter((each) => OUTCOMES.has(each.say) && each.seat === seat)
        : ofPart.filter(({ say }) => say === 'told.built');
    const isFoughtOver = part === 'deed' && fights.length > 0;
    return {
      part,
      ...wantedIn(part, event),
      verdict: verdictOf({ fizzled, cancelled, outcomes, isFoughtOver, deed: textIn(event, 'deed') }),
      told: [
        ...(part === 'deed' ? fights : []),
        ...outcomes,
        ...(fizzled ? [fizzled] : []),
        ...(cancelled ? [cancelled] : []),
      ],
      rules: [
        part === 'deed' ? RULE_OF_DEED[textIn(event, 'deed') as Deed] : ruleOfWork(textIn(event, 'work') as Work),
        ...(isFoughtOver || cancelled ? ['TT-8.16'] : []),
        ...(fizzled ? [textIn(fizzled, 'rule')] : []),
      ].filter((rule, index, all) => rule !== undefined && rule !== '' && all.indexOf(rule) === index),
    };
  });
}

function wantedIn(part: Part, event: TownEvent): { deed?: Deed; work?: Work } {
  return part === 'deed' ? { deed: textIn(event, 'deed') as Deed } : { work: textIn(event, 'work') as Work };
}

interface Evidence {
  readonly fizzled: TownEvent | undefined;
  readonly cancelled: TownEvent | undefined;
  readonly outcomes: readonly TownEvent[];
  readonly isFoughtOver: boolean;
  readonly deed: string;
}

function verdictOf({ fizzled, cancelled, outcomes, isFoughtOver, deed }: Evidence): Verdict {
  if (fizzled !== undefined) return 'failed';
  if (cancelled !== undefined || outcomes.some(({ say }) => LOST.has(say))) return 'lost';
  if (outcomes.length === 0) return deed === 'loaf' ? 'loafed' : isFoughtOver ? 'lost' : 'failed';
  return isFoughtOver ? 'won' : 'done';
}
