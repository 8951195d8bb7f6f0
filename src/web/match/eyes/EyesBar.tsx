import './eyes.css';
import type { Seat, Viewer } from '../../../kernel/game.ts';
import type { Speak, Tabletop } from '../../board-kit/tabletop.ts';
import { SeatMark, seatNumber } from '../../look/SeatMark.tsx';
import { Switch } from '../../look/Switch.tsx';
import { useMatchSay } from '../text.ts';

interface Watcher<Who> {
  readonly who: Who;
  readonly name: string;
}

interface EyesBarProps<Who extends Viewer | 'asked'> {
  readonly eyes: { readonly viewer: Who; readonly open: boolean };
  readonly look: (eyes: { readonly viewer: Who; readonly open: boolean }) => void;
  /** Whose eyes one may look with. */
  readonly watchers: readonly Watcher<Who>[];
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  /** What these eyes see now. */
  readonly view: unknown;
  readonly tabletop: Pick<Tabletop, 'holds'>;
  readonly speak: Speak;
}

/** Through whose eyes one looks, and whether with what they knew then or with what is known now. */
export function EyesBar<Who extends Viewer | 'asked'>(props: EyesBarProps<Who>) {
  const { eyes, look, watchers, seats, view, tabletop, speak } = props;
  const say = useMatchSay();
  const held = eyes.open
    ? seats.flatMap(({ seat, name }) => {
        const things = tabletop.holds?.(view, seat, speak) ?? [];
        return things.length > 0 ? [{ seat, name, things }] : [];
      })
    : [];
  return (
    <section className="paper eyes-bar" aria-label={say('eyes.title')}>
      <label className="eyes-whose">
        <span className="label">{say('eyes.through')}</span>
        <select
          className="select"
          value={String(eyes.viewer)}
          onChange={({ target }) => {
            const chosen = watchers.find(({ who }) => String(who) === target.value);
            if (chosen !== undefined) look({ ...eyes, viewer: chosen.who });
          }}
        >
          {watchers.map(({ who, name }) => (
            <option key={who} value={who}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Switch
        checked={eyes.open}
        onChange={(open) => look({ ...eyes, open })}
        label={say('eyes.open')}
        hint={say(eyes.open ? 'eyes.known-now' : 'eyes.known-then')}
      />
      {eyes.open && (
        <ul className="eyes-held" aria-label={say('eyes.held')}>
          {held.length === 0 && <li className="hint">{say('eyes.nothing-held')}</li>}
          {held.map(({ seat, name, things }) => (
            <li key={seat}>
              <SeatMark seat={seatNumber(seat)} /> <b className="name">{name}</b>
              <span className="eyes-things">{things.join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
