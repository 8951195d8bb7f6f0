import { spread, wrap } from '../../../cli/picture-kit/columns.ts';
import type { Picture, PictureInput } from '../../../cli/picture-kit/picture.ts';
import { inSeatColour } from '../../../cli/picture-kit/seats.ts';
import { wordsOf } from '../../../cli/picture-kit/words.ts';
import { isOver } from '../../../kernel/steps.ts';
import { CAMP, CAVERN_IDS, FIRST_VILLAGE, isCavern, NOWHERE } from '../box/areas.ts';
import { RESOURCES } from '../box/bonuses.ts';
import { CASTLES } from '../box/castles.ts';
import { BARNS } from '../box/clans.ts';
import { kingCardFace } from '../box/king-cards.ts';
import { BELL, CHANGELING, OUTPOST, SPOT_KINDS, spotKind } from '../box/spots.ts';
import { KINGS_TILES, tileId } from '../box/tiles.ts';
import { trollCardFace } from '../box/troll-cards.ts';
import { NO_CARD, roundsOf, TIMES, timeOf } from '../box/turn-cards.ts';
import { names } from '../messages/en/names.ts';
import type { TrollsMove } from '../moves.ts';
import { type Player, playerAt, type TrollsAndPrincesses } from '../position.ts';
import { caveTilesOf } from '../rules/claims.ts';
import { trollsIn } from '../rules/figures.ts';
import { mostPower } from '../rules/goods.ts';
import { pointsOf } from '../score.ts';
import { drawNetwork } from './network.ts';
import { terminalWords } from './words.ts';

const NUMERALS = ['I', 'II', 'III', 'IV'];
const INDENT = '    ';

const text = wordsOf(terminalWords);

export const picture: Picture<TrollsAndPrincesses, TrollsMove> = {
  draw(p, scene) {
    const { dim } = scene.colours;
    const round = Math.min(roundsOf(p.seats), Math.max(1, Math.ceil(p.turns / p.seats)));
    const title = text('title', { round, rounds: roundsOf(p.seats), king: whereIsTheKing(p, scene) });
    return [
      dim(` ${title} `.padStart(scene.columns - 3, '─').concat('──')),
      ...p.villages.flatMap((_, village) => drawVillage(p, village, scene)),
      ...displays(p, scene),
      ...p.players.flatMap((_, seat) => drawPlayer(p, seat, scene)),
      ...activeNetwork(p, scene),
    ];
  },
  shows: () => false,
};

/** As the game itself calls it. */
function nameOf(id: keyof typeof names): string {
  return String(names[id]);
}

function whereIsTheKing({ king, kingAt }: TrollsAndPrincesses, scene: PictureInput): string {
  if (king === NOWHERE) return text('nowhere');
  if (!isCavern(king)) return text('in-village', { number: NUMERALS[king - FIRST_VILLAGE] });
  return text('in-cavern', { cavern: CAVERN_IDS[king], owner: scene.marks[kingAt] });
}

/** '●●▲' for two trolls of the first seat and one of the second. */
function marksIn(p: TrollsAndPrincesses, scene: PictureInput, count: (player: Player) => number): string {
  return p.players
    .map((player, seat) => inSeatColour(scene.colours, seat, (scene.marks[seat] ?? '').repeat(count(player))))
    .join('');
}

function drawVillage(p: TrollsAndPrincesses, number: number, scene: PictureInput): string[] {
  const village = p.villages[number];
  if (village === undefined || village.castle < 0) return [];
  const { castle, princesses } = village;
  const trolls = marksIn(p, scene, (player) => trollsIn(player, FIRST_VILLAGE + number));
  const outposts = marksIn(p, scene, (player) => player.outpostsIn[number] ?? 0);
  const head = `${scene.colours.bold(text('village', { number: NUMERALS[number] }))} ${trolls}${outposts === '' ? '' : ` ⌂${outposts}`}`;
  const parts = [
    nameOf(`castle.${(CASTLES[castle] ?? CASTLES[0]).id}`),
    ...(princesses > 0 ? [text('princess')] : []),
    text('pieces', { ...village }),
  ];
  return [spread(` ${head}`, '', scene.columns - 1).trimEnd(), ...wrap(parts.join(' · '), scene.columns - 1, INDENT)];
}

function displays(p: TrollsAndPrincesses, scene: PictureInput): string[] {
  const line = (id: string, things: readonly string[]) =>
    wrap(`${id} ${things.join(', ')}`.trimEnd(), scene.columns - 1, ' ', INDENT).map(scene.colours.dim);
  const claimed = (place: number) =>
    p.players.map(({ markers }, seat) => (markers & (1 << place) ? (scene.marks[seat] ?? '') : '')).join('');
  const [obsidian, gold, diamond] = p.supply.resources;
  return [
    ...line(
      text('cave-tiles'),
      p.caveDisplay.map((tile) => nameOf(`tile.${tileId(tile)}`)),
    ),
    ...line(
      text('king-tiles'),
      p.kingDisplay.map((tile) => nameOf(`tile.${tileId(tile)}`)),
    ),
    ...line(
      text('troll-cards'),
      p.trollDisplay.map((card) => nameOf(`card.${trollCardFace(card).id}`)),
    ),
    ...line(
      text('king-cards'),
      p.kingCards.map((card, place) => `${nameOf(`card.${kingCardFace(card).id}`)} ${claimed(place)}`.trimEnd()),
    ),
    ...line(text('supply', { obsidian, gold, diamond, cows: p.supply.cows }), []),
  ];
}

function freeOf({ spots }: Player, form: number): number {
  const first = spotKind(form, 0);
  return spots.slice(first, first + SPOT_KINDS / 3).reduce((sum, count) => sum + count, 0);
}

/** Trolls and humans: '2+1'. */
function inCavern(player: Player, cavern: number): string {
  const humans = player.humans[cavern] ?? 0;
  return humans === 0 ? String(trollsIn(player, cavern)) : `${trollsIn(player, cavern)}+${humans}`;
}

function drawPlayer(p: TrollsAndPrincesses, seat: number, scene: PictureInput): string[] {
  const { bold } = scene.colours;
  const player = playerAt(p, seat);
  const isTurn = !isOver(p) && p.active === seat && p.phase > 0;
  const shows = p.options.runningScore || isOver(p);
  const right = [
    ...(isTurn && p.points + p.help > 0 ? [text('effort', { effort: p.points, help: p.help })] : []),
    ...(shows ? [text('points', { points: pointsOf(p, seat) })] : []),
  ].join(' · ');
  const head = spread(`${isTurn ? bold('▸') : ' '} ${scene.names[seat]}`, right, scene.columns - 1);
  if (player.clan < 0) return [head];
  const [mining, building, strength] = CAVERN_IDS.map((_, cavern) => inCavern(player, cavern));
  const { power, cows, covers, stored, princesses } = player;
  const things = [
    text('caverns', { mining, building, strength, camp: trollsIn(player, CAMP) }),
    text('goods', { power, most: mostPower(player), cows, barns: BARNS - covers }),
    ...RESOURCES.map((resource, i) =>
      text('resource', {
        resource,
        field: player.field[i],
        filled: player.filled[i],
        sites: player.sites[i],
      }),
    ),
    text('stored', {
      bells: stored[BELL],
      changelings: stored[CHANGELING],
      outposts: stored[OUTPOST],
      princesses,
    }),
    text('free', {
      bells: freeOf(player, BELL),
      changelings: freeOf(player, CHANGELING),
      outposts: freeOf(player, OUTPOST),
      beds: player.beds - princesses,
    }),
    text('tiles', { tiles: caveTilesOf(player), kings: player.built[KINGS_TILES] }),
    ...(player.cards.length === 0 ? [] : [text('cards', { cards: cardNames(player) })]),
    ...turnCard(player),
  ];
  return [head, ...wrap(things.join(' · '), scene.columns - 1, INDENT)];
}

function cardNames({ cards }: Player): string {
  return cards.map((card) => nameOf(`card.${trollCardFace(card).id}`)).join(', ');
}

function turnCard({ hand, deck }: Player): string[] {
  if (hand === NO_CARD) return [];
  return [text('hand', { time: nameOf(`time.${TIMES[timeOf(hand)] ?? 'morning'}`), cards: deck.length })];
}

function activeNetwork(p: TrollsAndPrincesses, scene: PictureInput): string[] {
  const player = playerAt(p, p.active);
  if (isOver(p) || player.tiles.length === 0) return [];
  return [
    scene.colours.dim(` ${text('network', { owner: scene.marks[p.active] })}`),
    ...drawNetwork(player).map((line) => line.slice(0, scene.columns - 1)),
  ];
}
