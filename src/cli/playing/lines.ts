import { createInterface } from 'node:readline';
import type { Terminal } from '../terminal.ts';

/** What somebody types, or a pipe sends, line by line. */
export interface Lines {
  /** Undefined when nothing more will come. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function linesFrom({ input, output, isLive }: Terminal): Lines {
  const reader = createInterface({ input, ...(isLive && { output, terminal: true }) });
  const waiting: string[] = [];
  let isEnded = false;
  let wake = () => {};
  reader.on('line', (line) => {
    waiting.push(line);
    wake();
  });
  const end = () => {
    isEnded = true;
    wake();
  };
  reader.on('close', end);
  reader.on('SIGINT', () => {
    output.write('\n');
    reader.close();
  });
  return {
    async next(prompt) {
      if (isLive && !isEnded) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      while (waiting.length === 0 && !isEnded) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const line = waiting.shift();
      // A transcript from a pipe shall read as if somebody had typed it.
      if (!isLive && line !== undefined) output.write(`${prompt}${line}\n`);
      return line?.trim();
    },
    close() {
      reader.close();
      input.unref?.();
    },
  };
}
