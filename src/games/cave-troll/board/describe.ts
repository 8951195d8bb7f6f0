import { AREAS, type AreaId } from '../box/areas.ts';
import { DOORS } from '../box/doors.ts';
import { type Figure, ownerOf } from '../box/figures.ts';
import { type Area, areaId, areaNumber, isOnBoard } from '../box/map.ts';
import { areaOf, type CaveTroll, kindOf, nextIn } from '../position.ts';
import { appraiseBoard } from '../rules/scoring.ts';
import { isClosed, survey } from '../rules/survey.ts';
import type { Speak } from './words.ts';

/** 'Silver Vault: 5 gold, Anna would take 9. 2 figures.' */
export function describeArea(view: CaveTroll, id: AreaId, speak: Speak): string {
  const area = areaNumber(id);
  const { type, gold } = AREAS[area] as (typeof AREAS)[number];
  const name = speak(`area.${id}`);
  const figures = countIn(view, area);
  if (type !== 'room') return speak(`place.${type}`, { name, figures });
  if (isClosed(survey(view), area)) return speak('place.shut', { name });
  const { controller, gold: worth, heroes } = appraiseBoard(view)[area] ?? { controller: undefined, gold, heroes: 0 };
  if (controller !== undefined) return speak('place.held', { name, gold, worth, seat: controller, figures });
  return speak(heroes > 0 ? 'place.tied' : 'place.free', { name, gold, worth, figures });
}

/** 'Anna’s knight in the Silver Vault' */
export function describeFigure(view: CaveTroll, figure: Figure, speak: Speak): string {
  const kind = kindOf(view, figure).id;
  const area = areaOf(view, figure);
  const owner = ownerOf(figure);
  if (!isOnBoard(area)) return speak('place.lost-figure', { kind, owner });
  return speak('place.figure', { kind, owner, area: speak(`area.${areaId(area)}`) });
}

/** CT-1.11: the areas behind its doors. */
export function neighboursOf(id: AreaId): readonly AreaId[] {
  const found = DOORS.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  return [...new Set(found)];
}

function countIn(view: CaveTroll, area: Area): number {
  let count = 0;
  for (let figure = nextIn(view, area); figure >= 0; figure = nextIn(view, area, figure)) count++;
  return count;
}
