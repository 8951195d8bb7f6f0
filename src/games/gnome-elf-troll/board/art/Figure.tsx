import { useId } from 'react';
import { Picture, type PictureProps } from '../../../../web/look/Picture.tsx';
import { Elf } from '../../../../web/look/people/Elf.tsx';
import { Gnome } from '../../../../web/look/people/Gnome.tsx';
import { TrollHead } from '../../../../web/look/people/TrollHead.tsx';
import { SEAT_MARKS, type SeatNumber, seatColours } from '../../../../web/look/SeatMark.tsx';

export const CREATURES = ['gnome', 'elf', 'troll'] as const;
type Creature = (typeof CREATURES)[number];

/** A creature cut in two inks, in a box of 100 by 100. */
function CreatureBlock({ kind, light, ink }: { kind: Creature; light: string; ink: string }) {
  if (kind === 'gnome') {
    const colours = { hat: light, hatLight: light, coat: light, beard: light, skin: light, ink };
    return (
      <g transform="translate(15 1) scale(0.5)">
        <Gnome colours={colours} />
      </g>
    );
  }
  if (kind === 'elf') {
    const colours = { hair: light, hairLight: ink, skin: light, cloak: light, cloakLight: light, gem: light, ink };
    return (
      <g transform="translate(11 2) scale(0.56)">
        <Elf colours={colours} />
      </g>
    );
  }
  const colours = { skin: light, light: ink, hair: light, ink, eye: light, tusk: light };
  return (
    <g transform="translate(1 8) scale(0.41)">
      <TrollHead colours={colours} sapling={false} fine={false} />
    </g>
  );
}

interface FigureProps extends PictureProps {
  kind: Creature;
  seat: SeatNumber;
}

/** A figure on the board: round, birch rim, seat colour and seat mark. Nothing in it is filtered, so it may glide. */
export function Figure({ kind, seat, title, className = 'figure' }: FigureProps) {
  const clip = useId();
  const { ground, line } = seatColours(seat);
  return (
    <Picture width={112} height={112} title={title} className={className}>
      <circle cx="57" cy="59" r="51" fill="#0d1418" opacity="0.55" />
      <circle cx="55" cy="56" r="51" fill="var(--ink)" />
      <circle cx="55" cy="56" r="49" fill="var(--birch)" />
      <circle cx="55" cy="56" r="43.5" fill={ground} />
      <clipPath id={clip}>
        <circle cx="55" cy="56" r="43.5" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform="translate(9 12) scale(0.92)">
          <CreatureBlock kind={kind} light="#fff6e0" ink={line} />
        </g>
      </g>
      <g transform="translate(93 20)">
        <circle r="17" fill="var(--ink)" />
        <circle r="15" fill="var(--birch)" />
        <path d={SEAT_MARKS[seat].path} fill="var(--ink)" />
      </g>
    </Picture>
  );
}
