import { seedFrom } from '../../../kernel/random.ts';
import type { Guide, GuideStop } from '../../../web/board-kit/tabletop.ts';
import type { AreaId } from '../box/areas.ts';
import type { TileId } from '../box/tiles.ts';
import { END, type TrollsMove } from '../moves.ts';
import { type ActionName, placeOf } from './places.ts';
import type { BoardWord } from './words.ts';

function stop(say: BoardWord, at: string): GuideStop<BoardWord> {
  return { say, at };
}

function ask(say: BoardWord, at: string, answer: TrollsMove): GuideStop<BoardWord> {
  return { say, at, answers: [answer] };
}

const move = (from: AreaId, to: AreaId): TrollsMove => ({ do: 'move', from, to });
const fromCamp = (to: AreaId): TrollsMove => move('camp', to);
const send = (say: BoardWord, to: AreaId, from: AreaId = 'camp') =>
  ask(say, from === 'camp' ? placeOf.area(to) : placeOf.trolls(from), move(from, to));
const take = (say: BoardWord, tile: TileId) => ask(say, placeOf.tile(tile), { do: 'tile', tile });
const lay = (say: BoardWord, i: number, j: number, r: number) =>
  ask(say, placeOf.cell(i, j, r), { do: 'place', i, j, r });
const act = (
  say: BoardWord,
  area: AreaId,
  name: Extract<ActionName, 'build-tiles' | 'mine-obsidian' | 'mine-diamond' | 'cow' | 'princess'>,
) => ask(say, placeOf.action(name, area), { do: name });
const end = (say: BoardWord) => ask(say, 'goods', END);

/**
 * The first four turns of a match, dealt by a seed that was looked for: caves with beds, a diamond, a princess carried off
 * with a rival's help, a King's card, an outpost. From there on the newcomer plays as they like.
 */
export const guide: Guide<BoardWord> = {
  seed: seedFrom('guided raid 24479'),
  options: { firstPlayer: 0, clans: 'teal-yellow' },
  script: [
    [],
    [
      ...[fromCamp('mining'), { do: 'mine-obsidian' } as const, END, fromCamp('village-1'), END],
      ...[fromCamp('village-1'), END, fromCamp('mining'), END],
      ...[fromCamp('power'), END, move('mining', 'building'), END],
    ],
  ],
  stops: [
    stop('guide.welcome', 'mountain'),
    stop('guide.card', 'round'),
    stop('guide.trolls', 'camp'),
    send('guide.building', 'building'),
    act('guide.build', 'building', 'build-tiles'),
    take('guide.princess-tile', 'cave-princess-06'),
    lay('guide.lay', 0, 1, 0),
    take('guide.second-tile', 'cave-princess-13'),
    lay('guide.lay-second', 1, 2, 0),
    end('guide.end-first'),
    send('guide.mining', 'mining'),
    act('guide.mine', 'mining', 'mine-obsidian'),
    end('guide.end-turn'),

    stop('guide.rival', 'seat-1'),
    send('guide.diamond', 'mining'),
    act('guide.mine-diamond', 'mining', 'mine-diamond'),
    end('guide.end-phase'),
    send('guide.power', 'power'),
    ask('guide.clan-tile', placeOf.activate('clan'), { do: 'activate', tile: 'clan' }),
    end('guide.end-power'),

    send('guide.village', 'village-1'),
    act('guide.cow', 'village-1', 'cow'),
    end('guide.end-raid'),
    send('guide.help', 'village-1', 'building'),
    act('guide.princess', 'village-1', 'princess'),
    take('guide.king-tile', 'king-spots-outpost-bell'),
    lay('guide.lay-king', -1, 2, 2),
    end('guide.end-princess'),

    send('guide.third-cave', 'building', 'mining'),
    act('guide.dig', 'building', 'build-tiles'),
    take('guide.third-tile', 'cave-princess-11'),
    lay('guide.lay-third', -1, 0, 1),
    ask('guide.stop', 'king-cards', { do: 'stop' }),
    ask('guide.claim', placeOf.kingCard('kc-princess-tiles'), { do: 'claim', card: 'kc-princess-tiles' }),
    take('guide.claimed-tile', 'king-spots-changeling-outpost'),
    lay('guide.lay-claimed', 1, 0, 0),
    end('guide.end-claim'),
    send('guide.third-troll', 'building', 'mining'),
    ask('guide.outpost', placeOf.action('build-outpost', 'building'), {
      do: 'build-outpost',
      place: 'op-gold',
      village: 'village-1',
    }),
    stop('guide.storage', 'storage'),
    stop('guide.icons', 'clans'),
    stop('guide.end', 'mountain'),
  ],
};
