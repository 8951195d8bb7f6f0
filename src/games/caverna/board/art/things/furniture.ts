import { gouge } from '../../../../../web/look/print/cuts.ts';
import { type Drawing, round } from '../inks.ts';

/** What stands in dwellings and parlors. The floor is at 0, the middle at 0. */
export const FURNITURE = {
  bed: [
    ['tint', 'M-23-4v-11h32c8 0 13 4 14 11z'],
    ['ink', gouge(-8, -14, 0.7, 11, 1.2) + gouge(2, -14, 0.7, 11, 1.2) + gouge(11, -12, 0.8, 9, 1), 0],
    ['linen', 'M-23-17h13c2 3 1 6-1 8h-12z', 1.6],
    ['oak', 'M-27 0v-29h5V0zM22 0v-17h5V0zM-27-4h54v4h-54z'],
  ],
  'double-bed': [
    ['oak', 'M-33-14c0-24 66-24 66 0v6h-66z'],
    ['none', 'M-22-20c8-8 36-8 44 0', 1.4],
    ['linen', 'M-26-18c4-4 16-4 20 0l-1 7h-18zM6-18c4-4 16-4 20 0l-1 7H7z', 1.6],
    ['tint', 'M-33-12c16-4 50-4 66 0l2 10h-70z'],
    ['ink', gouge(-18, -11, 1.7, 9, 1.3) + gouge(0, -12, 1.57, 10, 1.3) + gouge(18, -11, 1.4, 9, 1.3), 0],
    ['oak', 'M-36-3h72v5h-72z'],
  ],
  bunk: [
    ['tint', 'M-20-34h30c6 0 9 3 10 8h-40zM-20-10h30c6 0 9 3 10 7h-40z'],
    ['linen', 'M-20-38h11c2 3 1 5-1 7h-10zM-20-14h11c2 3 1 5-1 7h-10z', 1.5],
    ['oak', 'M-25 2v-50h5V2zM20 2v-46h5V2zM-25-27h50v4h-50zM-25-3h50v4h-50z'],
    ['plank', 'M8-24l3 0 5 24h-3zM15-24h3l5 24h-3zM10-17h10v2.4h-10zM12-9h10v2.4h-10z', 1.3],
  ],
  table: [
    ['plank', 'M-22-20h44v5h-44z'],
    ['oak', 'M-18-15h5l-1 15h-5zM13-15h5l1 15h-5z'],
    ['none', 'M-14-7h28', 1.6],
  ],
  stool: [
    ['plank', 'M-9-12H9v4H-9z', 1.8],
    ['oak', 'M-7-8h3L-5 0h-3zM4-8h3l1 8H5z', 1.6],
  ],
  armchair: [
    ['tint', 'M-14-4v-28c2-9 24-9 26 0l2 28z'],
    ['ink', gouge(-6, -32, 1.6, 14, 1.2) + gouge(4, -33, 1.5, 15, 1.2), 0],
    ['linen', 'M-11-16h22v7h-22z', 1.6],
    ['oak', 'M-19-20h7v18h-7zM12-20h7v18h-7zM-17-2h5v3h-5zM12-2h5v3h-5z'],
  ],
  throne: [
    ['gold', 'M-15-4v-42l6-7 4 5 5-10 5 10 4-5 6 7v42z'],
    ['tint', 'M-9-14v-26c2-6 16-6 18 0v26z', 1.6],
    ['ruby', 'M0-54l3.4 4-3.4 5-3.4-5z', 1.2],
    ['gold', 'M-20-22h9v20h-9zM11-22h9v20h-9zM-12-14h24v7h-24z'],
    [
      'ink',
      gouge(-16, -18, 1.57, 13, 1) +
        gouge(15, -18, 1.57, 13, 1) +
        gouge(-4, -38, 1.6, 18, 1) +
        gouge(4, -38, 1.5, 18, 1),
      0,
    ],
    ['rubble', 'M-26-3h52v4h-52z'],
  ],
  banner: [
    ['oak', 'M-9-26H9v3H-9z', 1.4],
    ['tint', 'M-7-23H7V-1L0-7l-7 6z', 1.6],
    ['gold', 'M0-20l4 5-4 5-4-5z', 1],
  ],
  rug: [
    ['tint', 'M-40-3c12-8 68-8 80 0-10 6-70 6-80 0z'],
    ['none', 'M-30-3c14-4 46-4 60 0-14 3-46 3-60 0z', 1.2],
    ['gold', gouge(-18, -3, 0, 10, 1) + gouge(-4, -3, 0, 10, 1) + gouge(10, -3, 0, 10, 1), 0],
  ],
  cushion: [
    ['tint', 'M-9-2c-2-4-1-8 1-10 5 2 11 2 16 0 2 3 3 7 1 10-5 2-13 2-18 0z', 1.6],
    ['gold', round(0, -6, 1.6), 0],
  ],
  heart: [['ruby', 'M0 8C-14-2-10-14-3-13c3 0 4 3 3 4 0-2 2-4 4-4 7 0 9 12-4 21z', 1.8]],
  door: [
    ['wall', 'M-16 0v-30c3-16 29-16 32 0V0z'],
    ['plank', 'M-11 0v-29c3-11 19-11 22 0V0z'],
    ['none', 'M-4-36V0M4-36V0', 1.2],
    ['iron', 'M-11-26H1v3h-12zM-11-9H1v3h-12z', 1],
    ['gold', round(7, -15, 1.8), 1],
  ],
  desk: [
    ['plank', 'M-27-22h54v5h-54z'],
    ['oak', 'M-24-17h16V0h-16zM18-17h5V0h-5z'],
    ['none', 'M-24-9h16M-18-13h4M-18-5h4', 1.4],
  ],
  papers: [
    ['paper', 'M-11-1l3-4 12-1 8 5zM-6-6l9-3 3 4-9 3z', 1.2],
    ['ink', gouge(-4, -3.4, 0, 9, 0.5), 0],
  ],
  quill: [
    ['night', 'M-5 0v-6h3v-2h4v2h3v6z', 1.4],
    ['linen', 'M0-8C2-19 8-26 15-28c0 9-5 16-13 19z', 1.3],
    ['none', 'M0-8L11-23', 0.9],
  ],
  scrolls: [
    ['oak', 'M-17-20h34v3h-34zM-17 0h34v3h-34zM-17-20h3V0h-3zM14-20h3V0h-3z', 1.5],
    ['linen', round(-8, -4, 4) + round(1, -4, 4) + round(9, -4, 4) + round(-4, -11, 4) + round(5, -11, 4), 1.2],
    ['brass', round(-8, -4, 1.2) + round(1, -4, 1.2) + round(9, -4, 1.2) + round(-4, -11, 1.2) + round(5, -11, 1.2), 0],
  ],
  books: [
    ['oak', 'M-19-40h38V2h-38z'],
    ['pit', 'M-15-36h30v15h-30zM-15-17h30V-1h-30z', 1],
    ['red', 'M-14-21v-12h4v12zM3-1v-13h5V-1z', 1],
    ['frost', 'M-10-21v-13h5v13zM-14-1v-12h4V-1z', 1],
    ['moss', 'M-4-21v-11h4v11zM-9-1v-14h5V-1z', 1],
    ['gold', 'M5-21l4-12 4 1-3 11zM-3-1v-11h4V-1z', 1],
  ],
  candle: [
    ['linen', 'M-2.6 0v-12h5.2V0z', 1.4],
    ['brass', 'M-6 0H6v2.6H-6z', 1.3],
    ['glow', 'M0-13c-4-3-1-6 0-10 2 4 4 7 0 10z', 1],
  ],
  altar: [
    ['rubble', 'M-26 0v-20h52V0z'],
    ['linen', 'M-29-24h58v6l-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6-6 6z', 1.6],
    ['none', 'M-20-6h14M2-5h16', 1.2],
  ],
  window: [
    ['wall', round(0, 0, 16)],
    ['frost', round(0, 0, 12), 1.6],
    ['glow', 'M0 0L-4-12h8zM0 0l12-4v8zM0 0l4 12h-8zM0 0l-12 4v-8z', 1],
    ['red', round(0, 0, 4), 1.2],
  ],
  shelf: [
    ['plank', 'M-24 0h48v4h-48z', 1.6],
    ['oak', 'M-20 4h4l-1 6zM20 4h-4l1 6z', 1.3],
  ],
  loom: [
    ['plank', 'M-27 0v-50h6V0zM21 0v-50h6V0z'],
    ['linen', 'M-19-46h38v30h-38z', 1.4],
    ['none', 'M-14-46v30M-9-46v30M-4-46v30M1-46v30M6-46v30M11-46v30', 0.9],
    ['tint', 'M-19-28h38v14h-38z', 1.6],
    ['gold', 'M-19-24h38v2.6h-38z', 0],
    ['plank', 'M-30-51h60v6h-60zM-28-15h56v5h-56z'],
  ],
  yarn: [
    ['tint', round(0, -8, 8)],
    ['none', 'M-7-10c5-4 10-3 14 2M-7-5c4-3 8-2 11 2M6-1c6 0 8 2 12 1', 1.2],
  ],
  board: [
    ['oak', 'M-20-30h40V0h-40z'],
    ['night', 'M-17-27h34v24h-34z', 1.2],
    ['linen', 'M-9-13c-3 1-4-3-1-4 0-3 4-3 4 0h8c0-3 4-3 4 0 3 1 2 5-1 4 0 3-4 3-4 0h-6c0 3-4 3-4 0z', 0],
  ],
  lamp: [
    ['none', 'M0-22v12', 1.6],
    ['lamp', 'M-6-10H6L9 2H-9z', 1.8],
    ['oak', 'M-4-13h8v4h-8z', 1.4],
  ],
} as const satisfies Record<string, Drawing>;
