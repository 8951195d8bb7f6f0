import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameNamed } from '../../../games/index.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import { type Study, type StudySpot, studyOf } from '../../../protocol/study/study.ts';
import { makeStudyHandlers } from './handlers.ts';
import type { CompareProgress, RequestName, StudyRequests } from './messages.ts';

const RECORD: MatchRecord = JSON.parse(
  readFileSync(new URL('../../../../test/records/gnome-elf-troll/1.underbridge.json', import.meta.url), 'utf8'),
);
const STUDY = studyOf(RECORD, 'A study');
const LAST = { step: RECORD.moves.length };

async function openedStudy(study: Study = STUDY) {
  const handlers = makeStudyHandlers(
    async (id) => gameNamed(id),
    async () => {},
  );
  const told: unknown[] = [];
  let request = 0;
  const ask = async <Name extends RequestName>(name: Name, asks: StudyRequests[Name]['asks']) =>
    (await handlers.handle({ request: ++request, name, asks }, (progress) =>
      told.push(progress),
    )) as StudyRequests[Name]['gets'];
  await ask('open', { study });
  return { handlers, ask, told };
}

const reached = (told: readonly unknown[]) => told.at(-1) as { study: Study; spot: StudySpot };

test('bots play a line to its end, and the same again from the same spot', async () => {
  const play = async () => {
    const { ask, told } = await openedStudy();
    expect(await ask('answer', { spot: { step: 9 }, who: [], until: 'end' })).toEqual({ ended: 'done' });
    const { study, spot } = reached(told);
    expect(await ask('see', { spot, eyes: { viewer: 'spectator', open: false } })).toMatchObject({ over: true });
    return study.lines.map(({ moves }) => moves);
  };
  expect(await play()).toEqual(await play());
});

test('seats that answer as in the match follow it, to its very end', async () => {
  const { ask, told } = await openedStudy();
  const who = Array.from({ length: RECORD.seats }, () => 'match' as const);
  expect(await ask('answer', { spot: { step: 9 }, who, until: 'me' })).toEqual({ ended: 'done' });
  expect(reached(told)).toEqual({ study: STUDY, spot: LAST });
});

test('an answer of the match that is not on offer in a line is said, and none is made up', async () => {
  const { ask, told } = await openedStudy();
  const who = RECORD.moves.slice(0, RECORD.seats).map(() => 'match' as const);
  // After the end of the match nobody has answered anything more.
  await ask('answer', { spot: { step: 9 }, who: [], until: 'turn' });
  const { study, spot } = reached(told);
  const replies = [];
  for (let at = spot; ; at = reached(told).spot) {
    const before = told.length;
    replies.push(await ask('answer', { spot: at, who, until: 'me' }));
    if (told.length === before) break;
  }
  expect(study.lines).toHaveLength(1);
  expect(['no-such-answer', 'done']).toContain(replies.at(-1)?.ended);
});

test('bots stop when the page says so', async () => {
  const { ask, told, handlers } = await openedStudy();
  const answering = ask('answer', { spot: { step: 0 }, who: [], until: 'end' });
  handlers.stop();
  expect(await answering).toEqual({ ended: 'stopped' });
  expect(told.length).toBeLessThanOrEqual(1);
});

test('two endings are compared over as many futures, alike each time; two that begin alike are not', async () => {
  const compare = async () => {
    const { ask, told } = await openedStudy();
    await ask('answer', { spot: { step: 14 }, who: [], until: 'end' });
    const line = reached(told).study.lines[0];
    if (line === undefined) throw new Error('the bots answered as in the match');
    told.length = 0;
    const one = { line: line.id, step: line.moves.length };
    expect(await ask('compare', { one, other: LAST, futures: 3 })).toEqual({ ended: 'done' });
    expect(await ask('compare', { one, other: one, futures: 3 })).toEqual({ isSame: true });
    return told as CompareProgress[];
  };
  const [once, again] = [await compare(), await compare()];
  expect(once).toHaveLength(3);
  expect(once.at(-1)?.compared.ways.map(({ futures }) => futures)).toEqual([3, 3]);
  expect(again.map(({ compared }) => compared)).toEqual(once.map(({ compared }) => compared));
});

test('the words of lines can be asked for while bots answer, and the line stays one that can be followed', async () => {
  const { ask, told } = await openedStudy();
  const answering = ask('answer', { spot: { step: 9 }, who: [], until: 'end' });
  while (told.length < 3) await ask('follow', {});
  expect(await answering).toEqual({ ended: 'done' });
  const { study, spot } = reached(told);
  const { words } = await ask('follow', {});
  expect(Object.keys(words)).toEqual(study.lines.map(({ id }) => id));
  const seen = await ask('see', { spot, eyes: { viewer: 'spectator', open: false } });
  expect(seen).toMatchObject({ spot, over: true });
  expect(seen.deadEnd).toBeUndefined();
});
