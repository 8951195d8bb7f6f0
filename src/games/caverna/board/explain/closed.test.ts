import { expect, test } from 'vitest';
import { asking, type CavernaMatch, playOn, stream } from '../../../../../test/games/caverna/testing.ts';
import { begin } from '../../../../kernel/match.ts';
import { seedFrom } from '../../../../kernel/random.ts';
import { tableFor } from '../../../../kernel/table.ts';
import { spaceAt } from '../../box/spaces.ts';
import { caverna } from '../../index.ts';
import { boardWords as en } from '../../messages/en/board.ts';
import { boardWords as sv } from '../../messages/sv/board.ts';
import { actingNext, isUsable, PARTS, partsOf, whyClosed, whyUnusable } from '../../parts/parts.ts';
import type { SpaceState } from '../../position.ts';

/** Everything that the next Person could do now: whether it can, and what is said where it cannot. */
function compare(match: CavernaMatch, said: Set<string>): void {
  const { position } = match;
  const seat = asking(match);
  for (const [at, state] of position.spaces.entries()) {
    const acting = actingNext(position, seat, (state as SpaceState).goods);
    for (const part of partsOf(spaceAt(state.space).effect)) {
      const can = PARTS[part.is].can(position, acting, part as never);
      expect(whyClosed(position, acting, part, []) === undefined, part.is).toBe(can);
    }
    if (!isUsable(position, seat, at, acting.person)) said.add(whyUnusable(position, seat, at, acting.person).say);
  }
}

test('a part is closed just where it cannot be done, asking changes nothing, and each reason has short words', () => {
  const said = new Set<string>();
  for (const [seats, options] of [
    [3, {}],
    [5, {}],
    [7, { forgottenFolk: true, dwarvesAllowed: false, singleTiles: 'counted' }],
  ] as const) {
    const { match } = begin(caverna, tableFor(caverna, seats, options), seedFrom(`parts ${seats}`));
    playOn(match as CavernaMatch, stream(`parts ${seats}`), () => {
      const before = JSON.stringify(match.position);
      compare(match as CavernaMatch, said);
      expect(JSON.stringify(match.position)).toBe(before);
    });
  }
  expect(said.size).toBeGreaterThan(8);
  for (const say of said) for (const words of [en, sv]) expect(words).toHaveProperty([`why.${say}`]);
});
