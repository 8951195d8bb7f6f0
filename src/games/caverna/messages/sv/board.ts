import type { Catalogue } from '../../../../kernel/messages.ts';
import { explained } from '../../board/words/sv/explained.ts';
import { folks } from '../../board/words/sv/folks.ts';
import { guide } from '../../board/words/sv/guide.ts';
import { land } from '../../board/words/sv/land.ts';
import { panels } from '../../board/words/sv/panels.ts';
import { parts } from '../../board/words/sv/parts.ts';
import { places } from '../../board/words/sv/places.ts';
import { rooms } from '../../board/words/sv/rooms.ts';

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
