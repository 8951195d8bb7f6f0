import { useMemo, useRef, useState } from 'react';
import type { Game, Move } from '../../kernel/game.ts';
import type { Perspective } from '../../protocol/server.ts';
import { chooseNext } from '../board-kit/reach.ts';
import type { StageHandler } from '../board-kit/Stage.tsx';
import type { Path, Speak, Tabletop } from '../board-kit/tabletop.ts';
import { type BoardOffers, layOut, moveSpeaker, NO_OFFERS, type SayMove } from './places.ts';

interface Asked {
  readonly game: Game;
  readonly tabletop: Tabletop;
  readonly perspective: Perspective;
  /** Grows with every entry of the match: what was chosen halfway does not outlive it. */
  readonly sequence: number;
  /** Whether anything may be done now. */
  readonly alive: boolean;
  /** The move that a hint points at. */
  readonly hinted: Move | undefined;
  readonly say: Speak;
  readonly answer: (move: Move) => void;
  readonly undo: () => void;
  readonly explain: (reason: string, rule: string) => void;
}

interface OffersOnBoard {
  readonly offers: BoardOffers;
  readonly handler: StageHandler;
  readonly sayMove: SayMove;
  /** The places chosen on the way to a move. */
  readonly chosen: Path;
  letGo(): void;
}

/** What may be done on the board, and what follows from touching its places. */
export function useOffers({
  game,
  tabletop,
  perspective,
  sequence,
  alive,
  hinted,
  say,
  answer,
  undo,
  explain,
}: Asked): OffersOnBoard {
  const [chosen, setChosen] = useState<Path>([]);
  const [chosenAt, setChosenAt] = useState(sequence);
  // Whether what is being carried has been bought already on the way.
  const carrying = useRef(false);
  if (chosenAt !== sequence) {
    setChosenAt(sequence);
    setChosen([]);
  }

  const sayMove = useMemo(() => moveSpeaker(game, perspective, say), [game, perspective, say]);
  const offers = useMemo(
    () => (alive ? layOut(tabletop, perspective, chosen, say, sayMove, hinted) : NO_OFFERS),
    [alive, tabletop, perspective, chosen, say, sayMove, hinted],
  );

  const handler: StageHandler = {
    choose(place) {
      const next = chooseNext(offers.reached, chosen, place);
      carrying.current = false;
      if ('move' in next) answer(next.move);
      else setChosen(next.chosen);
    },
    pickUp(place) {
      const next = chooseNext(offers.reached, chosen, place);
      if ('move' in next && tabletop.carries?.(place)) {
        carrying.current = true;
        answer(next.move);
      } else {
        setChosen(offers.reached.lit.has(place) ? [...chosen, place] : [place]);
      }
    },
    letGo() {
      if (carrying.current) undo();
      carrying.current = false;
      setChosen([]);
    },
    explain(place) {
      const why = offers.states.get(place)?.why;
      if (why !== undefined) explain(why.reason, why.rule);
    },
  };

  return { offers, handler, sayMove, chosen, letGo: () => setChosen([]) };
}
