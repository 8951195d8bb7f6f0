import type { Catalogue } from '../../../../kernel/messages.ts';
import { explained } from '../../board/words/en/explained.ts';
import { folks } from '../../board/words/en/folks.ts';
import { forecast } from '../../board/words/en/forecast.ts';
import { guide } from '../../board/words/en/guide.ts';
import { land } from '../../board/words/en/land.ts';
import { panels } from '../../board/words/en/panels.ts';
import { parts } from '../../board/words/en/parts.ts';
import { places } from '../../board/words/en/places.ts';
import { rooms } from '../../board/words/en/rooms.ts';
import { furnishingDeeds } from '../furnishing-words.ts';
import { furnishings } from './furnishings.ts';

export const boardWords = {
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
} satisfies Catalogue;
