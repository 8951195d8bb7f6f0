import type { Game, Seat } from '../../../kernel/game.ts';
import { begin, isMatchOver, type Match, play } from '../../../kernel/match.ts';
import { recordOf } from '../../../kernel/record.ts';
import { asked } from '../../../kernel/steps.ts';
import { tableFor } from '../../../kernel/table.ts';
import { type Study, type StudyChapter, type StudyNote, studyOf } from '../../../protocol/study/study.ts';
import type { Guide, GuideStop } from '../../board-kit/tabletop.ts';

/** Whom a guide guides; the others answer by its script. */
const READER = 0;
/** Where guides point that is no place of the board. */
const OFF_BOARD: readonly string[] = ['answers'];

interface Words {
  readonly title: string;
  readonly names: readonly string[];
  readonly chapter: (number: number) => string;
  readonly stop: (stop: GuideStop) => string;
}

/** A guided match as a study: a chapter for each stop, with its words, a ring around its place, and the answer that is to be found. */
export function studyOfGuide(game: Game, guide: Guide, words: Words): Study {
  const { match } = begin(game, tableFor(game, guide.script.length, guide.options), guide.seed);
  const given: number[] = [];
  const chapters: StudyChapter[] = [];
  const notes = new Map<number, StudyNote>();
  playScript(match, guide, given);
  for (const [index, stop] of guide.stops.entries()) {
    for (const move of stop.before ?? []) answer(match, READER, move);
    const at = { step: match.entries.length };
    const [wanted] = stop.answers ?? [];
    const title = words.chapter(index + 1);
    chapters.push({ id: `stop${index}`, title, text: words.stop(stop), at, ...(wanted && { task: 'find' as const }) });
    if (stop.at !== undefined && !OFF_BOARD.includes(stop.at)) {
      notes.set(at.step, { at, text: '', marks: [{ kind: 'ring', at: stop.at }] });
    }
    if (wanted === undefined) continue;
    answer(match, READER, wanted);
    playScript(match, guide, given);
  }
  return { ...studyOf(recordOf(match, words.names), words.title), chapters, notes: [...notes.values()] };
}

/** What the script says for the others, until the reader is asked or it ends; `given` counts the answers of each seat. */
function playScript(match: Match, { script }: Guide, given: number[]): void {
  while (!isMatchOver(match)) {
    const seat = asked(match.position).find((each) => each !== READER && script[each]?.[given[each] ?? 0]);
    const move = seat === undefined ? undefined : script[seat]?.[given[seat] ?? 0];
    if (seat === undefined || move === undefined) return;
    given[seat] = (given[seat] ?? 0) + 1;
    answer(match, seat, move);
  }
}

function answer(match: Match, seat: Seat, move: Parameters<typeof play>[2]): void {
  const played = play(match, seat, move);
  if ('refused' in played) throw new Error(`the guide's answer was refused: ${played.refused.say}`);
}
