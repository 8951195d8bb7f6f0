import { describe, expect, test } from 'vitest';
import { FOLDERS } from '../../../games/index.ts';
import { readStudy } from '../../../protocol/study/read-study.ts';
import { loadCatalogue, loadTabletop } from '../../game-parts.ts';
import { moveAt, nextAt } from '../tree/tree.ts';
import { studyOfGuide } from './guide-study.ts';
import { judge } from './lesson.ts';

describe.each(FOLDERS)('the guided match of $manifest.id as a study', ({ game, manifest }) => {
  test('says and asks what the guide does, and can be kept as a file', async () => {
    const { guide } = await loadTabletop(manifest.id);
    if (guide === undefined) throw new Error('there is no guide');
    const words = await loadCatalogue(manifest.id, 'en');
    const stop = ({ say }: { readonly say: string }) => String(words[say] === undefined ? '' : say);
    const study = studyOfGuide(game, guide, { title: 'Guide', names: ['You', 'Rival'], chapter: String, stop });
    expect(readStudy(JSON.stringify(study))).toEqual(JSON.parse(JSON.stringify(study)));
    expect(study.chapters.map(({ text }) => text)).toEqual(guide.stops.map(({ say }) => say));
    for (const [index, chapter] of study.chapters.entries()) {
      const { answers } = guide.stops[index] ?? {};
      expect(chapter.task, chapter.text).toBe(answers && 'find');
      const [seat, move] = nextAt(study, chapter.at) ?? [];
      if (answers === undefined) continue;
      expect([seat, move], chapter.text).toEqual([0, answers[0]]);
      expect(judge(study, chapter, 0, answers[0] ?? { do: 'nothing' })).toEqual({ is: 'right' });
      expect(judge(study, chapter, 0, { do: 'something-else' })).toEqual({ is: 'other' });
    }
    const asking = study.chapters.find(({ task }) => task === 'find');
    const tried = asking && moveAt(study, asking.at, [0, { do: 'something-else' }], 'other');
    expect(asking && tried && judge(tried.study, asking, 0, { do: 'something-else' })).toEqual({
      is: 'shown',
      spot: { line: 'other', step: 1 },
    });
  });
});
