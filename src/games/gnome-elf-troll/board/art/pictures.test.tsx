import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { holdMovingPictures, idsIn } from '../../../../../test/look/hold-pictures.tsx';
import type { PictureProps } from '../../../../web/look/Picture.tsx';
import { CREATURES, Figure } from './Figure.tsx';
import { GardenBed } from './GardenBed.tsx';
import { BrokenLink, PairLink } from './Links.tsx';
import { PRODUCE } from './Produce.tsx';
import { ProduceTile, TileBack } from './ProduceTile.tsx';
import { ProduceCoin, Purse } from './Purse.tsx';

holdMovingPictures({
  TileBack,
  PairLink,
  BrokenLink,
  Purse,
  ...Object.fromEntries(PRODUCE.map((kind) => [kind, (props: PictureProps) => <ProduceTile kind={kind} {...props} />])),
  ...Object.fromEntries(
    PRODUCE.map((kind) => [`${kind} coin`, (props: PictureProps) => <ProduceCoin kind={kind} {...props} />]),
  ),
  ...Object.fromEntries(
    CREATURES.map((kind) => [kind, (props: PictureProps) => <Figure kind={kind} seat={2} {...props} />]),
  ),
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
