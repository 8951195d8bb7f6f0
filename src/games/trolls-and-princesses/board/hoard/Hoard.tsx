import './hoard.css';
import { useRef } from 'react';
import { usePlace } from '../../../../web/board-kit/places.tsx';
import { useReachable } from '../../../../web/board-kit/reachable.ts';
import { RESOURCES, type Resource } from '../../box/bonuses.ts';
import { BARNS, MOST_POWER } from '../../box/clans.ts';
import { playerAt } from '../../position.ts';
import { mostPower } from '../../rules/goods.ts';
import { Piece } from '../art/Figure.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { upTo } from '../numbers.ts';
import { placeOf } from '../places.ts';
import { useTable } from '../table.ts';
import { HomePieces } from './HomePieces.tsx';
import { Loot } from './Loot.tsx';
import { Row } from './Row.tsx';

/** What the clan has: goods as pieces, with word and number, and what more could be mined. */
export function Hoard() {
  const { speak } = useTable();
  const hoard = useRef<HTMLElement>(null);
  useReachable(hoard);
  return (
    <section className="tp-hoard" ref={hoard} aria-label={speak('board.hoard')} data-guide="goods">
      {RESOURCES.map((resource, number) => (
        <Stock key={resource} resource={resource} number={number} />
      ))}
      <Power />
      <Cows />
      <Loot />
      <HomePieces />
    </section>
  );
}

/** Resources in the field, and the sites that more can be mined from. */
function Stock({ resource, number }: { readonly resource: Resource; readonly number: number }) {
  const { view, me, shown, speak, listed } = useTable();
  const player = playerAt(view, shown);
  const field = usePlace(placeOf.field(resource));
  const sites = usePlace(placeOf.sites(resource));
  const amount = player.field[number] ?? 0;
  const [count, filled] = [player.sites[number] ?? 0, player.filled[number] ?? 0];
  const place = field['data-mood'] === undefined ? sites : field;
  return (
    <Row
      word={speak(`goods.${resource}`)}
      number={String(amount)}
      icon={<Glyph name={resource} />}
      below={speak('board.sites-full', { filled, count })}
      about={`goods-${resource}`}
      what={resource}
      attributes={shown === me ? { ...place, 'data-quiet': listed || undefined } : {}}
    />
  );
}

function Power() {
  const { view, shown, speak } = useTable();
  const player = playerAt(view, shown);
  const most = mostPower(player);
  return (
    <Row
      word={speak('goods.power')}
      number={speak('board.of', { has: player.power, most })}
      below={
        <span className="tp-flames" aria-hidden="true">
          {upTo(Math.max(most, MOST_POWER)).map((space) => (
            <span key={space} data-out={space > player.power || undefined}>
              <Piece kind="flame" />
            </span>
          ))}
        </span>
      }
      about="goods-power"
      what="power"
    />
  );
}

function Cows() {
  const { view, shown, speak } = useTable();
  const { cows, covers } = playerAt(view, shown);
  const open = BARNS - covers;
  return (
    <Row
      word={speak('goods.cows')}
      number={speak('board.of', { has: cows, most: open })}
      below={
        <span className="tp-barns">
          {upTo(BARNS).map((barn) =>
            barn <= cows ? (
              <span key={barn} className="tp-barn" data-cow="">
                <Piece kind="cow" />
              </span>
            ) : (
              <span key={barn} className="tp-barn" data-shut={barn > open || undefined}>
                <span className="sr-only">{speak(barn > open ? 'board.shut' : 'board.free')}</span>
              </span>
            ),
          )}
        </span>
      }
      about="goods-cows"
      what="cows"
    />
  );
}
