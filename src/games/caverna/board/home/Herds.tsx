import type { Herd } from './arrangement.ts';
import { AnimalAt } from '../art/goods.tsx';
import { upTo } from '../numbers.ts';

/** More than so many of a kind are one animal and a number. */
const CROWD = 6;

interface HerdProps {
  readonly herd: Herd | undefined;
  readonly dogs: number;
  readonly width: number;
  readonly height: number;
}

/** The animals of a zone, one by one, with the dogs that watch them; at the upper left corner of the zone. */
export function Animals({ herd, dogs, width, height }: HerdProps) {
  const count = herd?.animal === undefined ? 0 : herd.count > CROWD ? 1 : herd.count;
  const size = count <= 1 ? 56 : count <= 3 || width > 200 ? 46 : 38;
  const across = Math.max(1, Math.floor((width - 24) / (size * 0.84)));
  const floor = height - 24;
  return (
    <>
      {herd?.animal !== undefined &&
        upTo(count).map((index) => {
          const row = Math.floor(index / across);
          const inRow = Math.min(across, count - row * across);
          const x = width / 2 + ((index % across) - (inRow - 1) / 2) * size * 0.88 - (row % 2 ? 12 : 0);
          return (
            <AnimalAt
              key={index}
              id={herd.animal ?? 'sheep'}
              x={x}
              y={floor - (Math.ceil(count / across) - 1 - row) * 26}
              width={size}
              facing={index % 3 === 1 ? 'right' : 'left'}
            />
          );
        })}
      {upTo(Math.min(dogs, 3)).map((dog) => (
        <AnimalAt key={dog} id="dog" x={22 + dog * 24} y={floor + 3} width={34} facing="right" />
      ))}
    </>
  );
}
