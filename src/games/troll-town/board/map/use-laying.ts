import { useCallback, useMemo } from 'react';
import { usePlaces } from '../../../../web/board-kit/places.tsx';
import type { GhostCell } from '../../../../web/board-kit/turning/turning.ts';
import { type Turning, useTurning } from '../../../../web/board-kit/turning/use-turning.ts';
import type { Hex } from '../../box/hexes.ts';
import { siteOf } from '../../box/sites.ts';
import { type Lie, TURNS } from '../lies.ts';
import { lieOf } from '../places.ts';

function read(place: string): { cell: string; turn: number } | undefined {
  const lie = lieOf(place);
  return lie && { cell: String(lie.cell), turn: lie.turn };
}

interface Laying {
  readonly turning: Turning;
  lieOn(cell: GhostCell): Lie | undefined;
  /** Whether there is anything to lay. */
  readonly active: boolean;
  /** All hexes of the sites that are on offer. */
  readonly hexes: readonly Hex[];
}

/** A piece that is laid by pointing at a hex and turning it there. */
export function useLaying(): Laying {
  const places = usePlaces();
  const turning = useTurning(read, TURNS);
  const lies = useMemo(() => {
    const found = new Map<string, Lie>();
    for (const [place, { mood }] of places) {
      const lie = mood === 'lit' ? lieOf(place) : undefined;
      if (lie !== undefined) found.set(`${lie.cell} ${lie.turn}`, lie);
    }
    return found;
  }, [places]);
  const lieOn = useCallback(({ cell, turn }: GhostCell) => lies.get(`${cell} ${turn}`), [lies]);
  const hexes = useMemo(
    () => [...new Set([...lies.values()].flatMap(({ piece, site }) => siteOf(piece, site).hexes))],
    [lies],
  );
  return { turning, lieOn, active: lies.size > 0, hexes };
}
