import { seedFrom } from '../../../kernel/random.ts';
import type { Guide, GuideStop } from '../../../web/board-kit/tabletop.ts';
import { BUY_ELF, BUY_GNOME, BUY_TROLL, DONE, type GnomeElfTrollMove, placeOn, SOW } from '../moves.ts';
import { placeOf } from './places.ts';
import type { BoardWord } from './words.ts';

const YOU = 0;
const RIVAL = 1;

function stop(say: BoardWord, at?: string): GuideStop<BoardWord> {
  return { say, ...(at !== undefined && { at }) };
}

function ask(say: BoardWord, at: string, ...answers: readonly GnomeElfTrollMove[]): GuideStop<BoardWord> {
  return { say, at, answers };
}

const OWN_BED = `garden-${YOU}`;
const RIVAL_BED = `garden-${RIVAL}`;
/** Where the answers are that have no place on the board. */
const ANSWERS = 'answers';

const TWO_GNOMES: GnomeElfTrollMove = { do: 'buy', purchase: 'two-gnomes', pay: 'bean', and: 'bean' };

/**
 * A match of seven turns each, dealt by a seed that was looked for: a pair, a gnome, a gnome abroad, a troll that breaks the
 * row, an elf that mends it, a troll of one's own, two gnomes that scare off an elf, and ten beans. Tiles are named by the
 * order of sowing.
 */
export const guide: Guide<BoardWord> = {
  seed: seedFrom('guided match 17'),
  options: { goal: 10, firstPlayer: YOU },
  script: [
    [],
    [
      SOW.pumpkin.right,
      SOW.apple.right,
      ...[SOW.bean.right, BUY_TROLL, placeOn(YOU, 1)],
      ...[SOW.apple.right, DONE],
      ...[SOW.apple.right, BUY_ELF.apple, placeOn(RIVAL, 2)],
      ...[SOW.pumpkin.right, DONE],
    ],
  ],
  stops: [
    stop('guide.welcome', OWN_BED),
    stop('guide.goal', OWN_BED),
    ask('guide.sow', placeOf.hand(2), SOW.bean.right),

    stop('guide.rival', RIVAL_BED),
    ask('guide.pair', placeOf.hand(2), SOW.bean.right),
    stop('guide.harvest', 'purse'),
    ask('guide.gnome', placeOf.shop('gnome'), BUY_GNOME.bean),
    ask('guide.place-gnome', placeOf.tile(0), placeOn(YOU, 0)),

    ask('guide.another', placeOf.hand(1), SOW.apple.right),
    ask('guide.second-gnome', placeOf.shop('gnome'), BUY_GNOME.bean),
    ask('guide.abroad', placeOf.tile(2), placeOn(RIVAL, 1)),

    stop('guide.troll', placeOf.tile(3)),
    ask('guide.left', placeOf.hand(1), SOW.bean.left),
    ask('guide.elf', placeOf.shop('elf'), BUY_ELF.bean),
    ask('guide.place-elf', placeOf.tile(3), placeOn(YOU, 2)),

    ask('guide.pumpkin', placeOf.hand(0), SOW.pumpkin.right),
    stop('guide.one-of-each', 'purse'),
    ask('guide.own-troll', placeOf.shop('troll'), BUY_TROLL),
    ask('guide.place-troll', placeOf.tile(1), placeOn(RIVAL, 0)),
    ask('guide.guard', placeOf.shop('elf'), BUY_ELF.bean),
    ask('guide.place-guard', placeOf.tile(7), placeOn(YOU, 0)),

    stop('guide.rival-elf', placeOf.tile(5)),
    ask('guide.fourth', placeOf.hand(0), SOW.bean.left),
    ask('guide.two-gnomes', placeOf.shop('two-gnomes'), TWO_GNOMES),
    ask('guide.scare', placeOf.tile(5), placeOn(RIVAL, 2)),
    ask('guide.enough', ANSWERS, DONE),

    stop('guide.nine', OWN_BED),
    ask('guide.last-sowing', placeOf.hand(1), SOW.pumpkin.right),
    ask('guide.last-gnome', placeOf.shop('gnome'), BUY_GNOME.bean),
    ask('guide.ten', placeOf.tile(11), placeOn(YOU, 0)),
    ask('guide.finish', ANSWERS, DONE),
    stop('guide.won', OWN_BED),
  ],
};
