import { FORMS } from '../../box/spots.ts';
import { TOTEMS, trollCardFace } from '../../box/troll-cards.ts';
import { playerAt } from '../../position.ts';
import { score } from '../../score.ts';
import { Piece } from '../art/Figure.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { CrownCoin } from '../art/Tokens.tsx';
import { freeSpots } from '../layout.ts';
import { useTable } from '../table.ts';
import { Row } from './Row.tsx';

/** What has been carried off, the points it is worth so far, and the troll cards. */
export function Loot() {
  const { view, shown, speak } = useTable();
  const player = playerAt(view, shown);
  const points = score(view).find(({ seat }) => seat === shown)?.points ?? 0;
  const [changelings = 0, outposts = 0, bells = 0] = player.stored;
  return (
    <>
      <Row
        word={speak('goods.stored')}
        number={
          <>
            <CrownCoin />
            <span aria-hidden="true">{points}</span>
            <span className="sr-only">{speak('board.score-so-far', { points })}</span>
          </>
        }
        about="stored"
        what="princess"
        guide="storage"
        below={
          <span className="tp-loot">
            {FORMS.map((form, number) => (
              <span key={form} data-about={`spot-${form}`}>
                <Piece kind={form} />
                {speak('board.stored-of', {
                  form,
                  count: [changelings, outposts, bells][number] ?? 0,
                  free: freeSpots(player, number),
                })}
              </span>
            ))}
            <span data-about="beds">
              <Piece kind="princess" />
              {speak('board.princesses-of', { count: player.princesses, free: player.beds - player.princesses })}
            </span>
          </span>
        }
      />
      <Row
        word={speak('goods.cards')}
        number={String(player.cards.length)}
        about="troll-cards"
        what="cards"
        below={
          player.cards.length > 0 && (
            <span className="tp-own-cards">
              {player.cards.map((card) => {
                const { id, totem } = trollCardFace(card);
                const animal = TOTEMS[totem] ?? 'bat';
                return (
                  <span
                    key={card}
                    className="tp-own-card"
                    data-totem={animal}
                    role="img"
                    aria-label={speak('move.card', { card: id })}
                    data-about={`card-${id}`}
                  >
                    <Glyph name={animal} />
                  </span>
                );
              })}
            </span>
          )
        }
      />
    </>
  );
}
