import type { Seat } from '../../../kernel/game.ts';
import { IconButton } from '../../../web/look/Button.tsx';
import { clanOf } from './art/clans.ts';
import { TrollFace } from './art/Figure.tsx';
import { Reference } from './Reference.tsx';
import { useTable } from './table.ts';

interface ClansProps {
  readonly show: (seat: Seat | undefined) => void;
  readonly icons: boolean;
  readonly setIcons: (open: boolean) => void;
}

/** Everybody's face: a touch brings their caves and goods here. And what all the pictures mean. */
export function Clans({ show, icons, setIcons }: ClansProps) {
  const { view, seats, me, shown, speak } = useTable();
  const front = me ?? 0;
  const around = seats.flatMap((_, index) => seats[(front + index) % seats.length] ?? []);
  const others = around.filter(({ seat }) => seat !== shown);
  return (
    <nav className="tp-clans" aria-label={speak('board.clans')} data-guide="clans">
      {others.map(({ seat, name }) => (
        <button
          key={seat}
          type="button"
          className="tp-clan-face"
          aria-label={speak('board.look-at', { seat, clan: clanOf(view, seat) })}
          onClick={() => show(seat === me ? undefined : seat)}
          data-guide={`seat-${seat}`}
          data-about={`clan-${seat}`}
        >
          <TrollFace clan={clanOf(view, seat)} seat={seat} />
          <span className="tp-clan-name">{name}</span>
        </button>
      ))}
      <IconButton icon="help" label={speak('board.reference')} onClick={() => setIcons(true)} />
      <Reference open={icons} close={() => setIcons(false)} speak={speak} />
    </nav>
  );
}
