import { seedFrom } from '../../../kernel/random.ts';
import type { Guide, GuideStop } from '../../../web/board-kit/tabletop.ts';
import type { AreaId } from '../box/areas.ts';
import type { TileId } from '../box/tiles.ts';
import { END, type TrollsMove } from '../moves.ts';
import { type ActionName, placeOf } from './places.ts';

function tell(say: string, at: string): GuideStop {
  return { say, at };
}

function ask(say: string, at: string, answer: TrollsMove): GuideStop {
  return { say, at, answers: [answer] };
}

const fromCamp = (to: AreaId): TrollsMove => ({ do: 'move', from: 'camp', to });
const send = (say: string, to: AreaId) => ask(say, placeOf.area(to), fromCamp(to));
const take = (say: string, tile: TileId) => ask(say, placeOf.tile(tile), { do: 'tile', tile });
const lay = (say: string, i: number, j: number, r: number) => ask(say, placeOf.cell(i, j, r), { do: 'place', i, j, r });
const act = (
  say: string,
  area: AreaId,
  name: Extract<ActionName, 'build-tiles' | 'mine-obsidian' | 'get-power' | 'cow'>,
) => ask(say, placeOf.action(area, name), { do: name });
const end = (say: string) => ask(say, 'goods', END);

/**
 * The first two turns of a match, dealt by a seed that was looked for: caves with a bed and new sites, a day in the mine, troll
 * power where the King is, and a cow out of a village where a rival helps. From there on the newcomer plays as they like.
 */
export const guide: Guide = {
  minutes: 10,
  seed: seedFrom('guided caves 391'),
  options: { firstPlayer: 0, clans: 'teal-yellow' },
  script: [[], [fromCamp('mining'), { do: 'mine-obsidian' }, END, fromCamp('village-1'), END]],
  stops: [
    tell('guide.welcome', 'mountain'),
    tell('guide.card', 'mountain'),
    tell('guide.trolls', 'camp'),
    send('guide.building', 'building'),
    tell('guide.points', placeOf.area('building')),
    act('guide.build', 'building', 'build-tiles'),
    take('guide.princess-tile', 'cave-princess-06'),
    lay('guide.lay', 0, 1, 0),
    take('guide.second-tile', 'cave-resource-13'),
    lay('guide.lay-second', -1, 0, 3),
    tell('guide.sites', 'network'),
    end('guide.end-first'),
    send('guide.mining', 'mining'),
    act('guide.mine', 'mining', 'mine-obsidian'),
    end('guide.end-turn'),

    tell('guide.rival', 'seat-1'),
    send('guide.power', 'power'),
    act('guide.gather', 'power', 'get-power'),
    end('guide.end-power'),
    send('guide.village', 'village-1'),
    tell('guide.help', placeOf.area('village-1')),
    act('guide.cow', 'village-1', 'cow'),
    tell('guide.princess', placeOf.action('village-1', 'princess')),
    tell('guide.storage', 'storage'),
    tell('guide.king-cards', 'king-cards'),
    tell('guide.icons', 'seat-0'),
    tell('guide.end', 'mountain'),
  ],
};
