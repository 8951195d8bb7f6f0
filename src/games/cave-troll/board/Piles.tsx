import type { Seat } from '../../../kernel/game.ts';
import { Dialog } from '../../../web/look/Dialog.tsx';
import type { Card } from '../box/cards.ts';
import type { CaveTroll } from '../position.ts';
import { cardsToCome } from '../view.ts';
import { CardFace } from './CardFace.tsx';
import type { Speak } from './words.ts';

interface PilesProps {
  readonly view: CaveTroll;
  readonly seat: Seat;
  readonly name: string;
  readonly close: () => void;
  readonly speak: Speak;
}

/** CT-10.5: the cards a player has still to come, in no order, and those that are gone. */
export function Piles({ view, seat, name, close, speak }: PilesProps) {
  const toCome = cardsToCome(view, seat);
  const gone = [...view.pile, ...view.removed].flatMap((each) => (each.seat === seat ? [each.card] : []));
  return (
    <Dialog open onClose={close} title={name} closeLabel={speak('board.close')} kind="sheet">
      <Pile title={speak('board.to-come', { count: toCome.length })} cards={toCome} speak={speak} />
      <Pile title={speak('board.played')} cards={[...(view.discards[seat] ?? []), ...gone]} speak={speak} />
    </Dialog>
  );
}

function Pile({ title, cards, speak }: { title: string; cards: readonly Card[]; speak: Speak }) {
  return (
    <section className="ct-pile-list">
      <h3>{title}</h3>
      {cards.length === 0 ? (
        <p>{speak('board.no-cards')}</p>
      ) : (
        <ul>
          {cards.map((card) => (
            <li key={card}>
              <CardFace card={card} speak={speak} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
