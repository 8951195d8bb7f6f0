import { at } from '../../../kernel/lists.ts';
import { below, pick } from '../../../kernel/random.ts';
import { PATTERNS, type Pattern, TRAITS, type Trait } from '../box/fights.ts';
import type { TrollTown } from '../position.ts';

// What chance brings is noted in one word, so that everybody can look back at it.

/** A letter for each stat of an Attack card, each pattern and each trait. */
const CARDS = 'msgbf';
const RUNS = 'ABCDEFGH';
const SORTS = 'wxyz';

export function noteCard(p: TrollTown, stat: number): void {
  p.draws += CARDS[stat];
}

export function drawPattern(p: TrollTown, among: readonly Pattern[]): Pattern {
  const pattern = pick(p.random, among);
  p.draws += RUNS[PATTERNS.indexOf(pattern)];
  return pattern;
}

export function drawTrait(p: TrollTown): Trait {
  const trait = below(p.random, TRAITS.length);
  p.draws += SORTS[trait];
  return at(TRAITS, trait);
}
