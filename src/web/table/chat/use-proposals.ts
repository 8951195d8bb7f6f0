import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Game, Position, Viewer } from '../../../kernel/game.ts';
import { type Proposal, proposalMessage } from '../../../kernel/proposals.ts';
import type { ChatLine, TableInfo } from '../../../protocol/server.ts';
import type { BoardProposal } from '../../board-kit/tabletop.ts';
import { isLocal } from '../../connection/connection.ts';
import { useMe } from '../../store/me.ts';
import type { TableStore } from '../../store/table.ts';
import type { Speech } from '../log/speech.ts';
import { whyQuiet } from './quiet.ts';

interface Talking {
  readonly game: Game;
  readonly info: TableInfo;
  readonly store: TableStore;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly speech: Speech;
}

/** What players propose to each other now, and how the one who looks does. */
export interface ProposalsNow {
  /** What proposals are for now: those for anything else are over. */
  readonly period: number | undefined;
  readonly all: readonly BoardProposal[];
  /** Nothing where one may not: at tables of one browser people talk aloud, and bots do not listen. */
  readonly propose: ((proposal: Proposal) => Promise<boolean>) | undefined;
}

export function useProposals({ game, info, store, view, viewer, speech }: Talking): ProposalsNow {
  const me = useMe((store) => store.person?.id);
  const { propose } = store.getState();
  // Lines that propose nothing concern nobody here.
  const lines = useStore(
    store,
    useShallow(({ chat }) => chat.filter(({ proposed }) => proposed !== undefined)),
  );
  const period = useMemo(() => game.proposals?.period(view as Position), [game, view]);
  const all = useMemo(() => proposalsIn(lines, period, speech), [lines, period, speech]);
  const say = useCallback(
    (proposal: Proposal) =>
      period === undefined || viewer === 'spectator'
        ? Promise.resolve(false)
        : propose({ seat: viewer, period, proposal }),
    [propose, period, viewer],
  );
  const isAllowed =
    period !== undefined &&
    viewer !== 'spectator' &&
    !isLocal(info.table) &&
    hasListeners(info) &&
    whyQuiet(info, me) === undefined;
  return { period, all, propose: isAllowed ? say : undefined };
}

/** Bots do not listen. */
function hasListeners({ seats }: TableInfo): boolean {
  return seats.some(({ holder, mine }) => holder === 'person' && !mine);
}

/** The proposals for that period, in the order they were made. */
export function proposalsIn(
  lines: readonly ChatLine[],
  period: number | undefined,
  { say }: Pick<Speech, 'say'>,
): BoardProposal[] {
  return lines.flatMap(({ id, proposed }) => {
    if (proposed === undefined || proposed.period !== period) return [];
    const { seat, proposal } = proposed;
    const words = proposalMessage(proposed);
    return [{ id: String(id), seat, proposal, text: say(words.say, words) }];
  });
}
