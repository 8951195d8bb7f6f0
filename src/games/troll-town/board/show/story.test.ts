import { expect, test } from 'vitest';
import { turnsOf } from '../../../../../test/games/troll-town/told-turns.ts';
import { type Catalogue, KERNEL_MESSAGES, speak } from '../../../../kernel/messages.ts';
import { boardWords as en } from '../../messages/en/board.ts';
import { words as gameEn } from '../../messages/en/index.ts';
import { boardWords as sv } from '../../messages/sv/board.ts';
import { words as gameSv } from '../../messages/sv/index.ts';
import { named } from '../../rules/events.ts';
import type { TownEvent } from '../words.ts';
import { childrenIn } from './children-lost.ts';
import { figuresOf } from './consequences.ts';
import { fightsIn, toldOf } from './fights.ts';
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
    expect([headline.line.say, consequence?.say]).toContain('head.new-boss');
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

test('whatever is not as it was says why, and what is as it was is named once', () => {
  for (const turn of TURNS) {
    const { turn: number, changes, unchanged } = storyOf(turn, ME);
    expect(number).toBe(turn.before.turn);
    for (const { what, because } of changes)
      expect(because.length, `${what} in turn ${turn.before.turn} ${JSON.stringify(turn.news)}`).toBeGreaterThan(0);
    const [then, now] = [figuresOf(turn.before), figuresOf(turn.end)];
    for (const figure of ['stored', 'cooked', 'minions', 'cracks'] as const) {
      const isTold = changes.some(({ what }) => what === figure);
      expect(isTold || unchanged.includes(figure)).toBe(true);
      if (then[figure] !== now[figure]) expect(isTold).toBe(true);
    }
    turn.end.trolls.forEach(({ minions }, troll) => {
      const row = changes.find((each) => each.what === 'own' && each.troll === troll);
      expect(row !== undefined, `${named(turn.end, troll)}`).toBe(minions !== turn.before.trolls[troll]?.minions);
    });
  }
});

test('all of it can be read, in English and Swedish', () => {
  for (const turn of TURNS) {
    for (const line of linesOf(storyOf(turn, ME))) {
      for (const catalogue of CATALOGUES) {
        const text = said(catalogue, line);
        expect(text).not.toMatch(/undefined|NaN|[{}]|\.\.|(^|\D)0 (Child|Minion|barn)|^\s*$/);
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

test('a plan that was locked for want of time is told as that, in English and Swedish', () => {
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
    'Tiden att planera var ute, så planen gällde som den var.',
  ]);
});
