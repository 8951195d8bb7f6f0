import { seedFrom } from '../../../kernel/random.ts';
import type { Guide, GuideStop } from '../../../web/board-kit/tabletop.ts';
import type { PieceId } from '../box/pieces.ts';
import { GRUNT, type TrollTownMove, WAIT_THERE } from '../moves.ts';
import { placeOf } from './places.ts';
import type { BoardWord } from './words.ts';

function tell(say: BoardWord, at: string): GuideStop<BoardWord> {
  return { say, at };
}

function ask(say: BoardWord, at: string, answer: TrollTownMove): GuideStop<BoardWord> {
  return { say, at, answers: [answer] };
}

const spend = (say: BoardWord, points: number) => ask(say, placeOf.points(points), { do: 'spend', points });
const build = (say: BoardWord, work: PieceId) =>
  ask(say, placeOf.work(work), { do: 'build', work, crew: 'communal-first' });
const lay = (say: BoardWord, on: string) => ask(say, 'map', { do: 'lay', on });
const grunt = (say: BoardWord) => ask(say, placeOf.grunt, GRUNT);

const FOR_THE_TOWN: TrollTownMove = { do: 'get-minion', bed: 'communal' };
const FOR_MY_HUT: TrollTownMove = { do: 'get-minion', bed: 'private' };
const BARE_HANDED: TrollTownMove = { do: 'capture-child', gear: 'bare' };
const WITH_GEAR: TrollTownMove = { do: 'capture-child', gear: 'shop' };
const LOAF: TrollTownMove = { do: 'loaf' };
const POINTS = [3, 3, 3, 3].map((points): TrollTownMove => ({ do: 'spend', points }));

/** The fourth building of the match: the cage of the second turn. */
const CAGE = 3;

/** What the rival does in the turns after the fight: it helps, and keeps out of the way. */
const RIVAL = [FOR_THE_TOWN, FOR_THE_TOWN, FOR_THE_TOWN, LOAF, LOAF, LOAF, LOAF].flatMap((deed) => [deed, GRUNT]);

/**
 * An era, dealt by a seed that was looked for: beds and Minions, a cage and a first Child, a fight about the next one, two
 * kitchens, a Hut, and the Feast. From there on the newcomer plays as they like. After each grunt something is told first:
 * the reveal counts as a step.
 */
export const guide: Guide<BoardWord> = {
  seed: seedFrom('guided town 1'),
  options: { timer: 'none' },
  script: [[], [...POINTS, FOR_THE_TOWN, GRUNT, FOR_THE_TOWN, GRUNT, BARE_HANDED, WAIT_THERE, GRUNT, ...RIVAL]],
  stops: [
    tell('guide.welcome', 'stats'),
    spend('guide.muscles', 4),
    spend('guide.skin', 4),
    spend('guide.guts', 3),
    spend('guide.brains', 3),

    tell('guide.town', 'map'),
    tell('guide.feast', 'calendar'),
    ask('guide.minion', placeOf.deed('get-minion'), FOR_THE_TOWN),
    build('guide.hovel', 'hovel'),
    lay('guide.lay-hovel', '-1,-3'),
    tell('guide.plan', 'plan'),
    grunt('guide.grunt'),

    tell('guide.reveal', 'map'),
    ask('guide.catch', placeOf.deed('capture-child'), BARE_HANDED),
    ask('guide.wait', placeOf.wait, WAIT_THERE),
    build('guide.cage', 'cage'),
    lay('guide.lay-cage', '2,-3'),
    build('guide.road', 'i2'),
    lay('guide.lay-road', '5,0 6,0'),
    grunt('guide.grunt-again'),

    tell('guide.stored', 'map'),
    tell('guide.trolls', 'trolls'),
    ask('guide.catch-again', placeOf.deed('capture-child'), BARE_HANDED),
    ask('guide.store', placeOf.building(CAGE), { do: 'building', building: CAGE }),
    tell('guide.risk', 'plan'),
    grunt('guide.grunt-fight'),

    tell('guide.fight', 'map'),
    ask('guide.more-minions', placeOf.deed('get-minion'), FOR_THE_TOWN),
    build('guide.more-beds', 'hovel'),
    lay('guide.lay-beds', '2,-4'),
    grunt('guide.grunt-beds'),

    tell('guide.kitchens', 'calendar'),
    ask('guide.catch-second', placeOf.deed('capture-child'), BARE_HANDED),
    ask('guide.store-second', placeOf.building(CAGE), { do: 'building', building: CAGE }),
    build('guide.shop', 'shop'),
    lay('guide.lay-shop', '3,-2 4,-2 3,-1'),
    grunt('guide.grunt-shop'),

    tell('guide.shop-stands', 'map'),
    ask('guide.gear', placeOf.deed('capture-child'), WITH_GEAR),
    ask('guide.wait-again', placeOf.wait, WAIT_THERE),
    build('guide.second-cage', 'cage'),
    lay('guide.lay-second-cage', '3,1'),
    build('guide.third-hovel', 'hovel'),
    lay('guide.lay-third-hovel', '3,-5'),
    grunt('guide.grunt-gear'),

    tell('guide.four', 'calendar'),
    ask('guide.eighth', placeOf.deed('get-minion'), FOR_THE_TOWN),
    build('guide.second-shop', 'shop'),
    lay('guide.lay-second-shop', '-3,1 -4,2 -3,2'),
    grunt('guide.grunt-kitchen'),

    tell('guide.hut', 'trolls'),
    ask('guide.catch-more', placeOf.deed('capture-child'), WITH_GEAR),
    ask('guide.wait-for-hut', placeOf.wait, WAIT_THERE),
    build('guide.hut-road', 'i2'),
    lay('guide.lay-hut-road', '7,0 7,1'),
    build('guide.mud-hut', 'hut-mud'),
    lay('guide.lay-hut', '5,1 6,1 5,2 6,2'),
    grunt('guide.grunt-hut'),

    tell('guide.home', 'map'),
    ask('guide.own-minion', placeOf.deed('get-minion'), FOR_MY_HUT),
    grunt('guide.grunt-own'),

    tell('guide.tonight', 'calendar'),
    ask('guide.loaf', placeOf.deed('loaf'), LOAF),
    grunt('guide.grunt-feast'),

    tell('guide.served', 'map'),
    tell('guide.visit', 'trolls'),
    tell('guide.next', 'shelf'),
    tell('guide.end', 'map'),
  ],
};
