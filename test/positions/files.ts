import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoredPosition } from './make.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

export interface PositionFile {
  /** Its path below this folder, as failing tests show it. */
  readonly path: string;
  readonly scene: string;
  readonly stored: StoredPosition;
}

/** The positions that are kept of a version of a game. */
export function filesOf(game: string, version: number): PositionFile[] {
  const folder = join(HERE, game, String(version));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      path: `${game}/${version}/${name}`,
      scene: name.replace('.json', ''),
      stored: JSON.parse(readFileSync(join(folder, name), 'utf8')),
    }));
}

/** Those of every version there ever was. */
export function allFilesOf({ id, version }: { readonly id: string; readonly version: number }): PositionFile[] {
  return Array.from({ length: version }, (_, before) => filesOf(id, before + 1)).flat();
}
