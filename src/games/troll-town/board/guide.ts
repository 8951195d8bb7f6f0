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
const BARE_HANDED: TrollTownMove = { do: 'capture-child', gear: 'bare' };
const POINTS = [3, 3, 3, 3].map((points): TrollTownMove => ({ do: 'spend', points }));

/** The fourth building of the match: the cage of the second turn. */
const CAGE = 3;

/**
 * The first four turns, dealt by a seed that was looked for: beds and Minions, a cage and a first Child, a fight about the
 * next one. How one wins comes first; what is still to come is told at the end. After each grunt something is told: the
 * reveal counts as a step.
 */
export const guide: Guide<BoardWord> = {
  seed: seedFrom('guided town 1'),
  options: { timer: 'none' },
  script: [
    [],
    [...POINTS, FOR_THE_TOWN, GRUNT, FOR_THE_TOWN, GRUNT, BARE_HANDED, WAIT_THERE, GRUNT, FOR_THE_TOWN, GRUNT],
  ],
  stops: [
    tell('guide.welcome', 'stats'),
    spend('guide.muscles', 4),
    spend('guide.skin', 4),
    spend('guide.guts', 3),
    spend('guide.brains', 3),

    tell('guide.feast', 'calendar'),
    ask('guide.minion', placeOf.deed('get-minion'), FOR_THE_TOWN),
    build('guide.hovel', 'hovel'),
    lay('guide.lay-hovel', '-1,-3'),
    grunt('guide.grunt'),

    tell('guide.reveal', 'summary'),
    ask('guide.catch', placeOf.deed('capture-child'), BARE_HANDED),
    ask('guide.wait', placeOf.wait, WAIT_THERE),
    build('guide.cage', 'cage'),
    lay('guide.lay-cage', '2,-3'),
    build('guide.road', 'i2'),
    lay('guide.lay-road', '5,0 6,0'),
    grunt('guide.grunt-again'),

    tell('guide.trolls', 'trolls'),
    ask('guide.catch-again', placeOf.deed('capture-child'), BARE_HANDED),
    ask('guide.store', placeOf.building(CAGE), { do: 'building', building: CAGE }),
    tell('guide.risk', 'plan'),
    grunt('guide.grunt-fight'),

    tell('guide.fight', 'summary'),
    ask('guide.more-minions', placeOf.deed('get-minion'), FOR_THE_TOWN),
    build('guide.more-beds', 'hovel'),
    lay('guide.lay-beds', '2,-4'),
    grunt('guide.grunt-beds'),

    tell('guide.kitchens', 'summary'),
    tell('guide.hut', 'trolls'),
    tell('guide.next', 'shelf'),
    tell('guide.end', 'map'),
  ],
};
