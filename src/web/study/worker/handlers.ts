import type { Game, Question } from '../../../kernel/game.ts';
import { labelFor } from '../../../kernel/steps.ts';
import type { Study } from '../../../protocol/study/study.ts';
import { type Desk, openDesk } from '../desk/desk.ts';
import { answerOn } from './answer-on.ts';
import { compareEndings } from './compare-endings.ts';
import type { RequestMessage, RequestName, StudyRequests } from './messages.ts';

/** A study that is open. */
export interface OpenStudy {
  readonly game: Game;
  readonly desk: Desk;
  study: Study;
}

/** Lets messages that have come meanwhile be handled; false if the work shall stop. */
export type Rest = () => Promise<boolean>;

export interface StudyHandlers {
  handle(message: RequestMessage, tell: (progress: unknown) => void): Promise<unknown>;
  stop(): void;
}

type Handlers = {
  readonly [Name in RequestName]: (
    asks: StudyRequests[Name]['asks'],
    tell: (progress: unknown) => void,
  ) => Promise<StudyRequests[Name]['gets']>;
};

/** What a page may ask of its study's worker. What takes long can be stopped, and is when the next of its kind begins. */
export function makeStudyHandlers(
  gameNamed: (id: string) => Promise<Game>,
  nextTask: () => Promise<void>,
): StudyHandlers {
  let open: OpenStudy | undefined;
  let run = 0;

  function opened(): OpenStudy {
    if (open === undefined) throw new Error('no study is open');
    return open;
  }

  function begin(): Rest {
    const own = ++run;
    return async () => {
      await nextTask();
      return own === run;
    };
  }

  const handlers: Handlers = {
    async open({ study }) {
      const game = await gameNamed(study.record.game);
      const desk = openDesk(game, study);
      open = { game, desk, study };
      return { steps: desk.played.steps, isWhole: desk.played.isWhole };
    },
    async follow({ study }) {
      const at = opened();
      if (study !== undefined) {
        at.study = study;
        at.desk.follow(study);
      }
      return { words: wordsOf(at) };
    },
    async see({ spot, eyes }) {
      return opened().desk.see(spot, eyes);
    },
    async answer(asks, tell) {
      return { ended: await answerOn(opened(), asks, begin(), tell) };
    },
    async compare(asks, tell) {
      return compareEndings(opened(), asks, begin(), tell);
    },
  };

  return {
    handle: ({ name, asks }, tell) => handlers[name](asks as never, tell),
    stop() {
      run++;
    },
  };
}

/** The first move of each line in words. */
function wordsOf({ game, desk, study }: OpenStudy): Readonly<Record<string, Question>> {
  const words: Record<string, Question> = {};
  for (const line of study.lines) {
    const [seat, move] = line.moves[0] ?? [];
    if (seat === undefined || move === undefined) continue;
    const { position } = desk.standingAt({ line: line.id, step: 0 });
    words[line.id] = labelFor(game, game.view(position, seat), seat, move);
  }
  return words;
}
