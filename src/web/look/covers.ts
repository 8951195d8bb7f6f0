import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PictureProps } from './Picture.tsx';

type Cover = LazyExoticComponent<ComponentType<PictureProps>>;

/** The covers by game id, each loaded when it is first shown. Stand them in a Suspense. */
export const COVERS = {
  'gnome-elf-troll': lazy(async () => ({
    default: (await import('../../games/gnome-elf-troll/board/Cover.tsx')).CoverGnomeElfTroll,
  })),
  'cave-troll': lazy(async () => ({
    default: (await import('../../games/cave-troll/board/Cover.tsx')).CoverCaveTroll,
  })),
  'trolls-and-princesses': lazy(async () => ({
    default: (await import('../../games/trolls-and-princesses/board/Cover.tsx')).CoverTrollsPrincesses,
  })),
  'troll-town': lazy(async () => ({ default: (await import('./covers/CoverTrollTown.tsx')).CoverTrollTown })),
  caverna: lazy(async () => ({ default: (await import('./covers/CoverCaverna.tsx')).CoverCaverna })),
} satisfies Record<string, Cover>;
