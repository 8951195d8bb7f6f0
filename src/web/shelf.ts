import { type ComponentType, lazy } from 'react';
import type { Manifest } from '../games/game-folder.ts';
import type { PictureProps } from './look/Picture.tsx';
import type { LanguageId } from './messages/languages.ts';

type Cover = ComponentType<PictureProps>;
type Bring<T> = () => Promise<T>;

const MANIFESTS = import.meta.glob<Manifest>('../games/*/manifest.ts', { eager: true, import: 'manifest' });
const SUMMARIES = import.meta.glob<string>('../games/*/messages/*/summary.ts', { eager: true, import: 'summary' });
const COVERS = import.meta.glob<Cover>('../games/*/board/Cover.tsx', { import: 'Cover' });

/** The games that can be played, the shortest first. */
export const GAMES: readonly Manifest[] = Object.values(MANIFESTS).sort((one, other) => one.minutes - other.minutes);

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

function lazily(bring: Bring<Cover>): Cover {
  return lazy(async () => ({ default: await bring() }));
}

const LAZY_COVERS: ReadonlyMap<string, Cover> = new Map(
  Object.entries(COVERS).map(([path, bring]) => [path.split('/')[2] ?? '', lazily(bring)]),
);

/** The cover of a game, loaded when it is first shown. Stand it in a Suspense. */
export function coverOf(id: string): Cover {
  const cover = LAZY_COVERS.get(id);
  if (cover === undefined) throw new Error(`${id} has no cover`);
  return cover;
}

/** One sentence that says what a game is about. */
export function summaryOf(id: string, language: LanguageId): string {
  const inLanguage = (each: LanguageId) => SUMMARIES[`../games/${id}/messages/${each}/summary.ts`];
  return inLanguage(language) ?? inLanguage('en') ?? '';
}

export function manifestOf(id: string): Manifest | undefined {
  return GAMES.find((game) => game.id === id);
}

/** How long the guided first match takes, or the one with what an option adds; none where there is none. */
export function guideMinutesOf(id: string, option?: string): number | undefined {
  const game = manifestOf(id);
  return option === undefined
    ? game?.guideMinutes
    : game?.expansions?.find((each) => each.option === option)?.guideMinutes;
}

export function titleOf(id: string): string {
  return manifestOf(id)?.title ?? id;
}
