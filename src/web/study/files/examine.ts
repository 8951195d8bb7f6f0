import type { Params } from '../../../kernel/messages.ts';
import { soundPart } from '../../../kernel/sound-record.ts';
import { tableFor } from '../../../kernel/table.ts';
import { withoutStray } from '../../../protocol/study/merge-study.ts';
import { readStudy } from '../../../protocol/study/read-study.ts';
import { type Study, studyOf } from '../../../protocol/study/study.ts';
import { hasGame, loadGame } from '../../games.ts';
import type { study as words } from '../../messages/en/study.ts';
import { examine } from '../../records/examine.ts';
import { recordForStudy } from '../store/open-match.ts';

/** Why a file is not opened, in a sentence. */
export interface Trouble {
  readonly say: keyof typeof words;
  readonly params?: Params;
}

export type Examined = { readonly study: Study } | { readonly trouble: Trouble };

/** Reads a study, or the record of a match, from anywhere. */
export async function examineStudy(text: string): Promise<Examined> {
  const read = readStudy(text);
  if (!('fault' in read)) return examineParts(read);
  const { fault } = read;
  switch (fault.is) {
    case 'not-json':
      return { trouble: { say: 'study.file-not-json' } };
    case 'format':
      return { trouble: { say: 'study.file-format', params: { format: fault.format } } };
    case 'damaged':
      return { trouble: { say: 'study.file-damaged', params: { field: fault.field } } };
    case 'too-many':
      return { trouble: { say: 'study.file-too-many', params: { field: fault.field, most: fault.most } } };
    case 'record':
      return { trouble: { say: 'study.file-record' } };
    case 'other':
      return examineRecord(text);
  }
}

/** The match is followed as far as it is sound; what hangs on the rest is left out. */
async function examineParts(study: Study): Promise<Examined> {
  const { record } = study;
  if (!hasGame(record.game)) return { trouble: { say: 'study.file-no-game' } };
  const game = await loadGame(record.game);
  if (record.version > game.version) return { trouble: { say: 'study.file-newer', params: { today: game.version } } };
  try {
    tableFor(game, record.seats, record.options);
    return { study: withoutStray({ ...study, record: soundPart(game, record).record }) };
  } catch {
    return { trouble: { say: 'study.file-record' } };
  }
}

async function examineRecord(text: string): Promise<Examined> {
  const examined = await examine(text);
  if ('trouble' in examined) return { trouble: { say: 'study.file-other' } };
  const { record } = examined;
  const game = await loadGame(record.game);
  return {
    study: studyOf(await recordForStudy(record), [game.title, ...(record.names ?? [])].join(' · ').slice(0, 100)),
  };
}
