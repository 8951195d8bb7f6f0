import type { TextId } from './messages.ts';
import type { Terminal } from './terminal.ts';

/** What was typed after the command's name. */
export interface Request {
  readonly words: readonly string[];
  flag(name: string): boolean;
  /** As typed; undefined when the option was left out. */
  value(name: string): string | undefined;
  /** Of an option that may be given several times. */
  values(name: string): readonly string[];
}

interface OptionLine {
  /** '--json', or '--seats <n>' when it takes a value. */
  readonly flag: string;
  readonly about: TextId;
  readonly repeats?: true;
}

export interface Command {
  readonly name: string;
  /** '<game>', or nothing. */
  readonly takes?: string;
  readonly about: TextId;
  readonly options: readonly OptionLine[];
  readonly examples: readonly string[];
  /** Everything typed is handed on unread, as words. */
  readonly handsOn?: true;
  /** Gives the exit code. */
  run(request: Request, terminal: Terminal): number | Promise<number>;
}

/** 'seats' of '--seats <n>' */
export function optionName({ flag }: OptionLine): string {
  return flag.replace(/^--/, '').replace(/ .*/, '');
}

export function takesValue({ flag }: OptionLine): boolean {
  return flag.includes('<');
}

export const EXIT = { fine: 0, failed: 1, badInput: 2 } as const;
