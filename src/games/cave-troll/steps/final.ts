import { end } from '../../../kernel/steps.ts';
import { ARTIFACT, type Artifact } from '../box/artifacts.ts';
import type { CaveTroll } from '../position.ts';
import { pay, scoreBoard } from '../rules/scoring.ts';
import { tell } from '../words.ts';
import type { Auto } from './step.ts';

/** CT-9.13 to CT-9.15 */
export const finalScoring: Auto<'final-scoring'> = {
  endsTurnOf: ({ active }) => active,
  auto(p) {
    tell({ say: 'told.final-scoring' });
    scoreBoard(p, 'final');
    payForEnding(p);
    payForArtifacts(p);
    end(p);
  },
};

/** CT-9.14, CT-12.1: nobody has ended a match that stalled, for then the active player's deck is not empty. */
function payForEnding(p: CaveTroll): void {
  const { active: seat } = p;
  const points = p.options.endBonus;
  if (p.decks[seat]?.length !== 0 || points === 0) return;
  tell({ say: 'told.end-bonus', seat, gold: points });
  pay(p, { say: 'score.end-bonus', seat, count: 1, points, rule: 'CT-9.14' });
}

/** CT-9.15 */
function payForArtifacts(p: CaveTroll): void {
  p.artifacts.forEach((held, seat) => {
    for (const artifact of held as Artifact[]) {
      const points = ARTIFACT[artifact].keep;
      tell({ say: 'told.kept-artifact', seat, artifact, gold: points });
      pay(p, { say: 'score.artifact', seat, artifact, count: 1, points, rule: 'CT-9.15' });
    }
  });
}
