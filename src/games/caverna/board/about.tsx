import type { Seat, Viewer } from '../../../kernel/game.ts';
import { frameFor } from '../../../kernel/steps.ts';
import type { About, Speak } from '../../../web/board-kit/tabletop.ts';
import { Picture } from '../../../web/look/Picture.tsx';
import { fits, layoutOf } from '../animals.ts';
import { cellOf, markOf } from '../box/cells.ts';
import type { FolkId } from '../box/folk-ids.ts';
import { FOLK_FURNISHINGS, type FurnishingId } from '../box/furnishing-ids.ts';
import { furnishingAt, furnishingNumber } from '../box/furnishings.ts';
import { FARM_ANIMALS, type FarmAnimal, type Good as GoodName } from '../box/goods.ts';
import { LOOT } from '../box/loot.ts';
import { type SpaceId, spaceAt, spaceNumber } from '../box/spaces.ts';
import { mealOf } from '../feeding.ts';
import { folkOf } from '../folks.ts';
import { type Caverna, playerAt, type SpaceState } from '../position.ts';
import { Good } from './art/goods.tsx';
import { Person } from './art/Person.tsx';
import { PlaceScene } from './art/places/PlaceScene.tsx';
import { RoomPicture } from './art/rooms/RoomScene.tsx';
import { deedsOf, keepsNow, losesAt } from './brings.ts';
import { sheetOf } from './folks/abilities.ts';
import { listed, sayGoods, sayPrice } from './goods.tsx';
import { nameOfTop, plain } from './home/tags.ts';
import { endOf, stageCards } from './map/Rounds.tsx';
import { cellsFor } from './previews.ts';
import { isVariable, priceOf, worthNow } from './rooms/worth.ts';

type Line = About['lines'][number];

/** Things that have one sentence and one rule. */
const PLAIN: Readonly<Record<string, string>> = {
  crew: 'CV-3.12',
  'crew-other': 'CV-3.13',
  harvest: 'CV-10.6',
  rounds: 'CV-2.6',
};

/** The rule of each deed that a place lets one do. */
const RULE_OF: Readonly<Record<string, string>> = {
  place: 'CV-4.13',
  'ruby-mine': 'CV-4.20',
  furnish: 'CV-4.7',
  fences: 'CV-4.17',
  sow: 'CV-4.21',
  forge: 'CV-7.2',
  expedition: 'CV-7.7',
  grow: 'CV-8.4',
  trade: 'CV-4.36',
  market: 'CV-4.38',
  imitate: 'CV-4.31',
  'starting-player': 'CV-4.30',
  'per-mine': 'CV-4.37',
  'with-mines': 'CV-4.37',
  gain: 'CV-4.5',
  take: 'CV-4.4',
};

/** What can be said about a thing on the board: its name, what it costs or brings now, what it does, and the rule. */
export function about(thing: string, view: Caverna, viewer: Viewer, speak: Speak): About | undefined {
  const seat = viewer === 'spectator' ? view.active : viewer;
  const rule = PLAIN[thing];
  if (thing === 'goblin') return aboutGoblin(speak);
  if (rule !== undefined) return { name: speak(`thing.${thing}`), lines: [{ text: speak(`explain.${thing}`), rule }] };
  const [, family = '', which = ''] = /^([a-z]+)-(.+)$/.exec(thing) ?? [];
  switch (family) {
    case 'space':
      return aboutSpace(which as SpaceId, view, seat, sayCells(which as SpaceId, view, viewer, speak), speak);
    case 'room':
      return aboutRoom(which as FurnishingId, view, seat, speak);
    case 'loot':
      return aboutLoot(which, speak);
    case 'good':
      return aboutGood(which as GoodName, view, seat, speak);
    case 'cell':
      return aboutCell(Number(which), view, seat, speak);
    case 'round':
      return aboutRound(Number(which), view, speak);
    case 'family':
      return aboutFamily(Number(which), view, speak);
    case 'folk':
      return aboutFolk(which as FolkId, speak);
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

/** CV-6.11: how many more of a kind would fit. */
function roomFor(view: Caverna, seat: Seat, animal: FarmAnimal): number {
  const { dog, sheep, donkey, boar, cattle } = playerAt(view, seat).goods;
  const room = layoutOf(view, seat);
  const herd = { sheep, donkey, boar, cattle };
  let more = 0;
  while (more < 40) {
    herd[animal]++;
    if (!fits(room, dog, herd.sheep, herd.donkey, herd.boar, herd.cattle)) return more;
    more++;
  }
  return more;
}

function sayRoom(view: Caverna, seat: Seat, animals: readonly FarmAnimal[], speak: Speak): string {
  return animals
    .map((animal) =>
      speak('explain.room', { goods: speak(`amount.${animal}`, { count: roomFor(view, seat, animal) }) }),
    )
    .join(' ');
}

/** So many cells are named one by one. */
const FEW = 8;

/** The cells that could be used, for the one who may go there now. */
function sayCells(space: SpaceId, view: Caverna, viewer: Viewer, speak: Speak): Line[] {
  if (viewer === 'spectator' || frameFor(view, viewer)?.step !== 'place-person') return [];
  const cells = cellsFor({ do: 'use', space }, view, viewer).filter((cell) => !cellOf(cell).overhang);
  if (cells.length === 0) return [];
  const named = cells.slice(0, FEW).map(markOf).join(', ');
  return [{ text: speak('explain.could-use', { cells: named, more: cells.length - FEW }) }];
}

function aboutSpace(id: SpaceId, view: Caverna, seat: Seat, cells: readonly Line[], speak: Speak): About {
  const number = spaceNumber(id);
  const { kind, accumulates } = spaceAt(number);
  const state: SpaceState = view.spaces.find(({ space }) => space === number) ?? { space: number, goods: {}, by: [] };
  const brings = keepsNow(view, seat, state);
  const animals = FARM_ANIMALS.filter((animal) => (brings[animal] ?? 0) > 0);
  const deed = deedsOf(number).find(({ is }) => is !== 'take' && is !== 'gain') ?? deedsOf(number)[0];
  const lines: Line[] = [{ text: speak(`explain.space-${kind}`), rule: RULE_OF[deed?.is ?? 'take'] ?? 'CV-4.4' }];
  if (accumulates !== undefined) {
    const { empty, more } = accumulates;
    const text =
      sayGoods(empty, speak) === sayGoods(more, speak)
        ? speak('explain.grows', { goods: sayGoods(more, speak) })
        : speak('explain.grows-from', { empty: sayGoods(empty, speak), more: sayGoods(more, speak) });
    lines.push({ text, rule: 'CV-1.10' });
  }
  lines.push(...cells);
  if (losesAt(view, seat, state)) lines.push({ text: speak('explain.one-lost'), rule: 'FF-6.10' });
  if (animals.length > 0) lines.push({ text: sayRoom(view, seat, animals, speak), rule: 'CV-6.11' });
  return {
    name: plain(speak(`space.${id}`)),
    ...(listed(brings).length > 0 && { price: speak('explain.brings', { goods: sayGoods(brings, speak) }) }),
    lines,
    picture: (
      <Picture width={148} height={88}>
        <PlaceScene kind={kind} />
      </Picture>
    ),
  };
}

function aboutRoom(id: FurnishingId, view: Caverna, seat: Seat, speak: Speak): About {
  const number = furnishingNumber(id);
  const { cost, group, site } = furnishingAt(number);
  const { price, missing } = priceOf(view, seat, number);
  const printed = sayPrice(cost, speak);
  const now = sayPrice(price, speak);
  const points = worthNow(view, seat, number);
  return {
    name: plain(speak(`furnishing.${id}`)),
    price:
      printed === now ? speak('explain.costs', { goods: now }) : speak('explain.costs-less', { goods: now, printed }),
    lines: [
      { text: speak(`does.${id}`), rule: ruleOfRoom(id) },
      ...(site === 'cavern' ? [] : [{ text: speak(`site.${site}`), rule: 'FF-4.2' }]),
      ...discountsOf(view, seat, printed !== now, speak),
      {
        text: speak(isVariable(number) ? 'explain.points-now' : 'explain.points', {
          points,
          group: speak(`group.${groupName(number, group)}`),
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

/** The furnishings that give materials stand in two columns. */
function groupName(number: number, group: string): string {
  return group === 'materials' ? (number < 18 ? 'makers' : 'suppliers') : group;
}

/** FF-8.10 to FF-8.41 go by the order of the furnishings. */
function ruleOfRoom(id: FurnishingId): string {
  const folk = (FOLK_FURNISHINGS as readonly FurnishingId[]).indexOf(id);
  return folk >= 0 ? `FF-8.${10 + folk}` : (RULE_OF_ROOM[id] ?? 'CV-4.7');
}

/** Why a price is lower for this family, where its folk is the reason. */
function discountsOf(view: Caverna, seat: Seat, lower: boolean, speak: Speak): Line[] {
  if (!lower) return [];
  return sheetOf(folkOf(playerAt(view, seat)))
    .abilities.filter(({ id }) => id === 'stone-melders')
    .map(({ id, rule }) => ({ text: speak(`says.${id}`), rule }));
}

/** Rulings of section 11 on single furnishings. */
const RULE_OF_ROOM: Readonly<Partial<Record<FurnishingId, string>>> = {
  dwelling: 'CV-8.1',
  'additional-dwelling': 'CV-8.3',
  'cuddle-room': 'CV-11.2',
  'stubble-room': 'CV-11.3',
  'work-room': 'CV-11.4',
  carpenter: 'CV-11.5',
  'stone-carver': 'CV-11.5',
  builder: 'CV-11.6',
  'guest-room': 'CV-11.7',
  'office-room': 'CV-5.16',
  blacksmith: 'CV-11.9',
  miner: 'CV-11.10',
  'wood-supplier': 'CV-11.11',
  'stone-supplier': 'CV-11.11',
  'ruby-supplier': 'CV-11.11',
  trader: 'CV-11.12',
  'spare-part-storage': 'CV-11.12',
  'dog-school': 'CV-11.13',
  quarry: 'CV-11.14',
  seam: 'CV-11.15',
  'slaughtering-cave': 'CV-9.6',
  'hunting-parlor': 'CV-11.16',
  'peaceful-cave': 'CV-11.17',
  'working-cave': 'CV-10.7',
  'mining-cave': 'CV-10.8',
  'breeding-cave': 'CV-10.16',
  'weaving-parlor': 'CV-11.18',
  'milking-parlor': 'CV-11.18',
  'state-parlor': 'CV-11.19',
  'main-storage': 'CV-11.20',
  'weapon-storage': 'CV-11.21',
  'supplies-storage': 'CV-11.21',
  'prayer-chamber': 'CV-11.21',
  'broom-chamber': 'CV-11.22',
  'writing-chamber': 'CV-14.13',
};

function aboutLoot(id: string, speak: Speak): About | undefined {
  const loot = LOOT.find((each) => each.id === id);
  if (loot === undefined) return undefined;
  return {
    name: speak(`loot.${id}`),
    price: speak('panel.needs', { strength: loot.strength }),
    lines: [
      { text: speak('explain.loot'), rule: 'CV-7.7' },
      ...(id === 'all-weapons' ? [{ text: speak('explain.all-weapons'), rule: 'CV-7.10' }] : []),
    ],
  };
}

function aboutGood(good: GoodName, view: Caverna, seat: Seat, speak: Speak): About {
  const animal = FARM_ANIMALS.find((each) => each === good);
  return {
    name: speak(`thing.${good}`),
    lines: [
      { text: speak(`explain.${good}`), rule: animal === undefined ? 'CV-1.7' : 'CV-6.1' },
      ...(animal === undefined ? [] : [{ text: sayRoom(view, seat, [animal], speak), rule: 'CV-6.11' }]),
    ],
    picture: <Good id={good} className="cv-large" />,
  };
}

function aboutCell(cell: number, view: Caverna, seat: Seat, speak: Speak): About {
  const top = playerAt(view, seat).tops[cell] ?? 'none';
  if (furnishingNumber(top) >= 0) return aboutRoom(top as FurnishingId, view, seat, speak);
  const { ground, printed } = cellOf(cell);
  const kind = top === 'none' ? (printed === undefined ? ground : `${printed}-${ground}`) : top;
  return {
    name: top === 'none' ? speak(`ground.${kind}`) : nameOfTop(top, speak),
    lines: [{ text: speak(`explain.cell-${kind}`), rule: top === 'none' ? 'CV-5.2' : 'CV-6.1' }],
  };
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
