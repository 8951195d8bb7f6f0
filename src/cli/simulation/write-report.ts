import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { markdownReport } from '../../balance/markdown.ts';
import { plotFile } from '../../balance/plot-file.ts';
import { reportPage } from '../../balance/report.ts';
import type { Speed } from '../../balance/speed.ts';
import type { Tally } from '../../balance/tally.ts';
import type { Game } from '../../kernel/game.ts';
import { writeWhole } from '../files.ts';

/** A page, or a text with its pictures in a folder of the same name. */
export function writeReport(file: string, tally: Tally, game: Game, speed: Speed): void {
  if (!file.endsWith('.md')) {
    writeWhole(file, reportPage(tally, game, speed));
    return;
  }
  const folder = file.slice(0, -'.md'.length);
  const { words, plots } = markdownReport(tally, game, basename(folder));
  mkdirSync(folder, { recursive: true });
  for (const { name, drawing } of plots) writeWhole(join(folder, `${name}.svg`), plotFile(drawing));
  writeWhole(file, words);
}
