import type { SeatNumber } from '../../../../../web/look/SeatMark.tsx';

interface Beard {
  readonly colour: string;
  /** Hair that hangs from the cheeks, in the box of the portrait (160 by 200). */
  readonly hair: string;
  /** Lines combed into it. */
  readonly combed: string;
  /** Clasps and ribbons. */
  readonly clasp?: string;
}

/** Every seat wears its own beard, so that people can be told apart without their colour. */
export const BEARDS: Record<SeatNumber, Beard> = {
  // Full, parted at its foot.
  1: {
    colour: '#d0692a',
    hair: 'M36 80c-14 36-6 78 18 102l10-10 8 18 8-8 8 8 8-18 10 10c24-24 32-66 18-102-12 14-28 18-44 14-16 4-32 0-44-14z',
    combed: 'M52 116c2 22 6 36 12 46M66 122c0 22 2 36 6 50M80 124v46M94 122c0 22-2 36-6 50M108 116c-2 22-6 36-12 46',
  },
  // Two thick braids.
  2: {
    colour: '#6b4526',
    hair: 'M36 80c-10 22-8 42 2 56-4 20 0 38 12 52 14-10 20-28 18-46l12 6 12-6c-2 18 4 36 18 46 12-14 16-32 12-52 10-14 12-34 2-56-12 14-28 18-44 14-16 4-32 0-44-14z',
    combed: 'M42 146l22 8M44 160l20 8M118 146l-22 8M116 160l-20 8M60 112l4 22M80 118v20M100 112l-4 22',
    clasp: 'M42 168h18v9H44zM100 168h18l-2 9h-16z',
  },
  // Long and pointed, as old as the hill.
  3: {
    colour: '#e8e2cf',
    hair: 'M38 80c-8 24-2 48 10 66 10 16 20 32 32 50 12-18 22-34 32-50 12-18 18-42 10-66-12 14-26 18-42 14-16 4-30 0-42-14z',
    combed: 'M54 112c4 20 12 38 20 54M68 118c2 24 6 40 11 58M106 112c-4 20-12 38-20 54M92 118c-2 24-6 40-11 58',
  },
  // Combed to both sides.
  4: {
    colour: '#d3a53f',
    hair: 'M36 80c-24 22-30 48-26 70 10-6 14-8 18-8-2 12 0 18 4 26 10-14 24-22 36-34l12-6 12 6c12 12 26 20 36 34 4-8 6-14 4-26 4 0 8 2 18 8 4-22-2-48-26-70-12 14-28 18-44 14-16 4-32 0-44-14z',
    combed:
      'M34 104c-10 12-14 24-14 34M48 112c-12 14-16 26-16 38M126 104c10 12 14 24 14 34M112 112c12 14 16 26 16 38M64 116l-8 14M96 116l8 14',
  },
  // Square, with rings.
  5: {
    colour: '#8a5226',
    hair: 'M36 80c-8 30-6 62 0 92h88c6-30 8-62 0-92-12 14-28 18-44 14-16 4-32 0-44-14z',
    combed: 'M50 116v52M65 122v46M80 124v44M95 122v46M110 116v52',
    clasp: 'M34 154h92v10H34z',
  },
  // Round and curled like a fleece.
  6: {
    colour: '#f1ece0',
    hair: 'M36 80c-14 6-16 22-8 30-10 10-6 26 6 30 0 14 14 22 26 16 8 12 32 12 40 0 12 6 26-2 26-16 12-4 16-20 6-30 8-8 6-24-8-30-12 14-28 18-44 14-16 4-32 0-44-14z',
    combed:
      'M42 118c8-6 16 2 10 10M66 124c8-6 16 2 10 10M96 120c8-6 16 2 10 10M54 142c8-6 16 2 10 10M84 144c8-6 16 2 10 10',
  },
  // One braid with a ribbon.
  7: {
    colour: '#b5452f',
    hair: 'M36 80c-8 26 0 46 22 58-2 8 0 12 4 16-6 14-2 30 18 44 20-14 24-30 18-44 4-4 6-8 4-16 22-12 30-32 22-58-12 14-28 18-44 14-16 4-32 0-44-14z',
    combed: 'M52 110c4 10 8 16 16 22M108 110c-4 10-8 16-16 22M80 116v16M66 164l24 8M68 178l20 6',
    clasp: 'M60 144h40v11H60z',
  },
};
