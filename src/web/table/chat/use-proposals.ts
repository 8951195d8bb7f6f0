import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Game, Position, Viewer } from '../../../kernel/game.ts';
import { type Proposal, proposalMessage } from '../../../kernel/proposals.ts';
import type { ChatLine, TableInfo } from '../../../protocol/server.ts';
import type { BoardProposal } from '../../board-kit/tabletop.ts';
import { useMe } from '../../store/me.ts';
import type { TableStore } from '../../store/table.ts';
import type { Speech } from '../log/speech.ts';
import { whyQuiet } from './quiet.ts';

interface ProposalsInput {
  readonly game: Game;
  readonly info: TableInfo;
  readonly store: TableStore;
  readonly view: unknown;
  readonly viewer: Viewer;
  readonly speech: Speech;
  readonly guided: boolean;
}

/** The current proposals, and what makes a new one. */
export interface ProposalsNow {
  /** The current period: proposals of other periods are over. */
  readonly period: number | undefined;
  readonly all: readonly BoardProposal[];
  /** Undefined if nobody would read a proposal: neither another person at another screen, nor a bot. */
  readonly propose: ((proposal: Proposal) => Promise<boolean>) | undefined;
  readonly botsRead: boolean;
}

export function useProposals({ game, info, store, view, viewer, speech, guided }: ProposalsInput): ProposalsNow {
  const me = useMe((store) => store.person?.id);
  const { propose } = store.getState();
  // Other lines must not cause a redraw.
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
    !guided &&
    hasListeners(game, info) &&
    whyQuiet(info, me) === undefined;
  return { period, all, propose: isAllowed ? say : undefined, botsRead: game.talk !== undefined };
}

/** Whether somebody could read a proposal who does not sit at this screen. */
function hasListeners(game: Game, { seats }: TableInfo): boolean {
  return seats.some(
    ({ holder, mine, bot }) => (holder === 'person' && !mine) || (bot !== undefined && game.talk !== undefined),
  );
}

/** The proposals of that period, in the order they were made. */
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
