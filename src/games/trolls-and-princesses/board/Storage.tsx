import { usePlace } from '../../../web/board-kit/places.tsx';
import { Glyph } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { BONUS_IDS, type BonusId } from '../box/bonuses.ts';
import { CLAN_IDS, CLANS } from '../box/clans.ts';
import { FORMS, type Form, spotKind } from '../box/spots.ts';
import { isKingTile, type KingTileId, kingTile, tileId } from '../box/tiles.ts';
import { trollCardFace } from '../box/troll-cards.ts';
import type { Activable } from '../moves.ts';
import { type Player, playerAt } from '../position.ts';
import { CardFace } from './Displays.tsx';
import { tilesOf } from './layout.ts';
import { Marks } from './Marks.tsx';
import { type Mark, marksOf, marksOfBonus } from './marks.ts';
import { placeOf } from './places.ts';
import { useTable } from './table.ts';

/** What has been carried off, and where there is room for more: by form, and by what a spot gives. */
export function Storage() {
  const { view, shown, speak } = useTable();
  const player = playerAt(view, shown);
  return (
    <ul className="tp-storage" aria-label={speak('board.storage')} data-guide="storage">
      {FORMS.map((form, number) => (
        <li key={form} className="tp-store" data-form={form}>
          <span className="tp-stored" title={speak('board.stored', { form, count: player.stored[number] })}>
            <Glyph name={form} />
            <b aria-hidden="true">{player.stored[number]}</b>
            <span className="sr-only">{speak('board.stored', { form, count: player.stored[number] })}</span>
          </span>
          {BONUS_IDS.map((bonus, at) => {
            const free = player.spots[spotKind(number, at)] ?? 0;
            return free > 0 && <FreeSpot key={bonus} form={form} bonus={bonus} free={free} />;
          })}
        </li>
      ))}
      <li className="tp-store" data-form="bed">
        <span className="tp-stored" title={speak('board.princesses', { count: player.princesses, beds: player.beds })}>
          <Glyph name="princess" />
          <b aria-hidden="true">
            {player.princesses}/{player.beds}
          </b>
          <Glyph name="bed" />
          <span className="sr-only">{speak('board.princesses', { count: player.princesses, beds: player.beds })}</span>
        </span>
      </li>
    </ul>
  );
}

interface FreeSpotProps {
  readonly form: Form;
  readonly bonus: BonusId;
  readonly free: number;
}

function FreeSpot({ form, bonus, free }: FreeSpotProps) {
  const { me, shown, speak } = useTable();
  const place = usePlace(placeOf.spot(form, bonus));
  const told = speak('board.free-spots', { form, bonus, count: free });
  return (
    <span className="tp-free" data-form={form} title={told} {...(me === shown ? place : {})}>
      <span className="sr-only">{told}</span>
      {free > 1 && <b aria-hidden="true">{free}×</b>}
      {bonus === 'none' ? <span className="tp-blank" aria-hidden="true" /> : <Marks marks={marksOfBonus(bonus)} />}
    </span>
  );
}

function marksOfClan(player: Player): Mark[] {
  return marksOf(CLANS[player.clan]?.effects ?? []);
}

/** TP-4.9: the clan tile and King's tiles that can be activated, and the troll cards the clan has. */
export function Followers() {
  const { view, shown, speak } = useTable();
  const player = playerAt(view, shown);
  const tiles = tilesOf(player).flatMap(({ tile }) => {
    const effects = isKingTile(tile) ? kingTile(tile).effects : undefined;
    return effects === undefined ? [] : [{ id: tileId(tile) as KingTileId, marks: marksOf(effects) }];
  });
  const clan = CLAN_IDS[player.clan];
  return (
    <div className="tp-followers">
      {clan && <Activation tile="clan" marks={marksOfClan(player)} about={speak(`about.clan-${clan}`)} />}
      {tiles.map(({ id, marks }) => (
        <Activation key={id} tile={id} marks={marks} about={`${speak(`tile.${id}`)}. ${speak(`about.${id}`)}`} />
      ))}
      {player.cards.map((card) => {
        const name = speak('move.card', { card: trollCardFace(card).id });
        return (
          <span key={card} className="tp-card tp-card-small" role="img" aria-label={name} title={name}>
            <CardFace card={card} />
          </span>
        );
      })}
    </div>
  );
}

interface ActivationProps {
  readonly tile: Activable;
  readonly marks: readonly Mark[];
  readonly about: string;
}

function Activation({ tile, marks, about }: ActivationProps) {
  const { me, shown } = useTable();
  const place = usePlace(placeOf.activate(tile));
  return (
    <span
      className="tp-activation"
      title={about}
      {...(me === shown ? place : {})}
      data-clan={tile === 'clan' || undefined}
    >
      <span className="tp-act-points" aria-hidden="true">
        1
      </span>
      <Glyph name={tile === 'clan' ? 'troll' : 'king'} />
      <Marks marks={marks} />
      <span className="sr-only">{about}</span>
    </span>
  );
}
