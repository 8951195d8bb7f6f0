import { useCallback, useMemo, useRef, useState } from 'react';
import type { Game, Move } from '../../../kernel/game.ts';
import type { Blocked } from '../../../kernel/offers.ts';
import type { Perspective } from '../../../protocol/server.ts';
import { chooseNext } from '../../board-kit/reach.ts';
import type { StageHandler } from '../../board-kit/Stage.tsx';
import type { BoardProps, Path, Speak, Tabletop } from '../../board-kit/tabletop.ts';
import { useFollowing } from '../log/use-following.ts';
import { type BoardOffers, layOut, NO_OFFERS } from './places.ts';
import { isUnfinished, makePlans, plansAlong } from './plans.ts';
import { moveSpeaker, type SayMove } from './say-move.ts';

interface AskedOnBoard {
  readonly game: Game;
  readonly tabletop: Tabletop;
  readonly perspective: Perspective;
  readonly blocked: readonly Blocked<Move>[];
  /** Names the question: what was chosen halfway does not outlive it, whatever others do meanwhile. */
  readonly asked: string;
  /** Whether anything may be done now. */
  readonly alive: boolean;
  /** Whether choices may be shown before the moves they follow are made. */
  readonly ahead: boolean;
  /** The move that a hint points at, and what would follow it. */
  readonly hinted: readonly Move[] | undefined;
  readonly say: Speak;
  readonly answer: (move: Move) => void;
  readonly undo: () => void;
  /** Somebody wants to read the rule that blocks a place; the reason stands beside it already. */
  readonly explain: (rule: string) => void;
}

interface OffersOnBoard {
  readonly offers: BoardOffers;
  readonly handler: StageHandler;
  readonly sayMove: SayMove;
  /** Says what follows the first move of the line, where both are made in one go. */
  sayNext(line: readonly Move[]): string | undefined;
  /** The answers that have no place on the board. */
  readonly loose: readonly Move[];
  /** What is asked halfway to a move: where the chosen thing goes, how it is paid. */
  readonly halfway: string | undefined;
  /** The places chosen on the way to a move. */
  readonly chosen: Path;
  letGo(): void;
  /** Gives several answers in one go. */
  readonly give: BoardProps<unknown>['give'];
  /** Gives an answer that has no place, and forgets those that were chosen ahead. */
  readonly answer: (move: Move) => void;
  /** Takes back the last answer, and forgets those that were chosen ahead. */
  readonly undo: () => void;
}

/** What may be done on the board, and what follows from touching its places. */
export function useOffers(question: AskedOnBoard): OffersOnBoard {
  const { game, tabletop, perspective, blocked, asked, alive, ahead, hinted, say, answer, explain } = question;
  const [chosen, setChosen] = useState<Path>([]);
  const [chosenAt, setChosenAt] = useState(asked);
  // Whether what is being carried has been bought already on the way.
  const carrying = useRef(false);
  if (chosenAt !== asked) {
    setChosenAt(asked);
    setChosen([]);
  }

  const sayMove = useMemo(() => moveSpeaker(game, perspective, say), [game, perspective, say]);
  const plans = useMemo(
    () => makePlans({ game, tabletop, perspective, blocked, say, sayMove, ahead }),
    [game, tabletop, perspective, blocked, say, sayMove, ahead],
  );
  const offers = useMemo(
    () => (alive ? layOut(tabletop, perspective, plans, chosen, say, hinted) : NO_OFFERS),
    [alive, tabletop, perspective, plans, chosen, say, hinted],
  );

  const { give, goOn, drop } = useFollowing({
    perspective,
    asked,
    alive,
    isLit: (place) => offers.reached.lit.has(place),
    answer,
    choose(place) {
      const next = chooseNext(offers.reached, [], place, isUnfinished);
      if ('move' in next) return next.move.moves;
      setChosen(next.chosen);
      return undefined;
    },
  });
  const takeBack = question.undo;
  const undo = useCallback(() => {
    drop();
    takeBack();
  }, [drop, takeBack]);
  const letGo = () => {
    drop();
    setChosen([]);
  };

  const handler: StageHandler = {
    choose(place, ahead) {
      const next = chooseNext(offers.reached, chosen, place, isUnfinished);
      carrying.current = false;
      // Who turns to something else has changed their mind about what was to come.
      if (!offers.reached.lit.has(place)) drop();
      if ('move' in next) goOn(next.move.moves, ahead);
      else setChosen(next.chosen);
    },
    pickUp(place) {
      const next = chooseNext(offers.reached, chosen, place, isUnfinished);
      if ('move' in next && tabletop.carries?.(place)) {
        carrying.current = true;
        give(next.move.moves);
      } else {
        setChosen(offers.reached.lit.has(place) ? [...chosen, place] : [place]);
      }
    },
    letGo() {
      if (carrying.current) undo();
      carrying.current = false;
      letGo();
    },
    explain(place) {
      const why = offers.states.get(place)?.why;
      if (why !== undefined) explain(why.rule);
    },
    ahead: offers.ahead,
    commits: (place) => 'move' in chooseNext(offers.reached, chosen, place, isUnfinished),
  };

  const loose = offers.reached.loose.map(({ moves: [move] }) => move);
  return {
    offers,
    handler,
    sayMove,
    sayNext(line) {
      const [plan, another] = plansAlong(plans.offers, line);
      return plan !== undefined && another === undefined && plan.moves.length > 1 ? plan.say() : undefined;
    },
    loose,
    halfway: alive ? sayHalfway(offers, tabletop, perspective, chosen, say) : undefined,
    chosen,
    letGo,
    give,
    answer(move) {
      drop();
      answer(move);
    },
    undo,
  };
}

function sayHalfway(
  { reached, states }: BoardOffers,
  tabletop: Tabletop,
  { view, viewer }: Perspective,
  chosen: Path,
  say: Speak,
): string | undefined {
  const last = chosen.at(-1);
  if (last === undefined) return undefined;
  const foreseen = [...reached.lit.values()].flat().find(({ asks }) => asks?.(chosen) !== undefined);
  const name = states.get(last)?.name ?? '';
  return foreseen?.asks?.(chosen) ?? tabletop.asksNext?.(chosen, view, viewer, say) ?? say('ask.halfway', { name });
}
