/** CV-6.10: how much room for animals there is, counted. */
export interface Layout {
  mines: number;
  forestStables: number;
  /** Meadows without fence: without a Stable, and with one. */
  bareMeadows: number;
  stabledMeadows: number;
  /** Capacities. */
  readonly pastures: number[];
  readonly rooms: number[];
  cuddle: number;
  breakfast: number;
  stubble: number;
}
