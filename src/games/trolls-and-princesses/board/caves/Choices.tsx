import './choices.css';
import type { Seat } from '../../../../kernel/game.ts';
import { usePlace, usePlaces } from '../../../../web/board-kit/places.tsx';
import { BONUS_IDS, BONUSES, type BonusId, bonusNumber } from '../../box/bonuses.ts';
import {
  CHANGELING_PLACES,
  type ChangelingPlace,
  isOutpostPlace,
  OUTPOST_PLACES,
  type OutpostPlace,
} from '../../box/clans.ts';
import { FORMS, type Form, spotKind } from '../../box/spots.ts';
import { type Player, playerAt } from '../../position.ts';
import { lossesOf } from '../../rules/effects.ts';
import { clanOf } from '../art/clans.ts';
import { ChangelingPiece, OutpostPiece, Piece } from '../art/Figure.tsx';
import { placeOf, readPlace } from '../places.ts';
import { useTable } from '../table.ts';

/** Which of one's pieces leaves, or on which spot loot is put: asked here, in words, while it is asked. */
export function Choices() {
  const { me, shown } = useTable();
  const places = usePlaces();
  if (me === undefined || me !== shown) return null;
  const asked = [...places].filter(([, { mood }]) => mood === 'lit').map(([place]) => place);
  const own = [...OUTPOST_PLACES, ...CHANGELING_PLACES].filter((place) => asked.includes(placeOf.own(place)));
  if (own.length > 0) return <OwnPieces pieces={own} seat={me} />;
  return asked.some((place) => readPlace(place)?.is === 'spot') ? <Spots seat={me} /> : null;
}

interface OwnPiecesProps {
  readonly pieces: readonly (OutpostPlace | ChangelingPlace)[];
  readonly seat: Seat;
}

/** TP-1.8, TP-1.9: own pieces that wait on the board, with what each gives when it leaves. */
function OwnPieces({ pieces, seat }: OwnPiecesProps) {
  const { speak } = useTable();
  return (
    <div className="tp-choices paper">
      <h3>{speak('board.once-left')}</h3>
      {pieces.map((piece) => (
        <OwnPiece key={piece} piece={piece} seat={seat} />
      ))}
    </div>
  );
}

function OwnPiece({ piece, seat }: { readonly piece: OutpostPlace | ChangelingPlace; readonly seat: Seat }) {
  const { view, speak } = useTable();
  const place = usePlace(placeOf.own(piece));
  const owner = { clan: clanOf(view, seat), seat };
  return (
    <div className="tp-choice" {...place} data-about={`own-${piece}`}>
      {isOutpostPlace(piece) ? <OutpostPiece owner={owner} /> : <ChangelingPiece owner={owner} />}
      <span>{speak('board.when-it-leaves', { place: piece })}</span>
    </div>
  );
}

/** TP-6.8: free spots, with what each gives. */
function Spots({ seat }: { readonly seat: Seat }) {
  const { view, speak } = useTable();
  const player = playerAt(view, seat);
  return (
    <div className="tp-choices paper">
      <h3>{speak('board.which-spot')}</h3>
      {FORMS.flatMap((form, number) =>
        BONUS_IDS.map((bonus, at) => (
          <SpotChoice
            key={`${form} ${bonus}`}
            form={form}
            bonus={bonus}
            free={player.spots[spotKind(number, at)] ?? 0}
            lost={lostOf(player, bonus)}
          />
        )),
      )}
    </div>
  );
}

interface SpotChoiceProps {
  readonly form: Form;
  readonly bonus: BonusId;
  readonly free: number;
  /** How much of it there is no room for. */
  readonly lost: number;
}

/** TP-1.11: troll power and cows that find no room are lost. */
function lostOf(player: Player, bonus: BonusId): number {
  const { lostPower = 0, lostCows = 0 } = lossesOf(player, BONUSES[bonusNumber(bonus)]?.effects ?? []) ?? {};
  return lostPower + lostCows;
}

function SpotChoice({ form, bonus, free, lost }: SpotChoiceProps) {
  const { speak } = useTable();
  const place = usePlace(placeOf.spot(form, bonus));
  if (place['data-mood'] === undefined) return null;
  return (
    <div className="tp-choice" {...place} data-about={`spot-${form}`}>
      <Piece kind={form} />
      <span>{speak('board.spot-gives', { bonus, count: free, lost })}</span>
    </div>
  );
}
