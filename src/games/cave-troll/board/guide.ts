import { seedFrom } from '../../../kernel/random.ts';
import type { Guide, GuideStop } from '../../../web/board-kit/tabletop.ts';
import type { AreaId } from '../box/areas.ts';
import type { Card } from '../box/cards.ts';
import type { FigureId } from '../box/figures.ts';
import { type CaveTrollMove, DRAW, END_TURN } from '../moves.ts';
import { placeOf } from './places.ts';
import type { BoardWord } from './words.ts';

const YOU = 0;

function stop(say: BoardWord, at: string): GuideStop<BoardWord> {
  return { say, at };
}

function ask(say: BoardWord, at: string, answer: CaveTrollMove): GuideStop<BoardWord> {
  return { say, at, answers: [answer] };
}

const move = (figure: FigureId): CaveTrollMove => ({ do: 'move', figure });
const go = (area: AreaId): CaveTrollMove => ({ do: 'go', area });
const put = (area: AreaId): CaveTrollMove => ({ do: 'put', area });
const play = (card: Card): CaveTrollMove => ({ do: 'play', card });
const pick = (figure: FigureId): CaveTrollMove => ({ do: 'pick', figure });

const lift = (say: BoardWord, figure: FigureId) => ask(say, placeOf.figure(figure), move(figure));
const step = (say: BoardWord, area: AreaId) => ask(say, placeOf.area(area), go(area));
const place = (say: BoardWord, area: AreaId) => ask(say, placeOf.area(area), put(area));
const draw = (say: BoardWord) => ask(say, placeOf.deck, DRAW);

const HERO: FigureId = 'red-adventurer-1';
const BARBARIAN: FigureId = 'red-strong';
const RIVAL: FigureId = 'blue-adventurer-1';
const WRAITH: FigureId = 'blue-spectre';

/**
 * The first turns of a match, dealt by a seed that was looked for: a hero walks in, a barbarian outweighs a rival, a wraith
 * pushes, a cave troll shuts a hall, and a room pays. From there on the newcomer plays as they like.
 */
export const guide: Guide<BoardWord> = {
  seed: seedFrom('guided cave 494807'),
  options: { firstPlayer: YOU },
  script: [
    [],
    [
      ...[DRAW, play('adventurer-1'), put('stair-sw'), move(RIVAL), go('porch-sw')],
      ...[DRAW, play('wraith'), put('pit-south'), move(WRAITH), go('hall-sw')],
      ...[pick(HERO), { do: 'send', area: 'guardpost-sw' } as const, move(RIVAL), go('hall-sw'), END_TURN],
      ...[pick(RIVAL), go('gallery-sw')],
    ],
  ],
  stops: [
    stop('guide.welcome', placeOf.area('throne-ring')),
    stop('guide.gold', placeOf.area('vault-s')),
    draw('guide.draw'),
    ask('guide.play', placeOf.hand(1), play('adventurer-1')),
    place('guide.put', 'stair-sw'),

    stop('guide.turn', `gang-${YOU}`),
    lift('guide.move', HERO),
    step('guide.go', 'guardpost-sw'),
    stop('guide.held', placeOf.area('guardpost-sw')),
    lift('guide.move-on', HERO),
    step('guide.go-on', 'hall-sw'),
    draw('guide.draw-again'),
    ask('guide.barbarian', placeOf.hand(1), play('barbarian')),
    place('guide.put-barbarian', 'stair-sw'),
    lift('guide.move-barbarian', BARBARIAN),
    step('guide.go-barbarian', 'porch-sw'),

    stop('guide.pushed', placeOf.area('hall-sw')),
    draw('guide.draw-troll'),
    ask('guide.troll', placeOf.hand(0), play('cave-troll')),
    place('guide.put-troll', 'hall-sw'),
    stop('guide.shut', placeOf.area('hall-sw')),
    lift('guide.move-store', HERO),
    step('guide.go-store', 'store-s'),
    draw('guide.draw-score'),
    ask('guide.score', placeOf.hand(0), play('score-room')),
    ask('guide.score-room', placeOf.area('store-s'), { do: 'room', area: 'store-s' }),
    stop('guide.paid', `gang-${YOU}`),
    stop('guide.hourglass', 'hourglass'),
    stop('guide.cards', placeOf.figure(BARBARIAN)),
    stop('guide.end', placeOf.area('throne-ring')),
  ],
};
