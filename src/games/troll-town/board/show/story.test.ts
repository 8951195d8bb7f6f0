import { expect, test } from 'vitest';
import { turnsOf } from '../../../../../test/games/troll-town/told-turns.ts';
import { type Catalogue, KERNEL_MESSAGES, speak } from '../../../../kernel/messages.ts';
import { boardWords as de } from '../../messages/de/board.ts';
import { words as gameDe } from '../../messages/de/index.ts';
import { boardWords as en } from '../../messages/en/board.ts';
import { words as gameEn } from '../../messages/en/index.ts';
import { boardWords as sv } from '../../messages/sv/board.ts';
import { words as gameSv } from '../../messages/sv/index.ts';
import { oldBoss } from '../../position.ts';
import { FALLEN_BOSS, GAME_BOSS, named } from '../../rules/events.ts';
import { score } from '../../score.ts';
import type { TownEvent } from '../words.ts';
import { childrenIn } from './children-lost.ts';
import { figuresOf } from './consequences.ts';
import { fightsIn, toldOf } from './fights.ts';
import { follow } from './last-turn.ts';
import { type Story, storyOf } from './story.ts';

const ME = 0;
const TURNS = [
  ...turnsOf(2, 'a story for two'),
  ...turnsOf(3, 'a story for three'),
  ...turnsOf(4, 'a story for four'),
  ...turnsOf(5, 'a story for five'),
];
const CATALOGUES: readonly Catalogue[] = [
  { ...KERNEL_MESSAGES, ...gameEn, ...en },
  { ...KERNEL_MESSAGES, ...gameDe, ...de },
  { ...KERNEL_MESSAGES, ...gameSv, ...sv },
];

function said(catalogue: Catalogue, line: TownEvent): string {
  return speak(catalogue, line.say, line, {
    name: (seat) => (seat === ME ? 'You' : `Seat ${seat + 1}`),
    own: (seat) => seat === ME,
  });
}

/** Everything of a story that is read as sentences. */
function linesOf({ headline, consequence, mine, sufferings, changes, greatest, fights }: Story): TownEvent[] {
  return [
    headline.line,
    ...(consequence ? [consequence] : []),
    ...mine.flatMap(({ reasons }) => reasons),
    ...sufferings,
    ...changes.flatMap(({ because }) => because),
    ...(greatest ? [toldOf(greatest)] : []),
    ...fights,
  ];
}

test('every dethroning is told, first of all unless the match is over', () => {
  const dethroned = TURNS.filter(({ before, end }) => before.title !== end.title);
  expect(dethroned.length).toBeGreaterThan(2);
  for (const turn of dethroned) {
    const { headline, consequence, changes } = storyOf(turn, ME);
    const isOver = turn.news.some(({ say }) => say === 'told.over');
    // At the end the winner and their crowns come first.
    if (!isOver) expect([headline.line.say, consequence?.say]).toContain('head.new-boss');
    expect(changes.find(({ what }) => what === 'boss')?.after).toBe(turn.end.title);
  }
});

test('every Child that was lost is counted, with how', () => {
  let lost = 0;
  for (const turn of TURNS) {
    const { before, end, news } = turn;
    const { away, eaten } = childrenIn(news);
    expect(away).toBe(end.escaped - before.escaped);
    expect(eaten).toBe(end.gobbled - before.gobbled);
    if (away + eaten === 0) continue;
    lost += away + eaten;
    const row = storyOf(turn, ME).changes.find(({ what }) => what === 'stored');
    expect(row?.because.find(({ say }) => say === 'because.ran')).toMatchObject({ away, eaten });
  }
  expect(lost).toBeGreaterThan(30);
});

test('every Minion that ran away is told', () => {
  const ran = TURNS.filter(({ news }) => news.some(({ say }) => say === 'told.minions-ran'));
  expect(ran.length).toBeGreaterThan(5);
  for (const turn of ran) {
    const rows = storyOf(turn, ME).changes.flatMap(({ because }) => because.map(({ say }) => say));
    expect(rows).toContain('told.minions-ran');
  }
});

test('every fight is told: one of them card by card, each other one in a sentence that names who won', () => {
  let count = 0;
  for (const turn of TURNS) {
    const { greatest, fights } = storyOf(turn, ME);
    const all = fightsIn(turn.news);
    expect(fights.length + (greatest === undefined ? 0 : 1)).toBe(all.length);
    const cards = turn.news.filter(({ say }) => say === 'told.card').length;
    expect(all.reduce((sum, fight) => sum + fight.cards.length, 0)).toBe(cards);
    for (const fight of all) {
      count++;
      const line = toldOf(fight);
      if (fight.winner !== undefined) expect(line.winner).toBe(fight.winner);
    }
  }
  expect(count).toBeGreaterThan(60);
});

test('below a headline about a challenge stands something else than that challenge', () => {
  const challenged = TURNS.map((turn) => storyOf(turn, ME)).filter(({ headline }) => headline.subject === 'boss');
  expect(challenged.length).toBeGreaterThan(2);
  for (const { consequence } of challenged) expect(consequence?.about).not.toBe('challenge');
});

test('whatever is not as it was says why, and what is as it was is named once', () => {
  for (const turn of TURNS) {
    const { turn: number, changes, unchanged } = storyOf(turn, ME);
    expect(number).toBe(turn.before.turn);
    for (const { what, because } of changes)
      expect(because.length, `${what} in turn ${turn.before.turn} ${JSON.stringify(turn.news)}`).toBeGreaterThan(0);
    const [then, now] = [figuresOf(turn.before), figuresOf(turn.end)];
    for (const figure of ['stored', 'cooked', 'minions', 'cracks'] as const) {
      const isTold = changes.some(({ what }) => what === figure);
      expect(isTold).toBe(!unchanged.includes(figure));
      if (then[figure] !== now[figure]) expect(isTold).toBe(true);
    }
    turn.end.trolls.forEach(({ minions }, troll) => {
      const row = changes.find((each) => each.what === 'own' && each.troll === troll);
      expect(row !== undefined, `${named(turn.end, troll)}`).toBe(minions !== turn.before.trolls[troll]?.minions);
    });
  }
});

test('all of it can be read, in every language', () => {
  for (const turn of TURNS) {
    for (const line of linesOf(storyOf(turn, ME))) {
      for (const catalogue of CATALOGUES) {
        const text = said(catalogue, line);
        expect(text).not.toMatch(/undefined|NaN|[{}]|\.\.|(^|\D)0 (Child|Minion|Kind|Handlanger|barn)|^\s*$/);
        expect(text).toMatch(/^\p{Lu}|^\d/u);
      }
    }
  }
});

test('who comes upon a turn reads it without knowing what was before', () => {
  for (const { news, end } of TURNS) {
    const story = storyOf({ news, before: undefined, end }, ME);
    expect(story.unchanged).toEqual([]);
    for (const { before } of story.changes) expect(before).toBeUndefined();
  }
});

test('a plan that was locked for want of time is told as that, in every language', () => {
  const loafing = TURNS.find(({ news }) => news.some((event) => event.say === 'told.deed' && event.deed === 'loaf'));
  if (loafing === undefined) throw new Error('somebody loafs in these matches');
  const loafed = loafing.news.find((event) => event.say === 'told.deed' && event.deed === 'loaf');
  const news = loafing.news.map((event) => (event === loafed ? { ...event, late: true } : event));
  const { mine } = storyOf({ ...loafing, news }, loafed?.seat);
  const [deed] = mine;
  expect(deed?.verdict).toBe('late');
  const [why] = deed?.reasons ?? [];
  expect(CATALOGUES.map((catalogue) => why && said(catalogue, why))).toEqual([
    'The time to plan was up, so the plan went as it stood.',
    'Die Zeit zum Planen war um, also galt der Plan, wie er war.',
    'Tiden att planera var ute, så planen gällde som den var.',
  ]);
});

test('after his fall the game’s Boss is told as the fallen one, never as the Boss', () => {
  let fallen = 0;
  for (const { before, news } of TURNS) {
    const numbers = news.flatMap(({ troll, rival }) => [troll, rival]);
    if (before.title === oldBoss(before)) continue;
    expect(numbers).not.toContain(GAME_BOSS);
    fallen += numbers.filter((number) => number === FALLEN_BOSS).length;
  }
  expect(fallen).toBeGreaterThan(10);
  expect(
    CATALOGUES.map((catalogue) => said(catalogue, { say: 'because.caught', troll: FALLEN_BOSS, children: 1 })),
  ).toEqual(['The fallen Boss caught 1.', 'Der gestürzte Boss hat 1 gefangen.', 'Den fallne Bossen fångade 1.']);
});

test('crowns that I win or lose are told, and only those', () => {
  let count = 0;
  for (const turn of TURNS) {
    const held = (town: typeof turn.end) =>
      score(town)[ME]?.lines.flatMap(({ say, points }) => (points > 0 ? say : [])) ?? [];
    const [then, now] = [held(turn.before), held(turn.end)];
    const told = storyOf(turn, ME).changes.filter(({ what }) => what === 'crown');
    count += told.length;
    expect(told.map(({ crown, after }) => [`score.${crown}`, after]).sort()).toEqual(
      [
        ...now.filter((crown) => !then.includes(crown)).map((crown) => [crown, 1]),
        ...then.filter((crown) => !now.includes(crown)).map((crown) => [crown, 0]),
      ].sort(),
    );
  }
  expect(count).toBeGreaterThan(5);
});

test('stats that change alike and for the same reason are one row', () => {
  const rows = TURNS.flatMap((turn) => storyOf(turn, ME).changes);
  expect(rows.some(({ what, stats }) => what === 'stats' && stats?.length === 5)).toBe(true);
  for (const turn of TURNS) {
    const single = storyOf(turn, ME).changes.filter(({ what }) => what === 'stat');
    const alike = single.map(({ before = 0, after, because }) => JSON.stringify([after - before, because]));
    expect(new Set(alike).size).toBe(alike.length);
  }
});

test('a deed is won or lost by fights over it alone', () => {
  const drawnInto = TURNS.flatMap((turn) => storyOf(turn, ME).mine.filter(({ part }) => part === 'deed'));
  for (const { deed, fights } of drawnInto) {
    if (deed === 'get-minion' || deed === 'loaf') expect(fights).toEqual([]);
  }
  const challenged = TURNS.filter(
    ({ before, news }) => before.title === ME && news.some(({ say }) => say === 'told.duel'),
  );
  expect(challenged.length).toBeGreaterThan(0);
});

test('what was built took what it took in that turn, whoever is Boss afterwards', () => {
  let count = 0;
  for (const turn of TURNS) {
    if (turn.before.title === turn.end.title) continue;
    for (const { reasons, work } of storyOf(turn, ME).mine) {
      const built = reasons.find(({ say }) => say === 'reason.built');
      if (built === undefined || work === undefined) continue;
      count++;
      const event = turn.news.find(({ say, seat, work: told }) => say === 'told.built' && seat === ME && told === work);
      expect(built.labour).toBe(event?.labour);
    }
  }
  expect(count).toBeGreaterThan(0);
});

test('whoever takes every step back does not come upon the last turn anew', () => {
  const [turn] = TURNS;
  if (turn === undefined) throw new Error('there are turns');
  const watched = follow(follow(undefined, turn.before, []), turn.end, turn.news);
  const planned = follow(watched, { ...turn.end }, []);
  const back = follow(planned, { ...turn.end }, [...turn.news]);
  expect(back.turn).toBe(watched.turn);
  expect(back.turn?.part.before).toBe(turn.before);
});

test('whoever keeps the title reads it in the headline, and by how much', () => {
  const kept = TURNS.flatMap((turn) => {
    const held = turn.news.find(({ say }) => say === 'told.challenge-lost' || say === 'told.challenge-level');
    const boss = turn.end.title;
    const isPlayers = boss < turn.end.seats && held !== undefined && held.seat !== boss;
    return isPlayers ? [storyOf(turn, boss).headline] : [];
  }).filter(({ subject }) => subject === 'boss');
  expect(kept.length).toBeGreaterThan(0);
  for (const { line } of kept) expect(line.say).toBe('head.still-boss');
});

test('why Children are gone is told in the order in which it happened', () => {
  const FIRST: Readonly<Record<string, readonly string[]>> = {
    'because.broke-out': ['told.broke-out', 'told.joined'],
    'because.served': ['told.feast', 'told.feast-short'],
  };
  const together = new Set<string>();
  for (const turn of TURNS) {
    const stored = storyOf(turn, ME).changes.find(({ what }) => what === 'stored');
    const told = (stored?.because ?? []).map(({ say }) => say).filter((say) => FIRST[say] !== undefined);
    const happened = told.map((say) => turn.news.findIndex((event) => FIRST[say]?.includes(event.say)));
    expect(happened).toEqual([...happened].sort((one, other) => one - other));
    const all = (stored?.because ?? []).map(({ say }) => say);
    // Nobody runs who has not broken out.
    if (all.includes('because.broke-out') && all.includes('because.ran')) {
      expect(all.indexOf('because.broke-out')).toBeLessThan(all.indexOf('because.ran'));
    }
    for (const say of all) together.add(say);
  }
  for (const say of ['because.broke-out', 'because.ran', 'because.served']) expect(together).toContain(say);
});

test('a headline about building names everything that was built', () => {
  const lines = TURNS.map((turn) => ({ turn, line: storyOf(turn, ME).headline.line })).filter(
    ({ line }) => line.say === 'head.built' && line.others !== '',
  );
  expect(lines.length).toBeGreaterThan(0);
  for (const { turn, line } of lines) {
    const built = turn.news.filter(({ say, seat }) => say === 'told.built' && seat === ME).map(({ work }) => work);
    expect([line.work, ...String(line.others).split(' ')]).toEqual(built);
  }
});

test('a crown that is lost says what it is lacking', () => {
  const lost = TURNS.filter(({ end }) => end.seats === 3).flatMap((turn) =>
    Array.from({ length: turn.end.seats }, (_, seat) => storyOf(turn, seat).changes).flatMap((changes) =>
      changes.filter(({ what, after }) => what === 'crown' && after === 0),
    ),
  );
  const says = new Set(lost.map(({ because }) => because[0]?.say));
  expect(says.size).toBeGreaterThan(2);
  for (const say of says) expect(say).toMatch(/^because\.(no|fewer)-/);
});
