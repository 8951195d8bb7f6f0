import type { Seat } from '../../../kernel/game.ts';
import { usePlace } from '../../../web/board-kit/places.tsx';
import { PRODUCE, type Produce } from '../box/produce.ts';
import { type GnomeElfTroll, turnPlayer } from '../position.ts';
import { thing } from './about.ts';
import { ProduceTile, TileBack } from './art/ProduceTile.tsx';
import { ProduceCoin, Purse } from './art/Purse.tsx';
import { placeOf } from './places.ts';
import type { Speak } from './words.ts';

interface HandProps {
  readonly view: GnomeElfTroll;
  readonly seat: Seat;
  readonly speak: Speak;
}

/** The viewer's own tiles. */
export function Hand({ view, seat, speak }: HandProps) {
  const hand = (view.hands[seat] ?? []).filter((kind): kind is Produce => kind !== 'hidden');
  const held = { pumpkin: 0, apple: 0, bean: 0 };
  return (
    <section className="get-hand" aria-label={speak('board.hand')} data-spot={`hand-of-${seat}`}>
      <h2 className="get-bench-title">{speak('board.hand')}</h2>
      <ul className="get-cards" data-ground>
        {hand.map((kind, index) => {
          const name = `held-${kind}-${held[kind]++}`;
          return <HeldTile key={name} kind={kind} index={index} name={name} speak={speak} />;
        })}
      </ul>
    </section>
  );
}

interface HeldTileProps {
  readonly kind: Produce;
  readonly index: number;
  readonly name: string;
  readonly speak: Speak;
}

function HeldTile({ kind, index, name, speak }: HeldTileProps) {
  const place = usePlace(placeOf.hand(index));
  return (
    <li>
      <div className="get-card" data-piece={name} data-from="pile" data-about={thing.held(kind)} {...place}>
        <span className="sr-only">{speak('place.hand', { kind, number: index + 1 })}</span>
        <ProduceTile kind={kind} />
      </div>
    </li>
  );
}

export function Pile({ count, speak }: { count: number; speak: Speak }) {
  const label = speak('board.pile', { count });
  return (
    <div className="get-pile" role="img" aria-label={label} data-about={thing.pile}>
      <div className="get-pile-stack" data-spot="pile" data-empty={count === 0 || undefined}>
        <TileBack />
      </div>
      <span className="get-pile-count" aria-hidden="true">
        {count}
      </span>
    </div>
  );
}

interface PurseProps {
  readonly view: GnomeElfTroll;
  readonly viewer: Seat | undefined;
  readonly speak: Speak;
}

/** What the player in turn has to spend. */
export function PurseOfTurn({ view, viewer, speak }: PurseProps) {
  const seat = turnPlayer(view);
  const title = seat === viewer ? speak('board.purse') : speak('board.purse-of', { seat });
  return (
    <section className="get-purse" aria-label={title} data-guide="purse" data-about={thing.purse}>
      <h2 className="get-bench-title">
        <Purse />
        <span>{title}</span>
      </h2>
      <ul className="get-coins">
        {PRODUCE.map((kind) => (
          <li key={kind} className="get-coin" data-none={view.purse[kind] === 0 || undefined}>
            <ProduceCoin kind={kind} />
            <span aria-hidden="true">{view.purse[kind]}</span>
            <span className="sr-only">{speak('board.yields', { kind, count: view.purse[kind] })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
