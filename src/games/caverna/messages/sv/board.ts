import type { Translation } from '../../../../kernel/messages.ts';
import { explained } from '../../board/words/sv/explained.ts';
import { folks } from '../../board/words/sv/folks.ts';
import { forecast } from '../../board/words/sv/forecast.ts';
import { guide } from '../../board/words/sv/guide.ts';
import { land } from '../../board/words/sv/land.ts';
import { panels } from '../../board/words/sv/panels.ts';
import { parts } from '../../board/words/sv/parts.ts';
import { places } from '../../board/words/sv/places.ts';
import { rooms } from '../../board/words/sv/rooms.ts';
import type * as english from '../en/board.ts';
import { furnishingDeeds } from '../furnishing-words.ts';
import { furnishings } from './furnishings.ts';

export const boardWords: Translation<typeof english.boardWords> = {
  ...land,
  ...forecast,
  ...places,
  ...rooms,
  ...furnishingDeeds(furnishings),
  ...panels,
  ...explained,
  ...parts,
  ...folks,
  ...guide,
};
