import type { Move, Position, Seat } from '../../src/kernel/game.ts';
import { begin, canUndo, type Entry, isMatchOver, type Match, play, resume, undo } from '../../src/kernel/match.ts';
import { below, type Random } from '../../src/kernel/random.ts';
import { asked } from '../../src/kernel/steps.ts';
import { isCollecting, isFinal } from '../../src/kernel/together.ts';
import { must, mustEqual } from './must.ts';
import { after, type Deal, isWorthALook, offered, seatsOf, walk } from './walk.ts';

/** Taking back is free until somebody has learned something, and it leaves no trace. */
export function takingBackLeavesNoTrace(deal: Deal): void {
  let takeable: Seat[] = [];
  let settled: Settled | undefined;
  const over = walk(deal, (turn) => {
    const { match, seat } = turn;
    const before = match.game.clone(match.position);
    const entriesBefore = match.entries.slice();
    if (takeable.length === 0 && isBetweenRounds(match)) settled = { position: before, entries: entriesBefore };
    const told = turn.play();
    takeable = stillTakeable([...takeable, seat], before, match, seat);
    if (!isWorthALook(turn)) return;
    const others = seatsOf(before).filter((other) => !takeable.includes(other));
    for (const other of takeable) must(canUndo(match, other), `seat ${other} cannot take back`);
    mustRefuseUndo(match, others);
    if (!takeable.includes(seat)) return;

    const reached = match.game.clone(match.position);
    mustUndo(match, seat, turn.move);
    mustEqual(match.position, before, 'taking back did not lead back');
    mustEqual(match.entries, entriesBefore, 'taking back left an entry');
    const again = play(match, seat, turn.move);
    mustEqual(again, { told }, 'playing it again told another story');
    mustEqual(match.position, reached, 'playing it again led elsewhere');

    for (const other of new Set(takeable)) {
      if (below(turn.chance, 4) === 0) takeAllBack(match, settled, other, turn.chance);
    }
  });
  mustEqual(over.position, replayed(over, undefined).position, 'a match in which was taken back ended elsewhere');
}

/** Where nothing could be taken back, so that what is taken back later can be played again from there. */
interface Settled {
  readonly position: Position;
  readonly entries: readonly Entry[];
}

/** Nobody has answered yet of those who answer at once. */
function isBetweenRounds({ together, entries }: Match): boolean {
  return together === undefined || together.from === entries.length;
}

/** Everything the seat can take back is taken back, step by step, and then played again. */
function takeAllBack(match: Match, settled: Settled | undefined, seat: Seat, chance: Random): void {
  const reached = match.game.clone(match.position);
  const undone: Move[] = [];
  while (canUndo(match, seat)) {
    const last = match.entries.findLast((entry) => entry.seat === seat);
    must(last !== undefined && 'move' in last, 'there is something to take back, but nothing was played');
    if (last !== undefined && 'move' in last) undone.push(mustUndo(match, seat, last.move));
    // To play it again takes time: always in the end, and now and then on the way.
    if (canUndo(match, seat) && below(chance, 4) > 0) continue;
    const { position } = replayed(match, settled);
    mustEqual(match.position, position, 'taking back led to another position than playing without it');
  }
  for (const move of undone.reverse()) {
    must(!('refused' in play(match, seat, move)), `after taking back, ${JSON.stringify(move)} was refused`);
  }
  mustEqual(match.position, reached, 'taking everything back and playing it again led elsewhere');
}

/** The same entries played from where nothing could be taken back, or from the beginning. */
function replayed({ game, table, seed, entries }: Match, settled: Settled | undefined): Match {
  const match =
    settled === undefined
      ? begin(game, table, seed).match
      : resume(game, table, seed, game.clone(settled.position), [...settled.entries]);
  for (const entry of entries.slice(match.entries.length)) if ('move' in entry) play(match, entry.seat, entry.move);
  mustEqual(match.entries, entries, 'the entries do not replay');
  return match;
}

function mustUndo(match: Match, seat: Seat, wanted: Move): Move {
  const result = undo(match, seat);
  if ('refused' in result) throw new Error(`taking back was refused: ${result.refused.say}`);
  mustEqual(result.undone, wanted, 'another move was taken back');
  return result.undone;
}

function mustRefuseUndo(match: Match, seats: readonly Seat[]): void {
  if (seats.length === 0) return;
  const before = JSON.stringify(match.position);
  const entries = [...match.entries];
  for (const seat of seats) {
    must(!canUndo(match, seat), `seat ${seat} can take back what it may not`);
    const result = undo(match, seat);
    must('refused' in result && result.refused.rule !== '', `seat ${seat} took back what it may not`);
  }
  mustEqual(JSON.stringify(match.position), before, 'refusing to take back changed something');
  mustEqual(match.entries, entries, 'refusing to take back changed an entry');
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
