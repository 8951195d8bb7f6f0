import type { Proposal } from '../../../../kernel/proposals.ts';
import type { BoardProposal } from '../../../../web/board-kit/tabletop.ts';
import { earlierHex, HEX_NAMES, type Hex, hexName, hexNamed, joinNamed, laterHex } from '../../box/hexes.ts';
import { buildingOn, type TrollTown } from '../../position.ts';
import type { SaidDeed, TownProposal } from '../../rules/proposals.ts';

/** Whether two say the same. */
function isSame(one: Proposal, other: Proposal): boolean {
  const [some, others] = [Object.entries(one), new Map(Object.entries(other))];
  return some.length === others.size && some.every(([name, value]) => others.get(name) === value);
}

/** Whether that has been said by the seat in this turn. */
export function isSaid(proposals: readonly BoardProposal[], seat: number | undefined, proposal: TownProposal): boolean {
  return proposals.some((each) => each.seat === seat && isSame(each.proposal, proposal));
}

/** What it points at on the map, if anything. */
export function hexesIn(view: TrollTown, proposal: Proposal): readonly Hex[] {
  const { on, hex, join } = proposal as Pick<SaidDeed, 'hex' | 'join'> & { readonly on?: string };
  if (join !== undefined) return [earlierHex(joinNamed(join)), laterHex(joinNamed(join))];
  const names = (on ?? hex ?? '').split(' ').filter((name) => HEX_NAMES.includes(name));
  const hexes = names.map(hexNamed);
  const [first] = hexes;
  const standing = first === undefined || hexes.length > 1 ? undefined : buildingOn(view, first);
  return standing?.stands ? standing.hexes : hexes;
}

/** A mark on a hex, or on what stands there. */
export function markOn(view: TrollTown, hex: Hex): TownProposal {
  const standing = buildingOn(view, hex);
  if (!standing?.stands) return { do: 'mark', on: hexName(hex) };
  return { do: 'mark', on: hexName(standing.hexes[0]), kind: standing.kind };
}
