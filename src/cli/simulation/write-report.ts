import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Game } from '../../kernel/game.ts';
import { writeWhole } from '../files.ts';
import { markdownReport } from './markdown.ts';
import { plotFile } from './plot-file.ts';
import { reportPage } from './report.ts';
import type { Speed } from './summary.ts';
import type { Tally } from './tally.ts';

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
