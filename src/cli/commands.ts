import { admin } from './admin.ts';
import { bench } from './bench.ts';
import type { Command } from './command.ts';
import { games } from './games.ts';
import { ladder } from './ladder.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';

/** Every command there is. Adding one is adding a file and a line. */
export const COMMANDS: readonly Command[] = [games, play, simulate, ladder, replay, serve, admin, bench];
