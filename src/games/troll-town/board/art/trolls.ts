import type { TrollColours } from '../../../../web/look/people/TrollHead.tsx';
import { SEAT_MARKS, seatColours, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { isPlayer, type TrollNumber, type TrollTown } from '../../position.ts';

const BOSS_MARK = 'M-9 6L-10-7L-4-1L0-9L4-1L10-7L9 6z';
const BOSS_COLOUR = '#7a2f1f';

/** The colour of a Troll, as CSS says it; what is printed on it; and its mark in a box from -10 to 10. */
export function paintOf(view: Pick<TrollTown, 'seats'>, troll: TrollNumber) {
  if (!isPlayer(view as TrollTown, troll)) return { ground: BOSS_COLOUR, on: '#fff6e0', mark: BOSS_MARK };
  const { ground, on } = seatColours(seatNumber(troll));
  return { ground, on, mark: SEAT_MARKS[seatNumber(troll)].path };
}

/** Mixed by the style sheet from the one colour that `data-troll` stands under. */
export const TROLL_COLOURS: TrollColours = {
  skin: 'var(--troll-skin)',
  light: 'var(--troll-cut)',
  hair: 'var(--troll-hair)',
  ink: '#140e14',
  eye: '#ffe08a',
  tusk: '#f3e7cc',
};
