import { below, pick } from '../../kernel/random.ts';
import { PATTERNS, type Pattern, STAT_COUNT, TRAITS, type Trait } from './box/fights.ts';
import type { TrollTown } from './position.ts';

// What chance brings is noted, so that everybody can look back at it: an Attack card by its stat, then patterns, then traits.

const FIRST_PATTERN = STAT_COUNT;
const FIRST_TRAIT = FIRST_PATTERN + PATTERNS.length;

export function noteCard(p: TrollTown, stat: number): void {
  p.draws.push(stat);
}

export function drawPattern(p: TrollTown, among: readonly Pattern[]): Pattern {
  const pattern = pick(p.random, among);
  p.draws.push(FIRST_PATTERN + PATTERNS.indexOf(pattern));
  return pattern;
}

export function drawTrait(p: TrollTown): Trait {
  const trait = below(p.random, TRAITS.length);
  p.draws.push(FIRST_TRAIT + trait);
  return TRAITS[trait] as Trait;
}
