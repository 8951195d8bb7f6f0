import { memo } from 'react';
import { Picture, type PictureProps } from '../../../../../web/look/Picture.tsx';
import type { FurnishingId } from '../ids.ts';
import { Pieces } from '../Piece.tsx';
import { Chamber } from './Chamber.tsx';
import { ROOMS } from './rooms.ts';

interface RoomSceneProps {
  readonly id: FurnishingId;
  readonly floor?: 'plank' | 'none';
}

/** A furnished cavern as it is seen on a home board: a box of 130 by 92. */
export const RoomScene = memo(function RoomScene({ id, floor = 'plank' }: RoomSceneProps) {
  const { wall, lights, placed } = ROOMS[id];
  return (
    <Chamber wall={wall} lights={lights} floor={floor}>
      <Pieces placed={placed} />
    </Chamber>
  );
});

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
