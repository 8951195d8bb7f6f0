import type { Seat, Viewer } from '../../../../kernel/game.ts';
import { isOneOf } from '../../../../kernel/lists.ts';
import type { About, PlaceId } from '../../../../web/board-kit/tabletop.ts';
import { cellOf, PRINTED_LANDS } from '../../box/cells.ts';
import type { FolkId } from '../../box/folk-ids.ts';
import { sheetOf } from '../../box/folk-sheets.ts';
import { type FurnishingId, furnishingAt, furnishingNumber, isFurnishingId } from '../../box/furnishings.ts';
import { FARM_ANIMALS, type Good as GoodName } from '../../box/goods.ts';
import { LOOT, type LootId } from '../../box/loot.ts';
import { plain } from '../../messages/plain.ts';
import { type Caverna, playerAt } from '../../position.ts';
import { mealOf } from '../../rules/feeding.ts';
import { folkOf } from '../../rules/folks.ts';
import { billOf } from '../../rules/payments.ts';
import { Good } from '../art/goods.tsx';
import { Person } from '../art/Person.tsx';
import { RoomPicture } from '../art/rooms/RoomScene.tsx';
import { listed, sayGoods } from '../goods.tsx';
import { nameOfTop } from '../home/tags.ts';
import { endOf, stageCards } from '../map/Rounds.tsx';
import { isVariable, priceOf, worthNow } from '../rooms/worth.ts';
import type { Speak } from '../words.ts';
import { sayOutcome } from './leads-to.ts';
import { isFarmAnimal, roomFor } from './room-left.ts';
import { sayBill } from './savings.ts';
import { aboutSpace } from './space.tsx';
import { readThing } from './things.ts';

/** Things that have one sentence and one rule. */
const PLAIN = {
  crew: 'CV-3.12',
  'crew-other': 'CV-3.13',
  rounds: 'CV-2.6',
} as const;

const PLAIN_THINGS = Object.keys(PLAIN) as (keyof typeof PLAIN)[];

/** What can be said about a thing on the board: its name, what it costs or brings now, what it does, and the rule. */
export function about(
  thing: string,
  view: Caverna,
  viewer: Viewer,
  speak: Speak,
  ticked: readonly PlaceId[] = [],
  chosen: readonly PlaceId[] = [],
): About | undefined {
  const seat = viewer === 'spectator' ? view.active : viewer;
  if (thing === 'goblin') return aboutGoblin(speak);
  if (isOneOf(PLAIN_THINGS, thing)) {
    return { name: speak(`thing.${thing}`), lines: [{ text: speak(`explain.${thing}`), rule: PLAIN[thing] }] };
  }
  const found = readThing(thing);
  switch (found?.is) {
    case 'space':
      return aboutSpace(found.of[0], view, viewer, speak, ticked);
    case 'room':
      return aboutRoom(found.of[0], view, seat, speak);
    case 'loot':
      return aboutLoot(found.of[0], speak);
    case 'good':
      return aboutGood(found.of[0], view, seat, speak);
    case 'cell':
      return withOutcome(
        aboutCell(found.of[0], view, seat, speak),
        sayOutcome(view, viewer, found.of[0], chosen, speak),
      );
    case 'round':
      return aboutRound(found.of[0], view, speak);
    case 'family':
      return aboutFamily(found.of[0], view, speak);
    case 'folk':
      return aboutFolk(found.of[0], speak);
    default:
      return undefined;
  }
}

/** A folk's gifts and prices, each with its rule. */
function aboutFolk(folk: FolkId, speak: Speak): About {
  const { abilities } = sheetOf(folk);
  const lines = abilities.map(({ id, rule }) => ({
    text: speak('folk.ability', { name: speak(`ability.${id}`), says: speak(`says.${id}`) }),
    rule,
  }));
  return {
    name: speak(`folk.${folk}`),
    lines: lines.length > 0 ? lines : [{ text: speak('folk.none'), rule: 'FF-7.0.1' }],
    picture: <Person seat={1} folk={folk} />,
  };
}

const GOBLIN = [
  ['lazy', 'FF-6.7'],
  ['resting-why', 'FF-6.2'],
  ['clumsy', 'FF-6.10'],
  ['incompetent', 'FF-6.13'],
  ['eats', 'FF-6.14'],
] as const;

function aboutGoblin(speak: Speak): About {
  return {
    name: speak('goblin.name'),
    lines: GOBLIN.map(([what, rule]) => ({ text: speak(`goblin.${what}`), rule })),
    picture: <Person seat={1} goblin />,
  };
}

function aboutRoom(id: FurnishingId, view: Caverna, seat: Seat, speak: Speak): About {
  const number = furnishingNumber(id);
  const { rule, cost, group, site } = furnishingAt(number);
  const { missing } = priceOf(view, seat, number);
  const player = playerAt(view, seat);
  const { price, printed, reasons } = sayBill(billOf(player, cost, 'furnishing'), player, speak);
  const points = worthNow(view, seat, number);
  return {
    name: plain(speak(`furnishing.${id}`)),
    price: speak('explain.costs', { goods: price }),
    ...(printed !== undefined && { printed }),
    lines: [
      { text: speak(`does.${id}`), rule },
      ...(site === 'cavern' ? [] : [{ text: speak(`site.${site}`), rule: 'FF-4.2' }]),
      ...reasons,
      {
        text: speak(isVariable(number) ? 'explain.points-now' : 'explain.points', {
          points,
          group: speak(`group.${group}`),
        }),
        rule: 'CV-14.9',
      },
      ...(listed(missing).length > 0
        ? [{ text: speak('rooms.short', { goods: sayGoods(missing, speak) }), rule: 'CV-4.6' }]
        : []),
    ],
    picture: <RoomPicture id={id} />,
  };
}

function aboutLoot(id: LootId, speak: Speak): About | undefined {
  const loot = LOOT.find((each) => each.id === id);
  if (loot === undefined) return undefined;
  return {
    name: speak(`loot.${loot.id}`),
    price: speak('panel.needs', { strength: loot.strength }),
    lines: [
      { text: speak('explain.loot'), rule: 'CV-7.7' },
      ...(id === 'all-weapons' ? [{ text: speak('explain.all-weapons'), rule: 'CV-7.10' }] : []),
    ],
  };
}

function aboutGood(good: GoodName, view: Caverna, seat: Seat, speak: Speak): About {
  const room = isFarmAnimal(good) ? roomFor(view, seat, good) : undefined;
  return {
    name: speak(`thing.${good}`),
    lines: [
      { text: speak(`explain.${good}`), rule: room === undefined ? 'CV-1.7' : 'CV-6.1' },
      ...(room === undefined
        ? []
        : [{ text: speak('explain.room', { goods: speak(`amount.${good}`, { count: room }) }), rule: 'CV-6.11' }]),
    ],
    picture: <Good id={good} className="cv-large" />,
  };
}

function aboutCell(cell: number, view: Caverna, seat: Seat, speak: Speak): About {
  const top = playerAt(view, seat).tops[cell] ?? 'none';
  if (isFurnishingId(top)) return aboutRoom(top, view, seat, speak);
  if (top !== 'none') {
    return { name: nameOfTop(top, speak), lines: [{ text: speak(`explain.cell-${top}`), rule: 'CV-6.1' }] };
  }
  const { ground, printed } = cellOf(cell);
  const land = `${printed}-${ground}`;
  const kind = isOneOf(PRINTED_LANDS, land) ? land : ground;
  return { name: speak(`ground.${kind}`), lines: [{ text: speak(`explain.cell-${kind}`), rule: 'CV-5.2' }] };
}

/** What comes of it is what matters to those who are about to do it. */
function withOutcome(about: About, outcome: ReturnType<typeof sayOutcome>): About {
  return outcome === undefined ? about : { name: about.name, ...outcome };
}

function aboutRound(round: number, view: Caverna, speak: Speak): About {
  const cards = round > view.round ? stageCards(view, round) : [];
  return {
    name: speak('rounds.now', { round }),
    price: speak(`end.${endOf(view, round)}`),
    lines: [
      { text: speak(`explain.end-${endOf(view, round)}`), rule: 'CV-1.29' },
      ...(cards.length > 0
        ? [
            {
              text: speak('explain.one-of', { names: cards.map((card) => speak(`space.${card}`)).join(', ') }),
              rule: 'CV-2.6',
            },
          ]
        : []),
    ],
  };
}

function aboutFamily(seat: Seat, view: Caverna, speak: Speak): About {
  const { goods } = playerAt(view, seat);
  const room = FARM_ANIMALS.map((animal) => speak(`amount.${animal}`, { count: roomFor(view, seat, animal) })).join(
    ', ',
  );
  return {
    name: speak('board.home-of', { seat }),
    price: sayGoods(goods, speak),
    lines: [
      { text: speak('explain.takes-in', { goods: room }), rule: 'CV-6.11' },
      {
        text: speak('explain.must-feed', { goods: sayGoods({ ...mealOf(view, seat, 'harvest', 'nobody') }, speak) }),
        rule: 'CV-10.6',
      },
      ...(view.folks === undefined ? [] : aboutFolk(folkOf(playerAt(view, seat)), speak).lines),
    ],
  };
}
