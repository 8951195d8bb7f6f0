import { SeatMark, seatNumber } from '../../../../web/look/SeatMark.tsx';
import { FOLK_IDS, type FolkId } from '../../box/folk-ids.ts';
import type { FolkTable } from '../../position.ts';
import { CardBack } from '../art/folks/CardBack.tsx';
import { Person } from '../art/Person.tsx';
import { useTable } from '../table.ts';

function isFolk(chosen: string | undefined): chosen is FolkId {
  return FOLK_IDS.some((folk) => folk === chosen);
}

/** FF-2.7: whether boards are drawn one after the other: then those who wait hold one. */
export function areDrawn({ pile, hands }: FolkTable): boolean {
  return pile.length > 0 || hands.some((hand) => hand.length === 1);
}

/** How far everybody is: card backs for those who choose, one with a seal for those who have, a portrait once it is shown. */
export function Choosers({ folks }: { readonly folks: FolkTable }) {
  const { seats, me, speak } = useTable();
  return (
    <ul className="cv-choosers paper" aria-label={speak('folk.others')}>
      {seats.map(({ seat, name, asked }) => {
        const chosen = folks.chosen[seat];
        const folk = isFolk(chosen) ? chosen : undefined;
        const waits = areDrawn(folks) || folks.selection === 'free';
        const words =
          folk !== undefined
            ? speak('folk.plays', { folk: speak(`folk.${folk}`) })
            : speak(asked ? 'folk.choosing' : waits ? 'folk.waits' : 'folk.has-chosen');
        return (
          <li key={seat} data-own={seat === me || undefined}>
            <SeatMark seat={seatNumber(seat)} />
            <span>
              <b>{seat === me ? speak('board.you') : name}</b>
              <span>{words}</span>
            </span>
            {folk !== undefined ? (
              <Person seat={seatNumber(seat)} folk={folk} />
            ) : (
              <span className="cv-backs">
                {asked && <CardBack />}
                <CardBack sealed={!asked && !waits} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
