import type { Seat } from '../../../../kernel/game.ts';
import type { Offers } from '../../../../kernel/offers.ts';
import { push } from '../../../../kernel/steps.ts';
import { ARTIFACT, type Artifact } from '../../box/artifacts.ts';
import { type CaveTrollMove, USE_ARTIFACT } from '../../moves.ts';
import type { CaveTroll } from '../../position.ts';
import type { Survey } from '../../rules/survey.ts';
import { tell, type Word } from '../../words.ts';
import { canRing } from './bell.ts';
import { canHurry } from './boots.ts';
import { canRaise } from './chalice.ts';
import { canCloak } from './cloak.ts';
import { canCommand } from './ring.ts';
import { canSmite } from './sword.ts';

/** CT-8.4: whether the seat could carry out the effect now. */
const IS_POSSIBLE: Readonly<Record<Artifact, (there: Survey, seat: Seat) => boolean>> = {
  'chalice-of-life': canRaise,
  'ring-of-command': canCommand,
  'cloak-of-invisibility': canCloak,
  'boots-of-haste': canHurry,
  'banishing-bell': canRing,
  'orcbane-sword': canSmite,
};

function heldBy(p: CaveTroll, seat: Seat): Artifact | undefined {
  return p.artifacts[seat]?.[0] as Artifact | undefined;
}

/** CT-8.3, CT-8.4 */
export function offerArtifact(there: Survey, seat: Seat, offers: Offers<CaveTrollMove, Word>): void {
  const artifact = heldBy(there.p, seat);
  if (artifact === undefined) return;
  if (IS_POSSIBLE[artifact](there, seat)) offers.add(USE_ARTIFACT);
  else if (offers.explain) offers.block(USE_ARTIFACT, 'CT-8.4', `blocked.${artifact}`);
}

/** CT-8.3: from here on it is out of the game. */
export function playArtifact(p: CaveTroll, seat: Seat): void {
  const artifact = heldBy(p, seat);
  if (artifact === undefined) throw new Error('there is no artifact to use');
  p.artifacts[seat] = [];
  p.usedArtifacts.push(artifact);
  tell({ say: 'told.used-artifact', seat, artifact });
  push(p, { step: ARTIFACT[artifact].use, seat });
}
