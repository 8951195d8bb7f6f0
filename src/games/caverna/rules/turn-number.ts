import { type Caverna, HOME } from '../position.ts';

/** Which turn of which round it is: how many People have been placed, and who has passed, with the one whose turn it is. */
export function turnNumber({ round, players, stack }: Caverna): string {
  let turns = stack.some(({ step }) => step === 'place-person') ? 1 : 0;
  for (const { people, passed } of players) {
    if (passed) turns++;
    // A child of this round stands on a space, too.
    for (const { at, usableFrom } of people) if (at !== HOME && usableFrom <= round) turns++;
  }
  return `${round} ${turns}`;
}
