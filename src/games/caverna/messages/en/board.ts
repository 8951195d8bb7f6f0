import type { Catalogue } from '../../../../kernel/messages.ts';
import { explained } from '../../board/words/en/explained.ts';
import { folks } from '../../board/words/en/folks.ts';
import { guide } from '../../board/words/en/guide.ts';
import { land } from '../../board/words/en/land.ts';
import { panels } from '../../board/words/en/panels.ts';
import { parts } from '../../board/words/en/parts.ts';
import { places } from '../../board/words/en/places.ts';
import { rooms } from '../../board/words/en/rooms.ts';

export const boardWords: Catalogue = {
  ...land,
  ...places,
  ...rooms,
  ...panels,
  ...explained,
  ...parts,
  ...folks,
  ...guide,
};
