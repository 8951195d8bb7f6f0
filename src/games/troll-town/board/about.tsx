import type { Seat, Viewer } from '../../../kernel/game.ts';
import { isOneOf } from '../../../kernel/lists.ts';
import type { About } from '../../../web/board-kit/tabletop.ts';
import { type Deed, deedRow } from '../box/deeds.ts';
import { STATS } from '../box/fights.ts';
import { BUILDING_PIECES, type BuildingId, isPathPiece } from '../box/pieces.ts';
import { type Building, hutOf, oldBoss, type TrollNumber, type TrollTown, trollOf, type Work } from '../position.ts';
import { bedsIn, capacityOf, communalBeds, levelOf, shopTable, statOf } from '../rules/levels.ts';
import { labourOf } from '../rules/orders.ts';
import { isBridgeLinked, isHubLinked } from '../rules/roads.ts';
import { ruleOfWork } from '../rules/works.ts';
import { score } from '../score.ts';
import { PiecePicture } from './art/PiecePicture.tsx';
import { readPlace } from './places.ts';
import { nameOfBuilding, nameOfTroll } from './town/names.ts';
import type { Speak } from './words.ts';

/** Things that are the same in every match: the rule behind them. */
const PLAIN = {
  calendar: 'TT-13.2',
  communal: 'TT-6.2',
  herd: 'TT-2.9',
  labour: 'TT-6.1',
  grunt: 'TT-3.4',
  slate: 'TT-3.13',
  talk: 'TT-14.2',
} as const;

const PLAIN_THINGS = Object.keys(PLAIN) as (keyof typeof PLAIN)[];

/** What can be said about a thing on the board: its name, what it costs, what it does, and the rule. */
export function about(thing: string, view: TrollTown, viewer: Viewer, speak: Speak): About | undefined {
  if (isOneOf(PLAIN_THINGS, thing)) {
    return { name: speak(`thing.${thing}`), lines: [{ text: speak(`explain.${thing}`), rule: PLAIN[thing] }] };
  }
  const found = readPlace(thing);
  switch (found?.is) {
    case 'deed':
      return aboutDeed(found.of[0], speak);
    case 'work':
      return aboutWork(found.of[0], view, viewer, speak);
    case 'building':
      return aboutBuilding(view, view.buildings[found.of[0]], speak);
    case 'troll':
      return aboutTroll(view, found.of[0], speak);
    case 'crowns':
      return aboutCrowns(view, found.of[0], speak);
    case 'stat':
      return { name: speak(`stat-name.${found.of[0]}`), lines: [{ text: speak('explain.stat'), rule: 'TT-8.13' }] };
    case 'join':
    case 'hex':
      return aboutGround(found, speak);
    default:
      return undefined;
  }
}

function aboutGround({ is, of: [where] }: { is: 'join' | 'hex'; of: readonly [string] }, speak: Speak): About {
  return is === 'join'
    ? { name: speak('place.join', { join: where }), lines: [{ text: speak('explain.crack'), rule: 'TT-10.1' }] }
    : { name: speak('place.hex', { hex: where }), lines: [{ text: speak('explain.hex'), rule: 'TT-1.6' }] };
}

function aboutDeed(deed: Deed, speak: Speak): About {
  return {
    name: speak(`act.${deed}`),
    price: speak(`deed-note.${deed}`),
    lines: [{ text: speak(`explain.${deed}`), rule: deedRow(deed).rule }],
  };
}

function aboutWork(work: Work, view: TrollTown, viewer: Viewer, speak: Speak): About {
  const seat = viewer === 'spectator' ? 0 : viewer;
  const isHouse = work in BUILDING_PIECES;
  return {
    name: speak(`piece.${work}`),
    price: speak('shelf.labour', { labour: labourOf(view, seat, work) }),
    lines: [
      { text: speak(isPathPiece(work) ? 'explain.road' : `explain.${work}`), rule: ruleOfWork(work) },
      ...(isHouse
        ? [
            {
              text: speak('explain.supports', { supports: BUILDING_PIECES[work as BuildingId].supports }),
              rule: 'TT-5.5',
            },
          ]
        : []),
    ],
    picture: (
      <span className="tt-print">
        <PiecePicture work={work} />
      </span>
    ),
  };
}

function aboutBuilding(view: TrollTown, building: Building | undefined, speak: Speak): About | undefined {
  if (building === undefined || !building.stands) return undefined;
  const { kind, damage, hexes, children } = building;
  const lines: { text: string; rule: string }[] = [];
  switch (kind) {
    case 'hovel':
      lines.push({ text: speak('thing.hovels', { minions: view.communal, beds: communalBeds(view) }), rule: 'TT-6.2' });
      break;
    case 'cage':
    case 'pit':
      lines.push({ text: speak('thing.store', { children, room: capacityOf(building) }), rule: 'TT-12.1' });
      if (kind === 'pit' && !isBridgeLinked(view, building))
        lines.push({ text: speak('thing.pit-cut-off'), rule: 'TT-12.2' });
      if (view.scared.includes(building.number)) lines.push({ text: speak('thing.scared'), rule: 'TT-4.12' });
      break;
    case 'shop': {
      const { catches, heals, cooks } = shopTable(building);
      lines.push({ text: speak('thing.shop', { level: levelOf(building), catches, heals, cooks }), rule: 'TT-7.2' });
      if (view.shopsTaken.some(({ shop }) => shop === building.number))
        lines.push({ text: speak('thing.taken'), rule: 'TT-7.2' });
      break;
    }
    case 'hut': {
      const { minions } = trollOf(view, building.owner);
      lines.push({
        text: speak('thing.hut', { level: levelOf(building), minions, beds: bedsIn(building), children }),
        rule: 'TT-6.3',
      });
      if (!isHubLinked(view, building)) lines.push({ text: speak('thing.hut-cut-off'), rule: 'TT-15.3' });
      break;
    }
    case 'addon':
      lines.push({ text: speak('thing.addon', { staff: building.staff }), rule: 'TT-7.9' });
      break;
    case 'pile':
      lines.push({ text: speak('explain.upgrade-pile'), rule: 'TT-7.11' });
      break;
  }
  if (damage > 0) lines.push({ text: speak('thing.damage', { damage, hexes: hexes.length }), rule: 'TT-10.9' });
  return { name: nameOfBuilding(view, building, speak), lines };
}

/** The crowns that count in this match, and which of them the Troll holds now. */
function aboutCrowns(view: TrollTown, seat: Seat, speak: Speak): About | undefined {
  const row = score(view).find((each) => each.seat === seat);
  return (
    row && {
      name: speak('thing.crowns'),
      lines: row.lines.map(({ say, points, rule }) => ({
        text: speak(points > 0 ? 'thing.crown-held' : 'thing.crown-not-held', { crown: speak(say) }),
        rule,
      })),
    }
  );
}

function aboutTroll(view: TrollTown, troll: TrollNumber, speak: Speak): About | undefined {
  const known = view.trolls[troll];
  if (known === undefined) return undefined;
  const hut = hutOf(view, troll);
  const stats = STATS.map((stat, number) => `${speak(`stat-name.${stat}`)} ${statOf(view, troll, number)}`).join(', ');
  const hurt = STATS.flatMap((stat, number) =>
    (known.injuries[number] ?? 0) > 0 ? [`${speak(`stat-name.${stat}`)} −${known.injuries[number]}`] : [],
  );
  return {
    name: nameOfTroll(view, troll, speak),
    lines: [
      ...(known.stats.length === STATS.length ? [{ text: stats, rule: 'TT-8.11' }] : []),
      ...(hurt.length > 0 ? [{ text: speak('thing.hurt', { list: hurt.join(', ') }), rule: 'TT-8.17' }] : []),
      {
        text: speak(hut === undefined ? 'thing.on-bridge' : 'thing.in-hut', { minions: known.minions }),
        rule: 'TT-1.10',
      },
      ...(view.title === troll ? [{ text: speak('thing.title'), rule: 'TT-9.8' }] : []),
      ...(view.challengers.includes(troll) ? [{ text: speak('thing.challenger'), rule: 'TT-9.9' }] : []),
      ...(view.grudges.includes(troll) ? [{ text: speak('thing.grudge'), rule: 'TT-9.10' }] : []),
      ...(troll === oldBoss(view) && view.title !== troll ? [{ text: speak('thing.dethroned'), rule: 'TT-9.12' }] : []),
    ],
  };
}
