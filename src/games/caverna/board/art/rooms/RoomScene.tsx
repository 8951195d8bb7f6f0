import { memo } from 'react';
import { Picture, type PictureProps } from '../../../../../web/look/Picture.tsx';
import { Field, Meadow } from '../home/Farmland.tsx';
import type { FurnishingId } from '../ids.ts';
import { Pieces } from '../Piece.tsx';
import { Bower } from './Bower.tsx';
import { Chamber, Plank } from './Chamber.tsx';
import { isOutdoors, OUTDOOR_ROOMS, type OutdoorId } from './outdoor-rooms.ts';
import { ROOMS } from './rooms.ts';

interface RoomSceneProps {
  readonly id: FurnishingId;
  readonly floor?: 'plank' | 'none';
  /** Elves build their rooms among the trees. */
  readonly inForest?: boolean;
}

/** A furnished cell as it is seen on a home board: a box of 130 by 92. */
export const RoomScene = memo(function RoomScene({ id, floor = 'plank', inForest = false }: RoomSceneProps) {
  if (isOutdoors(id)) return <OutdoorScene id={id} floor={floor} />;
  const { wall, lights, placed } = ROOMS[id];
  if (inForest) {
    return (
      <Bower wall={wall}>
        <Pieces placed={placed} />
      </Bower>
    );
  }
  return (
    <Chamber wall={wall} lights={lights} floor={floor}>
      <Pieces placed={placed} />
    </Chamber>
  );
});

function OutdoorScene({ id, floor }: { readonly id: OutdoorId; readonly floor: 'plank' | 'none' }) {
  const { on, placed } = OUTDOOR_ROOMS[id];
  return (
    <>
      {on === 'meadow' ? <Meadow seed={id.length} /> : <Field seed={id.length} />}
      <Pieces placed={placed} />
      {floor === 'plank' && <Plank kind="plank" />}
    </>
  );
}

/** The same room on a tile or in a list, without the plank for its name. */
export const RoomPicture = memo(function RoomPicture({
  id,
  title,
  className = 'cv-room',
}: RoomSceneProps & PictureProps) {
  return (
    <Picture width={130} height={74} title={title} className={className}>
      <RoomScene id={id} floor="none" />
    </Picture>
  );
});
