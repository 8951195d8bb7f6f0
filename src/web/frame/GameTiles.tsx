import './game-tiles.css';
import { Suspense, useId } from 'react';
import { coverOf, GAMES } from '../game-list.ts';

interface GameTilesProps {
  readonly label: string;
  readonly game: string;
  choose(game: string): void;
}

/** A choice among all games, by their covers. */
export function GameTiles({ label, game, choose }: GameTilesProps) {
  const name = useId();
  return (
    <fieldset className="field choice-field">
      <legend>{label}</legend>
      <div className="game-tiles">
        {GAMES.map(({ id, title }) => {
          const Cover = coverOf(id);
          return (
            <label key={id} className="game-tile">
              <input type="radio" name={name} className="sr-only" checked={id === game} onChange={() => choose(id)} />
              <span className="game-tile-cover" aria-hidden="true">
                <Suspense fallback={<span className="cover skeleton" />}>
                  <Cover />
                </Suspense>
              </span>
              <span className="game-tile-title">{title}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
