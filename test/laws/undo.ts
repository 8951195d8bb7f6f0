import type { Move, Position, Seat } from '../../src/kernel/game.ts';
import { begin, canUndo, isMatchOver, type Match, play, undo } from '../../src/kernel/match.ts';
import { below, type Random } from '../../src/kernel/random.ts';
import { asked } from '../../src/kernel/steps.ts';
import { isCollecting, isFinal } from '../../src/kernel/together.ts';
import { must, mustEqual } from './must.ts';
import { after, type Deal, isWorthALook, offered, seatsOf, walk } from './walk.ts';

/** Taking back is free until somebody has learned something, and it leaves no trace. */
export function takingBackLeavesNoTrace(deal: Deal): void {
  let takeable: Seat[] = [];
  walk(deal, (turn) => {
    const { match, seat } = turn;
    const before = match.game.clone(match.position);
    const entriesBefore = match.entries.slice();
    const told = turn.play();
    takeable = stillTakeable([...takeable, seat], before, match, seat);
    if (!isWorthALook(turn)) return;
    for (const other of seatsOf(before)) {
      const wanted = takeable.includes(other);
      mustEqual(canUndo(match, other), wanted, `whether seat ${other} can take back`);
      if (!wanted) mustRefuseUndo(match, other);
    }
    if (!takeable.includes(seat)) return;

    const reached = match.game.clone(match.position);
    mustUndo(match, seat, turn.move);
    mustEqual(match.position, before, 'taking back did not lead back');
    mustEqual(match.entries, entriesBefore, 'taking back left an entry');
    const again = play(match, seat, turn.move);
    mustEqual(again, { told }, 'playing it again told another story');
    mustEqual(match.position, reached, 'playing it again led elsewhere');

    for (const other of new Set(takeable)) if (below(turn.chance, 4) === 0) takeAllBack(match, other, turn.chance);
  });
}

/** Everything the seat can take back is taken back, step by step, and then played again. */
function takeAllBack(match: Match, seat: Seat, chance: Random): void {
  const reached = match.game.clone(match.position);
  const undone: Move[] = [];
  while (canUndo(match, seat)) {
    const last = match.entries.findLast((entry) => entry.seat === seat);
    must(last !== undefined && 'move' in last, 'there is something to take back, but nothing was played');
    if (last !== undefined && 'move' in last) undone.push(mustUndo(match, seat, last.move));
    // To play a long match again takes time: always in the end, and now and then on the way.
    if (canUndo(match, seat) && below(chance, 4) > 0) continue;
    mustEqual(match.position, replayed(match), 'taking back led to another position than playing without it');
  }
  for (const move of undone.reverse()) {
    must(!('refused' in play(match, seat, move)), `after taking back, ${JSON.stringify(move)} was refused`);
  }
  mustEqual(match.position, reached, 'taking everything back and playing it again led elsewhere');
}

function replayed({ game, table, seed, entries }: Match): Position {
  const { match } = begin(game, table, seed);
  for (const entry of entries) if ('move' in entry) play(match, entry.seat, entry.move);
  mustEqual(match.entries, entries, 'the entries do not replay');
  return match.position;
}

function mustUndo(match: Match, seat: Seat, wanted: Move): Move {
  const result = undo(match, seat);
  if ('refused' in result) throw new Error(`taking back was refused: ${result.refused.say}`);
  mustEqual(result.undone, wanted, 'another move was taken back');
  return result.undone;
}

function mustRefuseUndo(match: Match, seat: Seat): void {
  const before = JSON.stringify([match.position, match.entries]);
  const result = undo(match, seat);
  must('refused' in result && result.refused.rule !== '', `seat ${seat} took back what it may not`);
  mustEqual(JSON.stringify([match.position, match.entries]), before, 'refusing to take back changed something');
}

/** Whose moves, oldest first, may be taken back after the last of them was played. */
function stillTakeable(moves: readonly Seat[], before: Position, match: Match, mover: Seat): Seat[] {
  const { position } = match;
  const learned = position.learned !== before.learned || position.random.drawn !== before.random.drawn;
  if (learned || isMatchOver(match)) return [];
  if (isCollecting(before)) {
    // A seat whose answers are final has none left to take back.
    return isSameRoundOfAnswers(before, position, mover) ? moves.filter((seat) => !isFinal(position, seat)) : [];
  }
  return asked(position).some((other) => other !== mover) ? [] : [...moves];
}

/** Secret answers are still being collected, and nobody but the mover is asked anything else than before. */
function isSameRoundOfAnswers(before: Position, now: Position, mover: Seat): boolean {
  if (!isCollecting(now)) return false;
  const others = (position: Position) => asked(position).filter((seat) => seat !== mover);
  return others(before).join() === others(now).join();
}

/** Whoever can take a move back has learned nothing by it: wherever the seat may be, the move looks the same to it. */
export function takingBackUnlearnsNothing(deal: Deal): void {
  walk(deal, (turn) => {
    const { match, seat, move } = turn;
    const { game } = match;
    const before = game.clone(match.position);
    turn.play();
    if (!canUndo(match, seat) || !isWorthALook(turn)) return;
    const seen = game.view(match.position, seat);
    for (let sibling = 0; sibling < 2; sibling++) {
      const random = { key: before.random.key.map(() => below(turn.chance, 2 ** 32)), drawn: 0 };
      const imagined = game.imagine(game.view(before, seat), seat, random);
      must(offered(game, imagined, seat).find(move) !== undefined, 'the move is not on offer in an imagined position');
      const { position } = after(game, imagined, seat, move);
      mustEqual(game.view(position, seat), seen, 'a move that can be taken back showed something');
    }
  });
}
