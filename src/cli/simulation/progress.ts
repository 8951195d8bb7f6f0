import { text } from '../messages.ts';

export interface Progress {
  show(played: number): void;
  end(): void;
}

const BAR = 28;
const REDRAW_MS = 100;
const CLEAR_LINE = `\r${String.fromCharCode(27)}[K`;

export const NO_PROGRESS: Progress = { show() {}, end() {} };

/** A bar for somebody who watches, a line for every tenth in a log file. */
export function progressOn(stream: NodeJS.WriteStream, planned: number, things = 'matches'): Progress {
  return stream.isTTY ? barOn(stream, planned, things) : linesOn(stream, planned, things);
}

function barOn(stream: NodeJS.WriteStream, planned: number, things: string): Progress {
  const since = performance.now();
  let drawn = 0;
  return {
    show(played) {
      const now = performance.now();
      if (now - drawn < REDRAW_MS) return;
      drawn = now;
      const full = Math.round((BAR * played) / planned);
      const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
      const seconds = ((now - since) / 1000 / played) * (planned - played);
      stream.write(
        `${CLEAR_LINE} ${bar} ${text('progress.bar', { ...share(played, planned, things), left: left(seconds) })}`,
      );
    },
    end() {
      stream.write(CLEAR_LINE);
    },
  };
}

function linesOn(stream: NodeJS.WriteStream, planned: number, things: string): Progress {
  let tenths = 0;
  return {
    show(played) {
      const reached = Math.floor((10 * played) / planned);
      if (reached === tenths) return;
      tenths = reached;
      stream.write(`${text('progress.line', share(played, planned, things))}\n`);
    },
    end() {},
  };
}

function share(played: number, planned: number, things: string) {
  return { percent: Math.floor((100 * played) / planned), played, planned, things };
}

function left(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 100) return text('progress.seconds', { seconds: whole });
  return text('progress.minutes', { minutes: Math.ceil(whole / 60) });
}
