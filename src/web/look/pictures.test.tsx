import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CoverCaveTroll } from '../../games/cave-troll/board/Cover.tsx';
import { CrystalBall } from '../../games/gnome-elf-troll/board/art/CrystalBall.tsx';
import { CREATURES, Figure } from '../../games/gnome-elf-troll/board/art/Figure.tsx';
import { GardenBed } from '../../games/gnome-elf-troll/board/art/GardenBed.tsx';
import { BrokenLink, PairLink } from '../../games/gnome-elf-troll/board/art/Links.tsx';
import { PRODUCE } from '../../games/gnome-elf-troll/board/art/Produce.tsx';
import { ProduceTile, TileBack } from '../../games/gnome-elf-troll/board/art/ProduceTile.tsx';
import { ProduceCoin, Purse } from '../../games/gnome-elf-troll/board/art/Purse.tsx';
import { CoverGnomeElfTroll } from '../../games/gnome-elf-troll/board/Cover.tsx';
import { CoverTrollsPrincesses } from '../../games/trolls-and-princesses/board/Cover.tsx';
import { BotFace, FACES } from './BotFace.tsx';
import { CoverCaverna } from './covers/CoverCaverna.tsx';
import { CoverTrollTown } from './covers/CoverTrollTown.tsx';
import { Icon } from './Icon.tsx';
import { Ink } from './Ink.tsx';
import type { PictureProps } from './Picture.tsx';
import { SEAT_MARKS, SEATS, SeatMark, seatNumber } from './SeatMark.tsx';
import { HeroScene } from './scenes/HeroScene.tsx';
import { NotFoundScene } from './scenes/NotFoundScene.tsx';
import { OfflineScene } from './scenes/OfflineScene.tsx';
import { WinScene } from './scenes/WinScene.tsx';
import { Emblem } from './scenes/Wordmark.tsx';

const STANDING: Record<string, ComponentType<PictureProps>> = {
  CoverGnomeElfTroll,
  CoverCaveTroll,
  CoverTrollsPrincesses,
  CoverTrollTown,
  CoverCaverna,
  NotFoundScene,
  OfflineScene,
  Emblem,
  WinScene: (props) => <WinScene seat={3} {...props} />,
  HeroScene: ({ title }) => <HeroScene {...(title ? { title } : {})} />,
};

/** What may glide over a board. */
const MOVING: Record<string, ComponentType<PictureProps>> = {
  TileBack,
  PairLink,
  BrokenLink,
  Purse,
  CrystalBall,
  SeatMark: (props) => <SeatMark seat={7} {...props} />,
  Icon: (props) => <Icon name="undo" {...props} />,
  ...Object.fromEntries(FACES.map((face) => [`face of ${face}`, (props) => <BotFace face={face} {...props} />])),
  ...Object.fromEntries(PRODUCE.map((kind) => [kind, (props) => <ProduceTile kind={kind} {...props} />])),
  ...Object.fromEntries(PRODUCE.map((kind) => [`${kind} coin`, (props) => <ProduceCoin kind={kind} {...props} />])),
  ...Object.fromEntries(CREATURES.map((kind) => [kind, (props) => <Figure kind={kind} seat={2} {...props} />])),
};

const shared = renderToStaticMarkup(<Ink />);
const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe.each(Object.entries({ ...STANDING, ...MOVING }))('%s', (_, Drawing) => {
  const plain = renderToStaticMarkup(<Drawing />);
  const named = renderToStaticMarkup(<Drawing title="A troll & a bridge" />);

  test('is named when it has a title and passed over when it has none', () => {
    expect(named).toContain('role="img" aria-label="A troll &amp; a bridge"');
    expect(named).not.toContain('aria-hidden');
    expect(plain).toContain('aria-hidden="true"');
    expect(plain).not.toContain('role=');
  });

  test('is drawn with numbers only', () => {
    expect(plain).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('refers to nothing that is not there', () => {
    const known = new Set([...idsIn(plain), ...idsIn(shared)]);
    for (const [, id] of plain.matchAll(/url\(#([^)]+)\)/g)) expect(known).toContain(id);
  });
});

test.each(Object.entries(MOVING))('%s carries no filter and no second print, so that it may glide', (_, Drawing) => {
  expect(renderToStaticMarkup(<Drawing />)).not.toMatch(/filter|second-print/);
});

test('two of a kind on one board share no id', () => {
  const board = renderToStaticMarkup(
    <GardenBed>
      <ProduceTile kind="bean" />
      <ProduceTile kind="bean" />
      <Figure kind="elf" seat={1} />
      <Figure kind="elf" seat={1} />
    </GardenBed>,
  );
  const ids = idsIn(board);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});

test('seats differ by mark, not only by colour', () => {
  const marks = SEATS.map((seat) => SEAT_MARKS[seat]);
  expect(new Set(marks.map(({ path }) => path)).size).toBe(SEATS.length);
  expect(marks.map(({ text }) => text).join('')).toBe('●▲■◆★✚⬟');
  expect([0, 3, 6].map(seatNumber)).toEqual([1, 4, 7]);
});
