import { useCallback, useMemo, useRef, useState } from 'react';
import type { Game, Move } from '../../../kernel/game.ts';
import type { Blocked } from '../../../kernel/offers.ts';
import type { Perspective } from '../../../protocol/server.ts';
import { chooseNext } from '../../board-kit/reach.ts';
import type { StageHandler } from '../../board-kit/Stage.tsx';
import type { BoardProps, Path, Speak, Tabletop } from '../../board-kit/tabletop.ts';
import { useFollowing } from '../log/use-following.ts';
import { isUnfinished, makeRoutes, routesAlong } from './move-routes.ts';
import { type BoardOffers, layOut, NO_OFFERS } from './places.ts';
import { moveSpeaker, type SayMove } from './say-move.ts';

interface AskedOnBoard {
  readonly game: Game;
  readonly tabletop: Tabletop;
  readonly perspective: Perspective;
  readonly blocked: readonly Blocked<Move>[];
  /** Identifies the question: chosen places are dropped when it changes. */
  readonly asked: string;
  /** Whether the player can act now. */
  readonly alive: boolean;
  /** Whether follow-up choices are shown before their move is made. */
  readonly ahead: boolean;
  /** The hinted moves: the answer and what follows it. */
  readonly hinted: readonly Move[] | undefined;
  readonly say: Speak;
  readonly answer: (move: Move) => void;
  readonly undo: () => void;
  /** Opens the rule that blocks a place. Its reason is already shown beside the place. */
  readonly explain: (rule: string) => void;
}

interface OffersOnBoard {
  readonly offers: BoardOffers;
  readonly handler: StageHandler;
  readonly sayMove: SayMove;
  /** Describes the choice that is made together with the first move of the line, if there is one. */
  sayNext(line: readonly Move[], pointed?: 'pointed'): string | undefined;
  /** Moves without a place on the board. */
  readonly loose: readonly Move[];
  /** The question after some places were chosen: where a piece goes, how it is paid. */
  readonly halfway: string | undefined;
  /** The places chosen so far. */
  readonly chosen: Path;
  letGo(): void;
  /** Sends several answers in a row. */
  readonly give: BoardProps<unknown>['give'];
  /** Sends an answer without a place and drops answers chosen ahead. */
  readonly answer: (move: Move) => void;
  /** Undoes the last answer and drops answers chosen ahead. */
  readonly undo: () => void;
}

/** The offers on the board, and what follows from choosing its places. */
export function useOffers(question: AskedOnBoard): OffersOnBoard {
  const { game, tabletop, perspective, blocked, asked, alive, ahead, hinted, say, answer, explain } = question;
  const [chosen, setChosen] = useState<Path>([]);
  const [chosenAt, setChosenAt] = useState(asked);
  // Whether the piece that is being dragged was already bought when it was picked up.
  const carrying = useRef(false);
  if (chosenAt !== asked) {
    setChosenAt(asked);
    setChosen([]);
  }

  const sayMove = useMemo(() => moveSpeaker(game, perspective, say), [game, perspective, say]);
  const routes = useMemo(
    () => makeRoutes({ game, tabletop, perspective, blocked, say, sayMove, ahead }),
    [game, tabletop, perspective, blocked, say, sayMove, ahead],
  );
  const offers = useMemo(
    () => (alive ? layOut(tabletop, perspective, routes, chosen, say, hinted) : NO_OFFERS),
    [alive, tabletop, perspective, routes, chosen, say, hinted],
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
      // Choosing something else drops the answers chosen ahead.
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
    sayNext(line, pointed) {
      const [route, another] = routesAlong(routes.offers, line);
      return route !== undefined && another === undefined && route.moves.length > 1 ? route.say(pointed) : undefined;
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
