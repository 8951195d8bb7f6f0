import type { Game, Position, Seat } from '../../../src/kernel/game.ts';
import { type Catalogue, type Params, type Speaker, speak } from '../../../src/kernel/messages.ts';
import { tell } from '../../../src/kernel/tell.ts';
import { fingerprint } from './worlds.ts';

/** The game with a planted leak: whatever it tells ends with what is hidden. Whoever looks for leaks must find this one. */
export function leaky(game: Game): Game {
  let hidden = '';
  const blurting = (id: string) => (params: Params, speaker: Speaker) =>
    `${speak(game.messages, id, params, speaker)} ${hidden}`;
  const messages: Catalogue = Object.fromEntries(
    Object.entries(game.messages).map(([id, message]) => [id, id.startsWith('told.') ? blurting(id) : message]),
  );
  return afterEachAnswer({ ...game, messages }, (position) => {
    hidden = fingerprint(position);
  });
}

/**
 * The game with a secret after each answer, told to everybody but the observer and those who watch: by itself it gives nothing away, but
 * whoever reads what another seat is told is found out.
 */
export function whispering(game: Game, observer: Seat): Game {
  const messages: Catalogue = { ...game.messages, 'told.whisper': '{seat} whispers {hidden}.' };
  return afterEachAnswer({ ...game, messages }, (position, seat) => {
    const others = [...Array(position.seats).keys()].filter((each) => each !== observer);
    tell({ say: 'told.whisper', seat, hidden: fingerprint(position) }, { only: others });
  });
}

function afterEachAnswer(game: Game, action: (position: Position, seat: Seat) => void): Game {
  const { steps, anytime } = game;
  const acting = <Part extends object>(part: Part): Part => {
    const { take } = part as { take?(position: Position, ...rest: unknown[]): void };
    if (take === undefined) return part;
    return {
      ...part,
      take(position: Position, ...rest: unknown[]) {
        take(position, ...rest);
        // A step is given its frame before the seat, a free action is not.
        action(position, rest.find((each) => typeof each === 'number') as Seat);
      },
    };
  };
  return { ...game, steps: mapped(steps, acting), ...(anytime && { anytime: mapped(anytime, acting) }) };
}

function mapped<Parts extends object>(parts: Parts, change: <Part extends object>(part: Part) => Part): Parts {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)])) as Parts;
}
