import type { Seat } from '../../../kernel/game.ts';
import type { Figure } from '../box/figures.ts';
import type { CaveTroll } from '../position.ts';
import type { Survey } from '../rules/survey.ts';
import type { Word } from '../words.ts';

/** What an action makes of a figure's ability. */
export interface Use {
  readonly rule: string;
  /** CT-4.18: whether it works on an entrance as well. */
  readonly onEntrances: boolean;
  /** Message id of why it cannot be used here; undefined if it can. */
  obstacle(there: Survey, figure: Figure): Word | undefined;
  begin(p: CaveTroll, seat: Seat, figure: Figure): void;
}
