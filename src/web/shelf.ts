import { type ComponentType, lazy } from 'react';
import type { Manifest } from '../games/game-folder.ts';
import type { PictureProps } from './look/Picture.tsx';
import type { LanguageId } from './messages/languages.ts';

type Cover = ComponentType<PictureProps>;
type Bring<T> = () => Promise<T>;

const MANIFESTS = import.meta.glob<Manifest>('../games/*/manifest.ts', { eager: true, import: 'manifest' });
const SUMMARIES = import.meta.glob<string>('../games/*/messages/*/summary.ts', { eager: true, import: 'summary' });
const COVERS = import.meta.glob<Cover>('../games/*/board/Cover.tsx', { import: 'Cover' });
const GUIDES = import.meta.glob('../games/*/board/guide.ts');

/** The games that can be played, the shortest first. */
export const GAMES: readonly Manifest[] = Object.values(MANIFESTS).sort((one, other) => one.minutes - other.minutes);

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);

type Announced = Pick<Manifest, 'id' | 'title' | 'seats' | 'minutes'>;

/** Games that are still being made. */
export const SOON = [
  { id: 'troll-town', title: 'Troll Town', seats: [2, 3, 4, 5], minutes: 60 },
  { id: 'caverna', title: 'Caverna: The Forgotten Folk', seats: [1, 2, 3, 4, 5, 6, 7], minutes: 180 },
] as const satisfies readonly Announced[];

const COVERS_OF_SOON: Readonly<Record<(typeof SOON)[number]['id'], Bring<Cover>>> = {
  'troll-town': async () => (await import('./look/covers/CoverTrollTown.tsx')).CoverTrollTown,
  caverna: async () => (await import('./look/covers/CoverCaverna.tsx')).CoverCaverna,
};

function lazily(bring: Bring<Cover>): Cover {
  return lazy(async () => ({ default: await bring() }));
}

const LAZY_COVERS: ReadonlyMap<string, Cover> = new Map([
  ...Object.entries(COVERS).map(([path, bring]) => [path.split('/')[2] ?? '', lazily(bring)] as const),
  ...Object.entries(COVERS_OF_SOON).map(([id, bring]) => [id, lazily(bring)] as const),
]);

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

export function hasGuide(id: string): boolean {
  return `../games/${id}/board/guide.ts` in GUIDES;
}

export function manifestOf(id: string): Manifest | undefined {
  return GAMES.find((game) => game.id === id);
}

export function titleOf(id: string): string {
  return manifestOf(id)?.title ?? id;
}
