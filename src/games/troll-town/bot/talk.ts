import type { Seat } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { Company, Talk } from '../../../kernel/talk.ts';
import type { Deed } from '../box/deeds.ts';
import { isPathPiece } from '../box/pieces.ts';
import type { TrollTown } from '../position.ts';
import { storedChildren } from '../rules/children.ts';
import { hasHerd } from '../rules/deeds.ts';
import { required } from '../rules/feast.ts';
import { type Answer, proposals, type SaidAction, type TownProposal } from '../rules/proposals.ts';
import { saidDeed, saidOrder } from '../rules/said-plan.ts';
import type { Temper } from '../rules/tempers.ts';
import type { Word } from '../words.ts';
import type { Errand } from './agenda/agenda.ts';
import { communalWanted } from './agenda/works.ts';
import { botIn, temperOf } from './bot.ts';
import { knownIn } from './company.ts';
import { outlooksIn } from './outlook.ts';

/** Deeds that are told beforehand by those who think of themselves first: there, two would get in each other's way. */
const TOLD_BY_THE_SELFISH: ReadonlySet<Deed> = new Set(['capture-child', 'upgrade-hovel', 'upgrade-pile', 'heal']);

/** What is said in this turn, as far as it concerns one bot. */
interface Conversation {
  readonly view: TrollTown;
  readonly seat: Seat;
  readonly company: Company;
  readonly temper: Temper;
  readonly errands: readonly Errand[];
  /** What it has said itself. */
  readonly own: readonly TownProposal[];
}

function conversationOf(view: TrollTown, seat: Seat, company: Company): Conversation {
  const { errandOf } = outlooksIn(company, temperOf);
  return {
    view,
    seat,
    company,
    temper: temperOf(view, seat),
    errands: Array.from({ length: view.seats }, (_, each) => errandOf(view, each)),
    own: saidBy(company, view, seat),
  };
}

function saidBy({ said }: Company, { turn }: TrollTown, seat: Seat): TownProposal[] {
  return said.flatMap((each) =>
    each.seat === seat && each.period === turn ? [each.proposal as unknown as TownProposal] : [],
  );
}

function deedTold(said: readonly TownProposal[]): Deed | undefined {
  for (const each of said.toReversed()) {
    if (each.do === 'you-and-i' || (each.do === 'i-will' && 'deed' in each)) return each.deed;
  }
  return undefined;
}

/** What it does this turn, once; and again in a word if somebody else took that on. */
function announced({ view, seat, company, temper, errands, own }: Conversation): TownProposal[] {
  const { deed: plan, orders } = at(errands, seat);
  const { deed } = plan;
  const action = saidDeed(view, plan);
  const before = deedTold(own);
  if (action === undefined || deed === 'none' || deed === before) return [];
  if (before !== undefined) {
    const to = company.people.find((person) => deedTold(saidBy(company, view, person)) === before);
    return to === undefined
      ? [{ do: 'i-will', ...action }]
      : [{ do: 'you-and-i', to, yours: before, deed } satisfies TownProposal];
  }
  if (deed === 'loaf' || (temper.isSelfish && !TOLD_BY_THE_SELFISH.has(deed))) return [];
  const building = temper.isSelfish ? undefined : orders.find(({ work }) => !isPathPiece(work));
  const words: TownProposal[] = [{ do: 'i-will', ...action }];
  return building === undefined ? words : [...words, { do: 'i-will', ...saidOrder(building) }];
}

/** Everybody who asked for something gets an answer. */
function answers({ view, seat, company, errands, own }: Conversation): TownProposal[] {
  return company.people.flatMap((to) => {
    const asked = saidBy(company, view, to).filter((each) => each.do === 'please' && each.to === seat);
    const answered = own.filter((each) => each.do === 'answer' && each.to === to).length;
    return asked
      .slice(answered)
      .map((each) => ({ do: 'answer', to, word: answerTo(each as SaidAction, to, seat, errands) }));
  });
}

/** What the one who asks does itself is no answer. */
function answerTo(asked: SaidAction, by: Seat, seat: Seat, errands: readonly Errand[]): Answer {
  const does = ({ deed, orders }: Errand) =>
    'deed' in asked ? deed.deed === asked.deed : orders.some(({ work }) => work === asked.work);
  if (does(at(errands, seat))) return 'gladly';
  return errands.some((errand, each) => each !== by && does(errand)) ? 'taken' : 'not-now';
}

/** What is missing is asked of a person who has not said what it will do: by one bot, once. */
function asks({ view, company, temper, errands, seat }: Conversation): TownProposal[] {
  if (temper.isSelfish || seat !== errands.findIndex((_, each) => !company.people.includes(each))) return [];
  const bots = errands.flatMap((_, each) => (company.people.includes(each) ? [] : [each]));
  if (bots.some((bot) => saidBy(company, view, bot).some((each) => each.do === 'please'))) return [];
  const to = company.people.find((person) => deedTold(saidBy(company, view, person)) === undefined);
  if (to === undefined) return [];
  const isDone = (deed: Deed) => errands.some(({ deed: plan }) => plan.deed === deed);
  if (storedChildren(view) < required(view) && !isDone('capture-child'))
    return [{ do: 'please', to, deed: 'capture-child' }];
  if (view.communal < communalWanted(view) && hasHerd(view) && !isDone('get-minion'))
    return [{ do: 'please', to, deed: 'get-minion', bed: 'communal' }];
  return [];
}

export const talk: Talk<TrollTown, Word> = {
  botIn,
  known: knownIn,
  says(view, seat, company) {
    const conversation = conversationOf(view, seat, company);
    return [...announced(conversation), ...answers(conversation), ...asks(conversation)].filter(
      (words) => proposals.problem(view, seat, words) === undefined,
    );
  },
  isFinal: (move) => move.do === 'grunt',
};
