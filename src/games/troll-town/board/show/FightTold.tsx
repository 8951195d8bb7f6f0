import type { Stat } from '../../box/fights.ts';
import { Glyph } from '../art/Glyph.tsx';
import { paintOf } from '../art/trolls.ts';
import { nameOfTroll } from '../town/names.ts';
import { useTable } from '../town/table.ts';
import type { TownEvent } from '../words.ts';
import { numberIn, textIn, trollIn } from './events.ts';
import { cardsWonBy, type Fight, toldOf, winnerOfCard } from './fights.ts';

/** One side of a card: the number, in the Troll's colour if it is the higher one. */
function Value({ troll, value, isHigher }: { troll: number; value: number; isHigher: boolean }) {
  const { view, speak } = useTable();
  const { ground, on } = paintOf(view, trollIn(view, troll));
  return (
    <td className="tt-told-value" style={isHigher ? { background: ground, color: on } : undefined}>
      {value}
      <span className="sr-only"> {nameOfTroll(view, trollIn(view, troll), speak)}</span>
    </td>
  );
}

function Row({ card, first }: { card: TownEvent; first: number }) {
  const { view, speak } = useTable();
  const stat = textIn(card, 'stat') as Stat;
  const winner = winnerOfCard(card);
  const sides = [
    { troll: numberIn(card, 'troll') ?? 0, value: numberIn(card, 'value') ?? 0 },
    { troll: numberIn(card, 'rival') ?? 0, value: numberIn(card, 'rivalValue') ?? 0 },
  ].sort((one, other) => Number(other.troll === first) - Number(one.troll === first));
  const [left, right] = sides;
  if (left === undefined || right === undefined) return null;
  const pair = sides.map(({ troll }) => nameOfTroll(view, trollIn(view, troll), speak)).join(', ');
  return (
    <tr>
      <Value {...left} isHigher={winner === left.troll} />
      <th scope="row" aria-label={`${speak(`stat-name.${stat}`)}: ${pair}`}>
        <Glyph name={stat} />
        {speak(`stat-name.${stat}`)}
        {winner === undefined && <small>{speak('sum.tie')}</small>}
      </th>
      <Value {...right} isHigher={winner === right.troll} />
    </tr>
  );
}

/** A fight card by card: on the left the one who began it, on the right whoever was met. */
export function FightTold({ fight }: { fight: Fight }) {
  const { view, speak } = useTable();
  const { fighters, cards, isDuel } = fight;
  const [first = 0, second = 0] = fighters;
  const line = toldOf(fight);
  const name = (troll: number) => nameOfTroll(view, trollIn(view, troll), speak);
  return (
    <section className="tt-told-fight">
      {fighters.length === 2 && (
        <h3>
          <span>{name(first)}</span>
          {isDuel && <b>{speak('sum.score', { won: cardsWonBy(fight, first), lost: cardsWonBy(fight, second) })}</b>}
          <span>{name(second)}</span>
        </h3>
      )}
      <table>
        <tbody>
          {cards.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come twice
            <Row key={place} card={card} first={first} />
          ))}
        </tbody>
      </table>
      <p>{speak(line.say, line)}</p>
    </section>
  );
}
