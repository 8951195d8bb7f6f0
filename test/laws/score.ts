import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, Position } from '../../src/kernel/game.ts';
import { standings } from '../../src/kernel/match.ts';
import { askStep, frameFor } from '../../src/kernel/steps.ts';
import { must, mustBePlain, mustEqual } from './must.ts';
import { type Deal, isWorthALook, offered, seatsOf, walk } from './walk.ts';

/** A score for every seat, places that follow from one another, and lines that name their rule. */
export function scoresAreConsistent(deal: Deal): void {
  const isRule = ruleBook(deal.game);
  const match = walk(deal, (turn) => {
    const { game, position } = turn.match;
    if (isWorthALook(turn)) mustScore(game, position, isRule);
  });
  mustScore(match.game, match.position, isRule);
  mustEqual(standings(match), match.game.score(match.position), 'nobody resigned, but the standings differ');
}

function mustScore(game: Game, position: Position, isRule: (id: string) => boolean): void {
  const before = JSON.stringify(position);
  const scores = game.score(position);
  mustEqual(JSON.stringify(position), before, 'scoring changed the position');
  if (game.scoreIsOpen) {
    for (const viewer of [...seatsOf(position), 'spectator'] as const) {
      mustEqual(game.score(game.view(position, viewer)), scores, `the score is open, but ${viewer} sees another`);
    }
  }
  mustBePlain(scores, 'the score');
  mustEqual(
    scores.map(({ seat }) => seat),
    seatsOf(position),
    'not one score for each seat, in their order',
  );
  for (const { seat, place, points, lines } of scores) {
    const better = scores.filter((other) => other.place < place).length;
    mustEqual(place, better + 1, `the place of seat ${seat}`);
    must(Number.isFinite(points), `seat ${seat} has ${points} points`);
    for (const line of lines)
      must(isRule(line.rule), `a score line names rule '${line.rule}', which is not in the book`);
  }
}

/** Every rule that a refusal names stands in the game's rule book. */
export function refusalsNameRules(deal: Deal): void {
  const { rules } = deal.game;
  const isRule = ruleBook(deal.game);
  for (const rule of [rules.turn, rules.end]) must(isRule(rule), `rule '${rule}' is not in the book`);
  walk(deal, ({ match: { game, position }, seat }) => {
    const frame = frameFor(position, seat);
    const asking = frame === undefined ? '' : askStep(game, frame).rule;
    must(isRule(asking), `step '${frame?.step}' names rule '${asking}', which is not in the book`);
    for (const { move, why } of offered(game, position, seat).blocked) {
      must(isRule(why.rule), `${JSON.stringify(move)} is blocked by rule '${why.rule}', which is not in the book`);
    }
  });
}

/** Toys have no book: there it is enough that a rule is named. */
function ruleBook({ id }: Game): (rule: string) => boolean {
  const path = fileURLToPath(new URL(`../../src/games/${id}/RULES.md`, import.meta.url));
  if (!existsSync(path)) return (rule) => /^[A-Z]{2,3}-\d+(\.\d+)+$/.test(rule);
  const ids = new Set(readFileSync(path, 'utf8').match(/[A-Z]{2,3}-\d+(?:\.\d+)+[a-z]?/g));
  return (rule) => ids.has(rule);
}
