import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { holdPictures, idsIn } from '../../../../../test/look/hold-pictures.tsx';
import { Ink } from '../../../../web/look/Ink.tsx';
import { SEATS } from '../../../../web/look/SeatMark.tsx';
import { FOLK_IDS } from '../../box/folk-ids.ts';
import { FURNISHING_IDS } from '../../box/furnishings.ts';
import { LOOT_IDS } from '../../box/loot.ts';
import { SPACE_KINDS, SPACES } from '../../box/spaces.ts';
import { Cover } from '../Cover.tsx';
import { listed } from '../goods.tsx';
import { Climb } from './Climb.tsx';
import { AnimalAt, Good } from './goods.tsx';
import { Fence, Field, Meadow, Stable } from './home/Farmland.tsx';
import { Forest } from './home/Forest.tsx';
import { CellEdge, ForestGround, MountainGround } from './home/HomeGround.tsx';
import { Digging, DUG, Entrance, Passage, Rock } from './home/Mountain.tsx';
import { herdSpots } from './home/spots.ts';
import { TilePicture } from './home/TilePicture.tsx';
import { ANIMALS, GOODS, TILES } from './ids.ts';
import { Loot } from './Loot.tsx';
import { Meal, mealSeats, Plate } from './Meal.tsx';
import { Person } from './Person.tsx';
import { DwarfFigure } from './people/DwarfFigure.tsx';
import { DwarfPortrait } from './people/DwarfPortrait.tsx';
import { FolkPortrait } from './people/FolkPortrait.tsx';
import { Landscape } from './places/Landscape.tsx';
import { Milestone } from './places/Milestone.tsx';
import { PlaceScene } from './places/PlaceScene.tsx';
import { SCENES } from './places/scenes.ts';
import { goodSpots } from './places/spots.ts';
import { RoomPicture, RoomScene } from './rooms/RoomScene.tsx';
import { Symbols } from './Symbols.tsx';

const shared = idsIn(
  renderToStaticMarkup(
    <>
      <Ink />
      <Symbols />
    </>,
  ),
);

const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(FURNISHING_IDS.map((id) => [`room ${id}`, <RoomScene key={id} id={id} />])),
  ...Object.fromEntries(SPACE_KINDS.map((kind) => [`place ${kind}`, <PlaceScene key={kind} kind={kind} />])),
  ...Object.fromEntries(DUG.map((kind) => [`digging ${kind}`, <Digging key={kind} kind={kind} />])),
  ...Object.fromEntries(GOODS.map((id) => [`good ${id}`, <Good key={id} id={id} />])),
  ...Object.fromEntries(ANIMALS.map((id) => [`herd of ${id}`, <AnimalAt key={id} id={id} x={40} y={60} />])),
  ...Object.fromEntries(SEATS.map((seat) => [`person ${seat}`, <Person key={seat} seat={seat} strength={seat * 2} />])),
  ...Object.fromEntries(SEATS.map((seat) => [`newborn ${seat}`, <Person key={seat} seat={seat} newborn />])),
  ...Object.fromEntries(SEATS.map((seat) => [`figure ${seat}`, <DwarfFigure key={seat} seat={seat} armed />])),
  ...Object.fromEntries(
    FOLK_IDS.map((folk) => [`piece of ${folk}`, <Person key={folk} seat={3} folk={folk} newborn />]),
  ),
  ...Object.fromEntries(
    FOLK_IDS.map((folk) => [`portrait of ${folk}`, <FolkPortrait key={folk} seat={3} folk={folk} />]),
  ),
  'goblin at rest': <Person seat={1} goblin resting strength={3} />,
  'room among trees': <RoomScene id="dwelling" inForest />,
  ...Object.fromEntries(LOOT_IDS.map((id) => [`loot ${id}`, <Loot key={id} id={id} />])),
  ...Object.fromEntries(TILES.map((id) => [`tile ${id}`, <TilePicture key={id} id={id} />])),
  forest: <Forest seed={1} />,
  'boar reserve': <Forest seed={1} kind="boar-reserve" />,
  river: <Forest seed={1} kind="river" />,
  meadow: <Meadow seed={1} />,
  'large pasture': <Meadow seed={1} width={260} />,
  'back fence': <Fence side="back" />,
  'front fence': <Fence side="front" />,
  stable: <Stable x={40} y={60} roof="#fff" />,
  rock: <Rock seed={1} />,
  spring: <Rock seed={1} spring={2} />,
  'passage right': <Passage towards="right" />,
  'passage below': <Passage towards="below" />,
  entrance: <Entrance />,
  'forest half': <ForestGround />,
  'mountain half': <MountainGround />,
  'free cell': <CellEdge ground="forest" seed={1} />,
  'overhanging cell': <CellEdge ground="mountain" seed={1} over />,
  land: <Landscape width={1068} height={369} columns={7} rowHeight={117} />,
  'land in winter': <Landscape width={1068} height={369} columns={7} rowHeight={117} snow={1} />,
  milestone: <Milestone round={4} end="feeding" />,
  'hidden round': <Milestone round={9} hidden end="unsure" />,
  climb: <Climb />,
  meal: <Meal />,
  plate: <Plate x={0} y={0} loaves={1} needed={2} />,
};

describe.each(Object.entries(DRAWINGS))('%s', (_, drawing) => {
  const markup = renderToStaticMarkup(<svg aria-hidden="true">{drawing}</svg>);

  test('is drawn with numbers only', () => {
    expect(markup).toMatch(/<(path|use|circle)/);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('refers to nothing that is not there', () => {
    const known = new Set([...shared, ...idsIn(markup)]);
    for (const [, id = ''] of markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(known).toContain(id);
  });

  test('carries no filter and no second print, so that it may glide', () => {
    expect(markup).not.toMatch(/filter|second-print/);
  });
});

holdPictures({ Cover });

test('everything that is shared has an id of its own', () => {
  expect(new Set(shared).size).toBe(shared.length);
});

test('no two rooms, places, loots, tiles or beards look alike', () => {
  for (const drawings of [
    FURNISHING_IDS.map((id) => <RoomPicture key={id} id={id} />),
    SPACE_KINDS.map((kind) => <PlaceScene key={kind} kind={kind} />),
    LOOT_IDS.map((id) => <Loot key={id} id={id} />),
    TILES.map((id) => <TilePicture key={id} id={id} />),
    SEATS.map((seat) => <DwarfPortrait key={seat} seat={seat} />),
  ]) {
    expect(new Set(drawings.map((drawing) => renderToStaticMarkup(drawing))).size).toBe(drawings.length);
  }
});

test('where goods gather, only those are drawn that lie there', () => {
  for (const { kind, accumulates } of SPACES) {
    const { placed, front = [] } = SCENES[kind];
    const drawn = [...placed, ...front].map(([id]) => id as string);
    for (const [good] of listed({ ...accumulates?.empty, ...accumulates?.more }))
      expect(drawn, kind).not.toContain(good);
  }
});

test('every folk and the goblin is a piece of its own, a goblin a square one', () => {
  const pieces = [
    ...FOLK_IDS.map((folk) => <Person key={folk} seat={2} folk={folk} />),
    <Person key="goblin" seat={2} folk="elves" goblin />,
  ].map((piece) => renderToStaticMarkup(piece));
  expect(new Set(pieces).size).toBe(FOLK_IDS.length + 1);
  expect(pieces.filter((piece) => piece.includes('<rect'))).toEqual([pieces.at(-1)]);
});

test.each([
  ['grain', 3, 27],
  ['grain', 1, 9],
  ['vegetable', 2, 2],
  ['vegetable', 1, 1],
  ['vegetable', 0, 0],
  ['gemfruit', 2, 2],
] as const)('a field with %s shows a row of grain, or one plant, for each of its %i tokens', (crop, rows, plants) => {
  const markup = renderToStaticMarkup(<Field seed={3} crop={crop} rows={rows} />);
  expect(markup.split(`#cv-${crop}`).length - 1).toBe(plants);
});

test('a plate shows the loaves it has and the ones it lacks', () => {
  const markup = renderToStaticMarkup(<Plate x={0} y={0} loaves={1} needed={2} />);
  expect(markup.split('#cv-food').length - 1).toBe(1);
  expect(markup.split('stroke-dasharray').length - 1).toBe(1);
});

test.each(SPACE_KINDS)('at %s up to nine goods lie on the hill, each in its own spot', (kind) => {
  for (let count = 1; count <= 9; count += 1) {
    const spots = goodSpots(kind, count);
    expect(new Set(spots.map(String)).size).toBe(count);
    for (const [x, y] of spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(148);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(88);
    }
  }
});

test('seven people find a seat at the table', () => {
  const seats = mealSeats(7);
  expect(seats).toHaveLength(7);
  for (const x of seats) expect(x).toBeGreaterThan(0);
  expect(seats.at(-1)).toBeLessThan(760);
});

test.each([1, 2, 3, 4, 5, 6, 9])('a herd of %i stands within its fence, none on the spot of another', (count) => {
  for (const [width, height] of [
    [130, 92],
    [260, 92],
    [130, 184],
  ] as const) {
    const spots = herdSpots(count, width, height);
    expect(spots).toHaveLength(Math.min(count, 6));
    expect(new Set(spots.map(String)).size).toBe(spots.length);
    for (const [x, y] of spots) {
      expect(x).toBeGreaterThanOrEqual(30);
      expect(x).toBeLessThanOrEqual(width - 30);
      expect(y).toBeLessThan(height - 8);
    }
  }
});
