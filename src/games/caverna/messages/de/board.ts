import type { Translation } from '../../../../kernel/messages.ts';
import { explained } from '../../board/words/de/explained.ts';
import { folks } from '../../board/words/de/folks.ts';
import { forecast } from '../../board/words/de/forecast.ts';
import { guide } from '../../board/words/de/guide.ts';
import { land } from '../../board/words/de/land.ts';
import { panels } from '../../board/words/de/panels.ts';
import { parts } from '../../board/words/de/parts.ts';
import { places } from '../../board/words/de/places.ts';
import { rooms } from '../../board/words/de/rooms.ts';
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
