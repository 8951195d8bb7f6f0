import { type ComponentType, lazy, Suspense } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { MiniatureProps } from '../board-kit/miniature.tsx';
import { Broken } from '../frame/Broken.tsx';
import { coverOf } from '../game-list.ts';

type Drawing = ComponentType<MiniatureProps<unknown>>;

const FILES = import.meta.glob<Drawing>('../../games/*/board/Miniature.tsx', { import: 'Miniature' });

const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  Object.entries(FILES).map(([path, load]) => [
    path.split('/')[3] ?? '',
    lazy(async () => ({ default: await load() })),
  ]),
);

interface BoardPictureProps {
  readonly game: string;
  /** What a seat of one's own sees; undefined until that is known. */
  readonly seen: { readonly seat: Seat; readonly view: unknown } | undefined;
}

/** The board as it lies now; the cover until it is drawn, and where a game has no miniature. */
export function BoardPicture({ game, seen }: BoardPictureProps) {
  const Cover = coverOf(game);
  const Drawn = DRAWINGS.get(game);
  const cover = (
    <Suspense fallback={<span className="cover skeleton" />}>
      <Cover />
    </Suspense>
  );
  if (seen === undefined || Drawn === undefined) return cover;
  return (
    <Broken instead={cover}>
      <Suspense fallback={cover}>
        <Drawn view={seen.view} seat={seen.seat} className="miniature" />
      </Suspense>
    </Broken>
  );
}
