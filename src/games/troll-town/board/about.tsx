import type { Viewer } from '../../../kernel/game.ts';
import type { About, Speak } from '../../../web/board-kit/tabletop.ts';
import { DEED_IDS, type Deed } from '../box/deeds.ts';
import { STATS } from '../box/fights.ts';
import { BUILDING_PIECES, type BuildingId, isPathPiece, type PieceId } from '../box/pieces.ts';
import { bedsIn, capacityOf, communalBeds, levelOf, shopTable, statOf } from '../levels.ts';
import { labourOf } from '../orders.ts';
import { type Building, hutOf, oldBoss, type TrollNumber, type TrollTown, trollOf, type Work } from '../position.ts';
import { isBridgeLinked, isHubLinked } from '../roads.ts';
import { PiecePicture } from './art/PiecePicture.tsx';
import { RULE_OF_DEED, ruleOfWork } from './rules.ts';
import { nameOfBuilding, nameOfTroll } from './town/names.ts';

/** Things that are the same in every match: the rule behind them. */
const PLAIN: Readonly<Record<string, string>> = {
  calendar: 'TT-13.2',
  communal: 'TT-6.2',
  herd: 'TT-2.9',
  labour: 'TT-6.1',
  grunt: 'TT-3.4',
  slate: 'TT-3.13',
  talk: 'TT-14.2',
};

/** What can be said about a thing on the board: its name, what it costs, what it does, and the rule. */
export function about(thing: string, view: TrollTown, viewer: Viewer, speak: Speak): About | undefined {
  const plain = PLAIN[thing];
  if (plain !== undefined)
    return { name: speak(`thing.${thing}`), lines: [{ text: speak(`explain.${thing}`), rule: plain }] };
  const [, family, which = ''] = /^(deed|work|building|troll|stat|hex|join)-(.+)$/.exec(thing) ?? [];
  switch (family) {
    case 'deed':
      return aboutDeed(which, speak);
    case 'work':
      return aboutWork(which as Work, view, viewer, speak);
    case 'building':
      return aboutBuilding(view, view.buildings[Number(which)], speak);
    case 'troll':
      return aboutTroll(view, Number(which), speak);
    case 'stat':
      return { name: speak(`stat-name.${which}`), lines: [{ text: speak('explain.stat'), rule: 'TT-8.13' }] };
    case 'join':
      return { name: speak('place.join', { join: which }), lines: [{ text: speak('explain.crack'), rule: 'TT-10.1' }] };
    case 'hex':
      return { name: speak('place.hex', { hex: which }), lines: [{ text: speak('explain.hex'), rule: 'TT-1.6' }] };
    default:
      return undefined;
  }
}

function aboutDeed(which: string, speak: Speak): About | undefined {
  if (!(DEED_IDS as readonly string[]).includes(which)) return undefined;
  const deed = which as Deed;
  return {
    name: speak(`act.${deed}`),
    price: speak(`deed-note.${deed}`),
    lines: [{ text: speak(`explain.${deed}`), rule: RULE_OF_DEED[deed] }],
  };
}

function aboutWork(work: Work, view: TrollTown, viewer: Viewer, speak: Speak): About {
  const seat = viewer === 'spectator' ? 0 : viewer;
  const isHouse = work in BUILDING_PIECES;
  return {
    name: speak(`piece.${work}`),
    price: speak('shelf.labour', { labour: labourOf(view, seat, work) }),
    lines: [
      { text: speak(isPathPiece(work as PieceId) ? 'explain.road' : `explain.${work}`), rule: ruleOfWork(work) },
      ...(isHouse
        ? [
            {
              text: speak('explain.supports', { supports: BUILDING_PIECES[work as BuildingId].supports }),
              rule: 'TT-5.5',
            },
          ]
        : []),
    ],
    picture: <PiecePicture work={work} />,
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
        text: speak(hut === undefined ? 'about.on-bridge' : 'about.in-hut', { minions: known.minions }),
        rule: 'TT-1.10',
      },
      ...(view.title === troll ? [{ text: speak('thing.title'), rule: 'TT-9.8' }] : []),
      ...(view.challengers.includes(troll) ? [{ text: speak('thing.challenger'), rule: 'TT-9.9' }] : []),
      ...(view.grudges.includes(troll) ? [{ text: speak('thing.grudge'), rule: 'TT-9.10' }] : []),
      ...(troll === oldBoss(view) && view.title !== troll ? [{ text: speak('thing.dethroned'), rule: 'TT-9.12' }] : []),
    ],
  };
}
