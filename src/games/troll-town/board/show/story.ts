import type { Seat } from '../../../../kernel/game.ts';
import type { TrollTown } from '../../position.ts';
import { GAME_BOSS } from '../../rules/events.ts';
import { score } from '../../score.ts';
import type { TownEvent } from '../words.ts';
import { childrenIn } from './children-lost.ts';
import { type Consequence, changesOf, type Figure, type TurnTold, unchangedIn } from './consequences.ts';
import { numberIn, trollIn } from './events.ts';
import { type Fight, fightsIn, greatestOf, toldOf } from './fights.ts';
import { type Wish, wishesOf } from './wishes.ts';

/** What a headline is about, the weightiest first. */
type Subject = 'victory' | 'boss' | 'feast' | 'break-out' | 'runaways' | 'fight' | 'building' | 'quiet';

export interface Headline {
  readonly subject: Subject;
  readonly line: TownEvent;
}

/** What is read when a turn is over. */
export interface Story {
  readonly turn: number;
  readonly headline: Headline;
  /** The gravest thing that came of the turn, besides the headline. */
  readonly consequence: TownEvent | undefined;
  /** My plan, part by part, and what was done to me besides. */
  readonly mine: readonly Wish[];
  readonly sufferings: readonly TownEvent[];
  readonly changes: readonly Consequence[];
  readonly unchanged: readonly Figure[];
  readonly greatest: Fight | undefined;
  /** All other fights, a sentence each. */
  readonly fights: readonly TownEvent[];
  readonly others: readonly { readonly seat: Seat; readonly wishes: readonly Wish[] }[];
}

type Telling = (turn: TurnTold, me: Seat | undefined) => TownEvent | undefined;

const victory: Telling = ({ news, end }) => {
  if (!news.some(({ say }) => say === 'told.over')) return undefined;
  const winners = score(end).filter(({ place }) => place === 1);
  const crowns = winners[0]?.points ?? 0;
  if (crowns === 0) return { say: 'head.nobody-wins' };
  return { say: 'head.victory', seats: winners.map(({ seat }) => seat), crowns };
};

const newBoss: Telling = ({ news }) => {
  const crowned = news.findLast(({ say }) => say === 'told.new-boss');
  if (crowned?.seat === undefined) return undefined;
  const duel = fightsIn(news).findLast(({ isDuel, about }) => isDuel && about === 'challenge');
  const rival = duel?.fighters.find((each) => each !== crowned.seat) ?? GAME_BOSS;
  return { say: 'head.new-boss', seat: crowned.seat, rival };
};

const feast: Telling = ({ news }) => {
  const served = news.find(({ say }) => say === 'told.feast' || say === 'told.feast-short');
  if (served === undefined) return undefined;
  const { eaten = 0, required = 0, short = 0 } = served;
  return { say: served.say === 'told.feast' ? 'head.feast' : 'head.feast-short', eaten, required, short };
};

const breakOut: Telling = ({ news }) => {
  const { brokeOut: children, stores } = childrenIn(news);
  return children === 0 ? undefined : { say: 'head.broke-out', children, stores };
};

const runaways: Telling = ({ news }) => {
  const ran = news.find(({ say }) => say === 'told.minions-ran');
  return ran && { say: 'head.minions-ran', minions: numberIn(ran, 'minions') ?? 0 };
};

const challenge: Telling = ({ news }) =>
  news.find(({ say }) => say === 'told.challenge-lost' || say === 'told.challenge-level');

const myFight: Telling = ({ news }, me) => {
  const mine = me === undefined ? [] : fightsIn(news).filter(({ fighters }) => fighters.includes(me));
  const greatest = greatestOf(mine, me);
  return greatest && toldOf(greatest);
};

const myBuilding: Telling = ({ news }, me) => {
  const built = news.filter(({ say, seat }) => say === 'told.built' && seat === me);
  const [first] = built;
  if (first === undefined) return undefined;
  return { say: 'head.built', work: first.work ?? '', hexes: first.hexes ?? '', more: built.length - 1 };
};

/** What there may be to tell, in the order of its weight. */
const TELLINGS: readonly (readonly [Subject, Telling])[] = [
  ['victory', victory],
  ['boss', newBoss],
  ['feast', feast],
  ['boss', challenge],
  ['break-out', breakOut],
  ['runaways', runaways],
  ['fight', myFight],
  ['building', myBuilding],
];

/** What is said while something is celebrated. */
export function celebrated(of: 'boss' | 'feast' | 'victory', turn: TurnTold): TownEvent {
  const telling = { boss: newBoss, feast, victory }[of];
  return telling(turn, undefined) ?? { say: 'head.quiet' };
}

/** What came of it: Children first, then the Boss's temper, houses, Minions. */
const CONSEQUENCES: readonly Telling[] = [
  newBoss,
  ({ news, end }) => {
    const { away, eaten, brokeOut } = childrenIn(news);
    if (brokeOut === 0 && away + eaten === 0) return undefined;
    const left = end.buildings.reduce((sum, { children }) => sum + children, 0);
    return { say: 'came.children', away, eaten, left };
  },
  ({ news }) => news.find(({ say }) => say === 'told.tantrum'),
  ({ news }) => {
    const fallen = news.filter(({ say }) => say === 'told.broken');
    const [first] = fallen;
    return first && { ...first, say: 'came.fell', more: fallen.length - 1 };
  },
  runaways,
  ({ news }) => {
    const [greatest] = fightsIn(news);
    return greatest && toldOf(greatest);
  },
];

/** Things that are done to a Troll without its plan. */
function sufferingsOf(news: readonly TownEvent[], town: TrollTown, me: Seat): TownEvent[] {
  return news.filter((event) => {
    switch (event.say) {
      case 'told.took-minion':
      case 'told.freed-minion':
      case 'told.struck':
        return event.rival === me;
      case 'told.lost-beds':
        return event.troll === me;
      case 'told.broken':
        return event.kind === 'hut' && town.buildings[numberIn(event, 'building') ?? -1]?.owner === me;
      default:
        return false;
    }
  });
}

/** The turn as it is told to one of the players, or to somebody who looks on. */
export function storyOf(turn: TurnTold, me: Seat | undefined): Story {
  const { news, end } = turn;
  const found = TELLINGS.flatMap(([subject, telling]): Headline[] => {
    const line = telling(turn, me);
    return line === undefined ? [] : [{ subject, line }];
  });
  const headline: Headline = found[0] ?? { subject: 'quiet', line: { say: 'head.quiet' } };
  const said = JSON.stringify(headline.line);
  const consequence = CONSEQUENCES.map((telling) => telling(turn, me)).find(
    (line) => line !== undefined && JSON.stringify(line) !== said,
  );
  const fights = fightsIn(news);
  const greatest = greatestOf(fights, me);
  const dawn = news.find(({ say }) => say === 'told.turn');
  return {
    turn: end.turn - (dawn === undefined ? 0 : 1),
    headline,
    consequence,
    mine: me === undefined ? [] : wishesOf(end, news, me),
    sufferings: me === undefined ? [] : sufferingsOf(news, end, me),
    changes: changesOf(turn, me),
    unchanged: unchangedIn(turn),
    greatest,
    fights: fights.filter((fight) => fight !== greatest).map(toldOf),
    others: Array.from({ length: end.seats }, (_, seat) => seat)
      .filter((seat) => seat !== me)
      .map((seat) => ({ seat, wishes: wishesOf(end, news, seat) })),
  };
}

/** The Trolls whose faces stand beside a headline. */
export function facesOf({ line }: Pick<Headline, 'line'>, town: TrollTown): readonly number[] {
  const numbers = [line.seat, line.rival, line.winner, line.loser, ...(line.seats ?? [])];
  return numbers.flatMap((number) => (typeof number === 'number' ? trollIn(town, number) : []));
}
