import { useTexts } from '../messages/text.ts';
import { MEASURED } from './measured.generated.ts';
import { usePeopleSay } from './text.ts';
import { nameOfBot } from './Who.tsx';

interface Line {
  readonly bot: string;
  readonly against: string;
  readonly seats: number;
  readonly won: number;
}

/** How levels of bots did against each other in a game, as it was measured; of one level, or of all. */
export function Measured({ game, of }: { game: string; of?: string }) {
  const say = usePeopleSay();
  const language = useTexts((store) => store.language);
  const percent = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value);
  const all: Readonly<Record<string, readonly Line[]>> = MEASURED;
  const lines = (all[game] ?? []).filter(({ bot, against }) => of === undefined || bot === of || against === of);
  return (
    <ul className="measured">
      {lines.map(({ bot, against, seats, won }) => (
        <li key={`${bot} ${against} ${seats}`}>
          <span>
            {say('board.bots-pair', { bot: nameOfBot(say, bot), against: nameOfBot(say, against), seats })}
            <span className="sr-only"> {say('board.bots-fair', { share: percent(1 / seats) })}</span>
          </span>
          <b>{percent(won / 100)}</b>
          <span className="measured-bar" aria-hidden="true">
            <span style={{ inlineSize: `${won}%` }} />
            <i style={{ insetInlineStart: `${100 / seats}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function hasMeasured(game: string, of: string): boolean {
  const all: Readonly<Record<string, readonly Line[]>> = MEASURED;
  return (all[game] ?? []).some(({ bot, against }) => bot === of || against === of);
}
