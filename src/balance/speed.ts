/** Of what was played now: matches kept from before took no time. */
export interface Speed {
  readonly decisions: number;
  readonly seconds: number;
  readonly threads: number;
}

export function rateOf({ decisions, seconds }: Speed): number {
  return seconds === 0 ? 0 : Math.round(decisions / seconds);
}
