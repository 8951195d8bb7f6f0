import type { Viewer } from '../../../../kernel/game.ts';
import { frameFor } from '../../../../kernel/steps.ts';
import type { About, PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { Picture } from '../../../../web/look/Picture.tsx';
import { cellOf, markOf } from '../../box/cells.ts';
import { type SpaceId, spaceAt, spaceNumber } from '../../box/spaces.ts';
import { plain } from '../../messages/plain.ts';
import { actingNext, bringsOf, ruleOf } from '../../parts/parts.ts';
import { type Caverna, playerAt, type SpaceState } from '../../position.ts';
import { lossOf } from '../../rules/spaces.ts';
import { PlaceScene } from '../art/places/PlaceScene.tsx';
import { askedAt } from '../going.ts';
import { listed, sayGoods } from '../goods.tsx';
import { cellsFor } from '../previews.ts';
import type { Speak } from '../words.ts';
import { LittleHome } from './LittleHome.tsx';
import { partsAt } from './parts.ts';
import { isFarmAnimal, sayRoom } from './room-left.ts';
import { AFTER_FENCES } from './settling.ts';

type Line = About['lines'][number];

/** A space: what it brings now, and each thing that can be done there, with its price and where it would go. */
export function aboutSpace(
  id: SpaceId,
  view: Caverna,
  viewer: Viewer,
  speak: Speak,
  ticked: readonly PlaceId[],
): About {
  const seat = viewer === 'spectator' ? view.active : viewer;
  const number = spaceNumber(id);
  const { kind, accumulates } = spaceAt(number);
  const state: SpaceState = view.spaces.find(({ space }) => space === number) ?? { space: number, goods: {}, by: [] };
  const acting = actingNext(view, seat, state.goods);
  const brings = bringsOf(view, acting, number);
  const asked = askedAt(id, view, viewer);
  const lines: Line[] = [{ text: speak(`explain.space-${kind}`), rule: ruleOf(number) }];
  if (lossOf(playerAt(view, seat), acting.person, state.goods) !== 'none')
    lines.push({ text: speak('explain.one-lost'), rule: 'FF-6.10' });
  if (listed(brings).some(([good]) => isFarmAnimal(good))) {
    lines.push({ text: sayRoom(view, seat, brings, speak), rule: 'CV-6.11' });
  }
  if (accumulates !== undefined) lines.push({ text: sayGrowth(accumulates, speak), rule: 'CV-1.10' });
  return {
    name: plain(speak(`space.${id}`)),
    ...(listed(brings).length > 0 && { price: speak('explain.brings', { goods: sayGoods(brings, speak) }) }),
    lines,
    parts: partsAt(number, view, acting, speak, asked, ticked),
    ...(asked?.frame.step === 'fences' && { afterTicks: AFTER_FENCES }),
    picture: (
      <Picture width={148} height={88}>
        <PlaceScene kind={kind} />
      </Picture>
    ),
    ...whereItGoes(id, view, viewer, speak),
  };
}

function sayGrowth({ empty, more }: NonNullable<ReturnType<typeof spaceAt>['accumulates']>, speak: Speak): string {
  const [first, then] = [sayGoods(empty, speak), sayGoods(more, speak)];
  return first === then
    ? speak('explain.grows', { goods: then })
    : speak('explain.grows-from', { empty: first, more: then });
}

/** So many cells are named one by one. */
const FEW = 8;

/** The cells that could be used, for the one who may go there now. */
function whereItGoes(space: SpaceId, view: Caverna, viewer: Viewer, speak: Speak): Pick<About, 'below'> {
  if (viewer === 'spectator' || frameFor(view, viewer)?.step !== 'place-person') return {};
  const cells = cellsFor({ do: 'use', space }, view, viewer).filter((cell) => !cellOf(cell).overhang);
  if (cells.length === 0) return {};
  const named = cells.slice(0, FEW).map(markOf).join(', ');
  return {
    below: (
      <LittleHome
        player={playerAt(view, viewer)}
        seat={viewer}
        cells={cells}
        title={speak('explain.could-use', { cells: named, more: cells.length - FEW })}
      />
    ),
  };
}
