import { useCallback, useMemo } from 'react';
import type { Game, Position, Viewer } from '../../kernel/game.ts';
import { type Proposal, wordsOf } from '../../kernel/proposals.ts';
import type { ChatLine, TableInfo } from '../../protocol/server.ts';
import type { BoardProposal } from '../board-kit/tabletop.ts';
import { isLocal } from '../connection/connection.ts';
import { useMe } from '../store/me.ts';
import type { TableSession } from '../store/table.ts';
import { whyQuiet } from './quiet.ts';
import type { Speech } from './speech.ts';

interface Talking {
  readonly game: Game;
  readonly info: TableInfo;
  readonly session: TableSession;
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

export function useProposals({ game, info, session, view, viewer, speech }: Talking): ProposalsNow {
  const me = useMe((store) => store.person?.id);
  const { chat, propose } = session;
  const period = useMemo(() => game.proposals?.period(view as Position), [game, view]);
  const all = useMemo(() => proposalsIn(chat, period, speech), [chat, period, speech]);
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
    const words = wordsOf(proposed);
    return [{ id: String(id), seat, proposal, text: say(words.say, words) }];
  });
}
