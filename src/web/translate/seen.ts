import type { Entry } from './all-texts.ts';
import where from './where.json';

/** The game of the app's own scenes (`src/web/scenes`). */
const USUAL_GAME = 'gnome-elf-troll';

const SCENES: readonly (readonly [scene: string, ids: ReadonlySet<string>])[] = Object.entries<readonly string[]>(
  where,
).map(([scene, ids]) => [scene, new Set(ids)]);

/** So many pictures are enough to understand a text. */
const ENOUGH = 3;

/** Names of scenes that show the text, those with the fewest others first. */
export function scenesWith({ id, game }: Pick<Entry, 'id' | 'game'>, games: readonly string[]): string[] {
  const gameOf = (scene: string) => games.find((each) => scene.startsWith(`${each}-`)) ?? USUAL_GAME;
  return SCENES.filter(([scene, ids]) => ids.has(id) && (game === undefined || gameOf(scene) === game))
    .sort(([, one], [, other]) => one.size - other.size)
    .slice(0, ENOUGH)
    .map(([scene]) => scene);
}

/** The picture of a scene, taken by `npm run shots -- --where`. */
export function pictureOf(scene: string): string {
  return `/where/${scene}.jpg`;
}
