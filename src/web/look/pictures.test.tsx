import { expect, test } from 'vitest';
import { holdMovingPictures, holdPictures } from '../../../test/look/hold-pictures.tsx';
import { BotFace, FACES } from './BotFace.tsx';
import { Icon } from './Icon.tsx';
import type { PictureProps } from './Picture.tsx';
import { SEAT_MARKS, SEATS, SeatMark, seatNumber } from './SeatMark.tsx';
import { HeroScene } from './scenes/HeroScene.tsx';
import { NotFoundScene } from './scenes/NotFoundScene.tsx';
import { OfflineScene } from './scenes/OfflineScene.tsx';
import { WinScene } from './scenes/WinScene.tsx';
import { Emblem } from './scenes/Wordmark.tsx';

holdPictures({
  NotFoundScene,
  OfflineScene,
  Emblem,
  WinScene: (props) => <WinScene seat={3} {...props} />,
  HeroScene: ({ title }) => <HeroScene {...(title ? { title } : {})} />,
});

holdMovingPictures({
  SeatMark: (props) => <SeatMark seat={7} {...props} />,
  Icon: (props) => <Icon name="undo" {...props} />,
  ...Object.fromEntries(
    FACES.map((face) => [`face of ${face}`, (props: PictureProps) => <BotFace face={face} {...props} />]),
  ),
});

test('seats differ by mark, not only by colour', () => {
  const marks = SEATS.map((seat) => SEAT_MARKS[seat]);
  expect(new Set(marks.map(({ path }) => path)).size).toBe(SEATS.length);
  expect(marks.map(({ text }) => text).join('')).toBe('●▲■◆★✚⬟');
  expect([0, 3, 6].map(seatNumber)).toEqual([1, 4, 7]);
});
