import { admin } from './admin.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { calibrate } from './calibrate.ts';
import { check } from './check.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { games } from './games.ts';
import { ladder } from './ladder.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { train } from './train.ts';

/** Every command there is. Adding one is adding a file and a line. */
export const COMMANDS: readonly Command[] = [
  games,
  play,
  simulate,
  ladder,
  train,
  calibrate,
  puzzles,
  replay,
  serve,
  backup,
  restore,
  check,
  doctor,
  admin,
  ratings,
  bench,
];
