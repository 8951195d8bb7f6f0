import type { AreaId } from '../../../../src/games/cave-troll/box/areas.ts';
import { ARTIFACTS, type Artifact } from '../../../../src/games/cave-troll/box/artifacts.ts';
import { COLOURS, KINDS_BY_SLOT } from '../../../../src/games/cave-troll/box/figures.ts';
import type { FigureKind, SetName } from '../../../../src/games/cave-troll/box/kinds.ts';
import type { CaveTroll } from '../../../../src/games/cave-troll/position.ts';
import { below, pick, type Random, shuffle } from '../../../../src/kernel/random.ts';
import { arrange } from '../scene.ts';
import { typeOf } from './pieces.ts';

const CORNER: readonly AreaId[] = [
  'stair-ne',
  'porch-ne',
  'guardpost-ne',
  'gallery-ne',
  'hall-ne',
  'pit-north',
  'store-n',
  'hoard-n',
  'vault-n',
  'crossing-ne',
  'crossing-nw',
];

/** Their cards are in the decks, to be drawn: four adventurers with icons. */
const STILL_TO_COME = [5, 6, 7, 8];

interface Options extends Readonly<Record<string, unknown>> {
  readonly set: SetName;
}

type Standing = Map<AreaId, string[]>;

/** Most figures in one corner of the dungeon, where there is hardly place for them; everybody has an artifact. */
export function thickOfIt(options: Options, random: Random): CaveTroll {
  const standing: Standing = new Map();
  const lost: string[] = [];
  for (const colour of COLOURS) {
    KINDS_BY_SLOT[options.set].forEach((kind, slot) => {
      const area = pick(random, [...CORNER]);
      const luck = below(random, 12);
      if (STILL_TO_COME.includes(slot) || luck === 0 || (kind.closesRoom && luck < 6)) return;
      if (luck === 1 && !kind.closesRoom) lost.push(`${colour} ${kind.id}`);
      else if (canStand(standing, kind, area))
        standing.set(area, [...(standing.get(area) ?? []), `${colour} ${kind.id}`]);
    });
  }
  const board = Object.fromEntries([...standing].map(([area, figures]) => [area, figures.join(', ')]));
  const found = shuffle(random, [...ARTIFACTS]);
  const artifacts = Object.fromEntries(COLOURS.map((colour, seat) => [colour, found[seat] as Artifact]));
  return arrange(board, { options, artifacts, lost: lost.join(', ') }).position;
}

/** Only what can come about in a match: no crowd of six, no two berserkers, nobody with a cave troll. */
function canStand(standing: Standing, kind: FigureKind, area: AreaId): boolean {
  if (typeOf(area) === 'entrance') return kind.stride > 0;
  if (typeOf(area) === 'pit') return kind.stride > 0 && kind.class === 'monster';
  if (kind.class === 'chest') return true;
  const crowd = (standing.get(area) ?? []).filter((figure) => !figure.endsWith('chest'));
  if (crowd.some((figure) => figure.endsWith('cave-troll'))) return false;
  if (kind.shunsItsKind && crowd.some((figure) => figure.endsWith(kind.id))) return false;
  return kind.closesRoom ? crowd.length === 0 : crowd.length < 5;
}
