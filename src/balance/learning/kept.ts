import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../kernel/table.ts';
import type { GateMatch } from './gate.ts';
import type { Lesson } from './lessons.ts';

/** Where training puts what it has come to, so that it can be stopped and goes on later. */
export interface Kept {
  lessons(name: string, shape: Pick<Lesson, 'seats' | 'features'>): Lesson[];
  addLesson(name: string, lesson: Lesson): void;
  matches(name: string): GateMatch[];
  addMatch(name: string, match: GateMatch): void;
}

/** Keeps nothing: training that is stopped begins anew. */
export const KEEP_NOTHING: Kept = {
  lessons: () => [],
  addLesson() {},
  matches: () => [],
  addMatch() {},
};

/** In a folder, with the plan beside it: another plan would mix what does not belong together. */
export function keptIn(folder: string, plan: unknown): Kept {
  mkdirSync(folder, { recursive: true });
  const planned = `${JSON.stringify(plan)}\n`;
  const planFile = join(folder, 'plan.json');
  if (!existsSync(planFile)) writeFileSync(planFile, planned);
  else if (readFileSync(planFile, 'utf8') !== planned)
    throw new InputError(`${folder} holds the training of another plan. Name another folder, or delete it.`);
  const lessonFile = (name: string) => join(folder, `${name}.lessons`);
  const matchFile = (name: string) => join(folder, `${name}.matches`);
  return {
    lessons(name, shape) {
      const file = lessonFile(name);
      if (!existsSync(file)) return [];
      const { lessons, end } = lessonsIn(readFileSync(file), shape);
      truncateSync(file, end);
      return lessons;
    },
    addLesson(name, { numbers }) {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(numbers.length);
      appendFileSync(
        lessonFile(name),
        Buffer.concat([length, Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength)]),
      );
    },
    matches(name) {
      const file = matchFile(name);
      if (!existsSync(file)) return [];
      const whole = readFileSync(file, 'utf8').replace(/[^\n]*$/, '');
      truncateSync(file, whole.length);
      return whole.split('\n').filter(Boolean).map(Number);
    },
    addMatch: (name, match) => appendFileSync(matchFile(name), `${match}\n`),
  };
}

/** The lessons that are there whole, and where they end: the last one may have been cut off when training was stopped. */
function lessonsIn(bytes: Buffer, { seats, features }: Pick<Lesson, 'seats' | 'features'>) {
  const lessons: Lesson[] = [];
  let end = 0;
  while (end + 4 <= bytes.length) {
    const start = end + 4;
    const next = start + 4 * bytes.readUInt32LE(end);
    if (next > bytes.length) break;
    const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset + start, bytes.byteOffset + next));
    lessons.push({ seats, features, numbers });
    end = next;
  }
  return { lessons, end };
}
