import { useState } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '../../../kernel/game.ts';
import type { Hint, HintedAnswer } from '../../../protocol/hint.ts';
import type { TableInfo } from '../../../protocol/server.ts';
import type { TableStore } from '../../store/table.ts';

interface HintAtTable {
  /** The current hint for this seat. */
  readonly given: Hint | undefined;
  /** The hinted answer that is highlighted: the best one, unless another was selected. */
  readonly pointed: HintedAnswer | undefined;
  pointAt(answer: HintedAnswer): void;
  ask(): void;
  close(): void;
}

/** Hints are not offered in tournaments and rated matches, not on copies of other tables, and not against people unless the table allows them. */
export function isAmongPeople({
  tournament,
  rated,
  copyOf,
  hints,
  seats,
}: Pick<TableInfo, 'tournament' | 'rated' | 'copyOf' | 'hints' | 'seats'>): boolean {
  if (tournament || rated || copyOf) return true;
  return !hints && seats.some(({ holder, mine, program }) => holder === 'person' && !mine && !program);
}

/** A hint belongs to one question of one seat, and is dropped with it. */
export function useHint(store: TableStore, seat: Seat, seatEntry: number, alive: boolean): HintAtTable {
  const hint = useStore(store, (session) => session.hint);
  const { askHint, dismissHint } = store.getState();
  const [chosen, pointAt] = useState<HintedAnswer | undefined>(undefined);
  const given = alive && hint?.seat === seat && hint.seatEntry === seatEntry ? hint.hint : undefined;
  const isOfThis = given !== undefined && [given.best, ...given.alternatives].some((answer) => answer === chosen);
  return {
    given,
    pointed: isOfThis ? chosen : given?.best,
    pointAt,
    ask: () => askHint(seat),
    close: dismissHint,
  };
}
