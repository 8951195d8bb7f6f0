import { type ComponentType, lazy } from 'react';
import type { Manifest } from '../games/game-folder.ts';
import type { LanguageId } from '../kernel/languages.ts';
import type { PictureProps } from './look/Picture.tsx';

type Cover = ComponentType<PictureProps>;
type Load<T> = () => Promise<T>;

const MANIFESTS = import.meta.glob<Manifest>('../games/*/manifest.ts', { eager: true, import: 'manifest' });
const SUMMARIES = import.meta.glob<string>('../games/*/messages/*/summary.ts', { eager: true, import: 'summary' });
const COVERS = import.meta.glob<Cover>('../games/*/board/Cover.tsx', { import: 'Cover' });

/** All games, the shortest first. */
export const GAMES: readonly Manifest[] = Object.values(MANIFESTS).sort((one, other) => one.minutes - other.minutes);

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

function lazyCover(load: Load<Cover>): Cover {
  return lazy(async () => ({ default: await load() }));
}

const LAZY_COVERS: ReadonlyMap<string, Cover> = new Map(
  Object.entries(COVERS).map(([path, load]) => [path.split('/')[2] ?? '', lazyCover(load)]),
);

/** A game's cover, loaded when it is first shown. Needs a Suspense around it. */
export function coverOf(id: string): Cover {
  const cover = LAZY_COVERS.get(id);
  if (cover === undefined) throw new Error(`${id} has no cover`);
  return cover;
}

/** A game's summary in one sentence. */
export function summaryOf(id: string, language: LanguageId): string {
  const inLanguage = (each: LanguageId) => SUMMARIES[`../games/${id}/messages/${each}/summary.ts`];
  return inLanguage(language) ?? inLanguage('en') ?? '';
}

export function manifestOf(id: string): Manifest | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The length of the guided match of a game or option in minutes; undefined if there is none. */
export function guideMinutesOf(id: string, option?: string): number | undefined {
  const game = manifestOf(id);
  return option === undefined
    ? game?.guideMinutes
    : game?.expansions?.find((each) => each.option === option)?.guideMinutes;
}

export function titleOf(id: string): string {
  return manifestOf(id)?.title ?? id;
}
