import { text } from '../src/cli/messages.ts';
import { table } from '../src/cli/picture-kit/columns.ts';

/** One measured value; with a peer where the same was measured of somebody else's work in the same run. */
export interface Figure {
  /** 'headless/gnome-elf-troll/3' */
  readonly figure: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer?: string;
  readonly theirs?: number;
  /** Ours as a multiple of theirs. */
  readonly ratio?: number;
}

export interface Measuring {
  /** For each figure. */
  readonly seconds: number;
  /** To be called before a figure is measured. */
  begin(figure: string): void;
}

export type Bench = (measuring: Measuring) => Figure[] | Promise<Figure[]>;

/** Every bench there is, loaded when it is asked for. Adding one is adding a file and a line. */
export const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  headless: async () => (await import('./headless.ts')).headless,
  bots: async () => (await import('./bots.ts')).bots,
  worth: async () => (await import('./worth.ts')).worth,
  server: async () => (await import('./server/index.ts')).server,
  processes: async () => (await import('./processes/index.ts')).processes,
  clocks: async () => (await import('./server/clocks.ts')).clocks,
  storage: async () => (await import('./storage.ts')).storage,
  study: async () => (await import('./study.ts')).study,
  puzzles: async () => (await import('./puzzles.ts')).puzzles,
  lists: async () => (await import('./lists.ts')).lists,
  scale: async () => (await import('./scale/index.ts')).scale,
};

export function compare(figure: string, unit: string, ours: number, peer: string, theirs: number): Figure {
  return { figure, unit, ours: rounded(ours), peer, theirs: rounded(theirs), ratio: rounded(ours / theirs) };
}

export function alone(figure: string, unit: string, ours: number): Figure {
  return { figure, unit, ours: rounded(ours) };
}

/** Four digits are more than any machine repeats. */
function rounded(value: number): number {
  return Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(4));
}

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const COLUMNS = ['figure', 'ours', 'unit', 'peer', 'theirs', 'ratio'] as const;

export function figureLines(figures: readonly Figure[]): string[] {
  const heads = COLUMNS.map((column) => text(`bench.${column}`));
  const rows = figures.map((figure) =>
    COLUMNS.map((column) => {
      const value = figure[column];
      return typeof value === 'number' ? NUMBER.format(value) : (value ?? '');
    }),
  );
  return table([heads, ...rows]);
}
