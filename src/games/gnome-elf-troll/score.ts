import type { Score, ScoreLine, Seat } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { type Counts, PRODUCE, type Produce } from './box/produce.ts';
import { type GnomeElfTroll, noProduce } from './position.ts';
import type { Word } from './words.ts';

/** GET-6.4: the three counts from high to low. */
function counts({ tiles, pairs, gnomes }: Sources): number[] {
  const pumpkins = tiles.pumpkin + pairs.pumpkin + gnomes.pumpkin;
  const apples = tiles.apple + pairs.apple + gnomes.apple;
  const beans = tiles.bean + pairs.bean + gnomes.bean;
  const most = Math.max(pumpkins, apples, beans);
  const fewest = Math.min(pumpkins, apples, beans);
  return [most, pumpkins + apples + beans - most - fewest, fewest];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** GET-6.1, GET-6.4 to GET-6.6 */
export function score(p: GnomeElfTroll): Score<Word>[] {
  const sources = p.gardens.map((_, seat) => sourcesOf(p, seat));
  const lists = sources.map(counts);
  return lists.map((list, seat) => {
    const isAhead = (other: Seat) => other === p.winner || (seat !== p.winner && compare(lists[other] ?? [], list) < 0);
    const better = lists.filter((_, other) => other !== seat && isAhead(other)).length;
    return { seat, place: 1 + better, points: list[0] ?? 0, lines: lines(at(sources, seat)) };
  });
}

function lines({ tiles, pairs, gnomes }: Sources): ScoreLine<Word>[] {
  const found: ScoreLine<Word>[] = [];
  const add = (say: Word, kind: Produce, count: number, rule: string) => {
    if (count > 0) found.push({ say, kind, count, points: count, rule });
  };
  for (const kind of PRODUCE) {
    add('score.tiles', kind, tiles[kind], 'GET-3.7');
    add('score.pairs', kind, pairs[kind], 'GET-3.8');
    add('score.gnomes', kind, gnomes[kind], 'GET-3.10');
  }
  return found;
}

type Sources = Readonly<Record<'tiles' | 'pairs' | 'gnomes', Counts>>;

/** GET-3.7 to GET-3.12 in one walk over the gardens: everybody at the table is told after every move. */
function sourcesOf(p: GnomeElfTroll, seat: Seat): Sources {
  const tiles = noProduce();
  const pairs = noProduce();
  const gnomes = noProduce();
  let neighbour: Produce | undefined;
  for (const { kind, figure } of p.gardens[seat] ?? []) {
    const yields = figure?.creature !== 'troll';
    if (yields) tiles[kind]++;
    if (yields && kind === neighbour) pairs[kind]++;
    neighbour = yields ? kind : undefined;
  }
  for (const garden of p.gardens) {
    for (const { kind, figure } of garden) {
      if (figure !== undefined && figure.owner === seat && figure.creature === 'gnome') gnomes[kind]++;
    }
  }
  return { tiles, pairs, gnomes };
}
