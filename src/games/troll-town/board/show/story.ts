import type { Seat } from '../../../../kernel/game.ts';
import type { TrollTown } from '../../position.ts';
import { GAME_BOSS } from '../../rules/events.ts';
import { score } from '../../score.ts';
import type { TownEvent } from '../words.ts';
import { childrenIn } from './children-lost.ts';
import { type Consequence, changesOf, type Figure, isHutOf, type TurnTold, unchangedIn } from './consequences.ts';
import { numberIn, trollIn } from './events.ts';
import { type Fight, fightsIn, greatestOf, toldOf } from './fights.ts';
import { type PartResult, partResultsOf } from './part-results.ts';

/** What a headline is about, the weightiest first. */
type Subject =
  | 'victory'
  | 'boss'
  | 'feast'
  | 'break-out'
  | 'crown'
  | 'runaways'
  | 'fight'
  | 'fallen'
  | 'building'
  | 'deed'
  | 'quiet';

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
  readonly mine: readonly PartResult[];
  readonly sufferings: readonly TownEvent[];
  readonly changes: readonly Consequence[];
  readonly unchanged: readonly Figure[];
  readonly greatest: Fight | undefined;
  /** All other fights, a sentence each. */
  readonly fights: readonly TownEvent[];
  readonly others: readonly { readonly seat: Seat; readonly results: readonly PartResult[] }[];
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

const challenge: Telling = ({ news, end }, me) => {
  const held = news.find(({ say }) => say === 'told.challenge-lost' || say === 'told.challenge-level');
  if (held === undefined || me === undefined || end.title !== me || held.seat === me) return held;
  return { say: 'head.still-boss', seat: held.seat ?? 0, rounds: numberIn(held, 'rounds') ?? 0 };
};

const myFight: Telling = ({ news }, me) => {
  const mine = me === undefined ? [] : fightsIn(news).filter(({ fighters }) => fighters.includes(me));
  const greatest = greatestOf(mine, me);
  return greatest && toldOf(greatest);
};

const myBuilding: Telling = ({ news }, me) => {
  const built = news.filter(({ say, seat }) => say === 'told.built' && seat === me);
  const [first] = built;
  if (first === undefined) return undefined;
  const others = built.slice(1).map(({ work }) => String(work));
  return { say: 'head.built', work: first.work ?? '', hexes: first.hexes ?? '', others: others.join(' ') };
};

const myHut: Telling = ({ news, end }, me) =>
  me !== undefined && news.some((event) => event.say === 'told.broken' && isHutOf(end, event, me))
    ? { say: 'came.my-hut' }
    : undefined;

/** Which crowns the winner holds; winners who share the win may hold different ones. */
const winnersCrowns: Telling = ({ news, end }) => {
  if (!news.some(({ say }) => say === 'told.over')) return undefined;
  const [winner, ...others] = score(end).filter(({ place, points }) => place === 1 && points > 0);
  if (winner === undefined || others.length > 0) return undefined;
  const crowns = winner.lines.filter(({ points }) => points > 0).map(({ say }) => say.slice('score.'.length));
  return { say: 'came.crowns', crowns: crowns.join(' ') };
};

const myCrown: Telling = (turn, me) => {
  const changed = me === undefined ? [] : changesOf(turn, me).filter(({ what }) => what === 'crown');
  const [first, ...others] = changed.filter(({ after }) => after === changed[0]?.after);
  if (first?.crown === undefined) return undefined;
  const crowns = [first, ...others].flatMap(({ crown = [] }) => crown).join(' ');
  return { say: first.after > 0 ? 'head.crowns-won' : 'head.crowns-lost', crowns };
};

const fallen: Telling = ({ news }) => {
  const broken = news.filter(({ say }) => say === 'told.broken');
  const [first] = broken;
  return first && { ...first, say: 'came.fell', more: broken.length - 1 };
};

/** What came of one's own deed. */
const myDeed: Telling = ({ news, end }, me) =>
  me === undefined ? undefined : partResultsOf(end, news, me).find(({ part }) => part === 'deed')?.outcomes[0];

/** What there may be to tell, in the order of its weight. */
const TELLINGS: readonly (readonly [Subject, Telling])[] = [
  ['victory', victory],
  ['boss', newBoss],
  ['feast', feast],
  ['boss', challenge],
  ['fallen', myHut],
  ['break-out', breakOut],
  ['crown', myCrown],
  ['fight', myFight],
  ['runaways', runaways],
  ['fallen', fallen],
  ['building', myBuilding],
  ['deed', myDeed],
];

/** What is said while something is celebrated. */
export function celebrated(of: 'boss' | 'feast' | 'victory', turn: TurnTold): TownEvent {
  const telling = { boss: newBoss, feast, victory }[of];
  return telling(turn, undefined) ?? { say: 'head.quiet' };
}

/** What came of it: Children first, then the Boss's temper, houses, Minions. */
const CONSEQUENCES: readonly Telling[] = [
  winnersCrowns,
  newBoss,
  myHut,
  ({ news, end }) => {
    const { away, eaten, brokeOut } = childrenIn(news);
    if (brokeOut === 0 && away + eaten === 0) return undefined;
    const left = end.buildings.reduce((sum, { children }) => sum + children, 0);
    return { say: 'came.children', away, eaten, left };
  },
  ({ news }) => news.find(({ say }) => say === 'told.tantrum'),
  fallen,
  myCrown,
  runaways,
  challenge,
  ({ news }) => {
    const [greatest] = fightsIn(news).filter(({ about }) => about !== 'challenge');
    return greatest && toldOf(greatest);
  },
];

/** Things that are done to a Troll without its plan. */
function sufferingsOf(news: readonly TownEvent[], town: TrollTown, me: Seat): TownEvent[] {
  return news.flatMap((event): TownEvent[] => {
    switch (event.say) {
      case 'told.took-minion':
      case 'told.freed-minion':
      case 'told.struck':
        return event.rival === me ? [event] : [];
      case 'told.lost-beds':
        return event.troll === me ? [event] : [];
      case 'told.broken':
        return isHutOf(town, event, me) ? [{ say: 'came.my-hut' }] : [];
      default:
        return [];
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
  const changes = changesOf(turn, me);
  // What the turn cost goes by who was Boss in it.
  const town = turn.before ?? end;
  return {
    turn: end.turn - (dawn === undefined ? 0 : 1),
    headline,
    consequence,
    mine: me === undefined ? [] : partResultsOf(town, news, me),
    sufferings: me === undefined ? [] : sufferingsOf(news, end, me),
    changes,
    unchanged: unchangedIn(turn).filter((figure) => !changes.some(({ what }) => what === figure)),
    greatest,
    fights: fights.filter((fight) => fight !== greatest).map(toldOf),
    others: Array.from({ length: end.seats }, (_, seat) => seat)
      .filter((seat) => seat !== me)
      .map((seat) => ({ seat, results: partResultsOf(town, news, seat) })),
  };
}

/** The Trolls whose faces stand beside a headline. */
export function facesOf({ line }: Pick<Headline, 'line'>, town: TrollTown): readonly number[] {
  const numbers = [line.seat, line.rival, line.winner, line.loser, ...(line.seats ?? [])];
  return numbers.flatMap((number) => (typeof number === 'number' ? trollIn(town, number) : []));
}
