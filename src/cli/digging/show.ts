import type { GameFolder, GamePuzzles } from '../../games/game-folder.ts';
import type { Position } from '../../kernel/game.ts';
import { speak } from '../../kernel/messages.ts';
import { type Puzzle, TRIERS } from '../../kernel/puzzle.ts';
import { answersIn, follow } from '../../puzzles/line.ts';
import { lineOf, questOf } from '../../puzzles/replayed.ts';
import { EQUAL } from '../../puzzles/solve.ts';
import { text } from '../messages.ts';
import { drawn } from '../playing/scenery.ts';
import type { Terminal } from '../terminal.ts';
import { voiceOf } from '../voice.ts';

/** Shows stored puzzles with their solutions, for somebody who looks whether they are any good. */
export async function showPuzzles(folder: GameFolder, own: GamePuzzles, most: number, terminal: Terminal) {
  const { picture } = await folder.terminal();
  for (const puzzle of own.found.puzzles.slice(0, most)) showPuzzle(folder, own, puzzle, picture, terminal);
}

type Picture = Awaited<ReturnType<GameFolder['terminal']>>['picture'];

function showPuzzle({ game }: GameFolder, own: GamePuzzles, puzzle: Puzzle, picture: Picture, terminal: Terminal) {
  const { print, colours } = terminal;
  const quest = questOf(game, own.goals, own.found, puzzle);
  if (quest === undefined) {
    print(` ${text('dig.fault.gone', { puzzle: puzzle.id })}`);
    return;
  }
  const { from, seat, goal } = quest;
  const voice = voiceOf(game, colours, seat);
  const say = { name: voice.name, own: (each: number) => each === seat, exact: true };
  const fares = TRIERS.map((trier, i) => `${trier} ${puzzle.fares[i] ?? '-'}`).join(', ');
  print();
  print(` ${colours.bold(`${puzzle.id} · ${puzzle.rating}`)}  ${colours.dim(fares)}`);
  print(` ${speak(own.puzzleWords, `goal.${goal.id}`, goal.params?.(from, seat) ?? {}, say)}`);
  const names = Array.from({ length: from.seats }, () => undefined);
  const view = game.view(from, seat);
  for (const line of drawn({ picture, terminal, voice, players: names }, view)) print(line);
  print();
  answersIn(quest, from).forEach((move, i) => {
    const cost = puzzle.costs[i] ?? 0;
    const mark = cost < EQUAL ? colours.green('=') : colours.dim(`-${Number(cost.toFixed(2))}`);
    print(`   ${mark}  ${voice.move(view, seat, move)}`);
  });
  print();
  let position: Position = from;
  for (const move of lineOf(quest, puzzle)) {
    print(`   > ${voice.move(game.view(position, seat), seat, move)}`);
    ({ position } = follow(quest, position, move));
  }
}
