import { AnimalAt } from '../art/goods.tsx';
import { HERD, herdSpots } from '../art/home/spots.ts';
import { upTo } from '../numbers.ts';
import type { Herd } from './arrangement.ts';

interface HerdProps {
  readonly herd: Herd | undefined;
  readonly dogs: number;
  readonly width: number;
  readonly height: number;
}

/** The animals of a zone, one by one, with the dogs that watch them; at the upper left corner of the zone. */
export function Animals({ herd, dogs, width, height }: HerdProps) {
  const { animal, count = 0 } = herd ?? {};
  // More than can be told apart are one animal, and the tag says how many.
  const spots = herdSpots(count > HERD ? 1 : count, width, height);
  const size = count === 1 || count > HERD ? 56 : width > 200 || height > 150 || count < 3 ? 50 : 44;
  return (
    <>
      {animal !== undefined &&
        spots.map(([x, y], index) => (
          <AnimalAt
            key={`${x} ${y}`}
            id={animal}
            x={x}
            y={y - 8}
            width={size}
            facing={index % 3 === 1 ? 'right' : 'left'}
          />
        ))}
      {upTo(Math.min(dogs, 3)).map((dog) => (
        <AnimalAt key={dog} id="dog" x={22 + dog * 22} y={height - 18} width={34} facing="right" />
      ))}
    </>
  );
}
