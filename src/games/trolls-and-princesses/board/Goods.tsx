import { usePlace } from '../../../web/board-kit/places.tsx';
import { Glyph, type GlyphName } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { RESOURCES, type Resource } from '../box/bonuses.ts';
import { BARNS, CHANGELING_PLACES, MOST_POWER } from '../box/clans.ts';
import { mostPower } from '../goods.ts';
import { playerAt } from '../position.ts';
import { OwnPiece } from './Cavern.tsx';
import { upTo } from './numbers.ts';
import { placeOf } from './places.ts';
import { useTable } from './table.ts';

/** What the clan has: resources, sites, troll power, cows. */
export function Goods() {
  return (
    <div className="tp-goods" data-guide="goods">
      {RESOURCES.map((resource, number) => (
        <Stock key={resource} resource={resource} number={number} />
      ))}
      <PowerTrack />
      <Barns />
    </div>
  );
}

/** Resources in the field, and the sites that more can be mined from. */
function Stock({ resource, number }: { readonly resource: Resource; readonly number: number }) {
  const { view, me, shown, speak } = useTable();
  const player = playerAt(view, shown);
  const field = usePlace(placeOf.field(resource));
  const sites = usePlace(placeOf.sites(resource));
  const amount = player.field[number] ?? 0;
  const [count, filled] = [player.sites[number] ?? 0, player.filled[number] ?? 0];
  const has = speak('board.has', { resource, count: amount });
  const told = speak('board.sites', { resource, filled, count });
  const isMine = shown === me;
  return (
    <div className="tp-stock">
      <span className="tp-field" title={has} {...(isMine ? field : {})}>
        <Glyph name={resource} />
        <b aria-hidden="true">{amount}</b>
        <span className="sr-only">{has}</span>
      </span>
      <span className="tp-sites" title={told} {...(isMine ? sites : {})}>
        <span className="sr-only">{told}</span>
        {upTo(count).map((site) => (
          <span key={site} className="tp-pip" data-resource={resource} data-filled={site <= filled || undefined} />
        ))}
      </span>
    </div>
  );
}

function PowerTrack() {
  const { view, shown, speak } = useTable();
  const player = playerAt(view, shown);
  const most = mostPower(player);
  const told = speak('board.power', { power: player.power, most });
  return (
    <div className="tp-power" title={told}>
      <Glyph name="power" />
      <b aria-hidden="true">{player.power}</b>
      <span className="sr-only">{told}</span>
      <span className="tp-track" aria-hidden="true">
        {upTo(MOST_POWER + 1).map((space) => (
          <span key={space} data-full={space <= player.power || undefined} data-shut={space > most || undefined} />
        ))}
      </span>
      <OwnPiece place={CHANGELING_PLACES[1]} seat={shown} />
    </div>
  );
}

function Barns() {
  const { view, shown, speak } = useTable();
  const { cows, covers } = playerAt(view, shown);
  const open = BARNS - covers;
  const told = speak('board.barns', { cows, open });
  return (
    <div className="tp-barns" title={told}>
      <span className="sr-only">{told}</span>
      {upTo(BARNS).map((barn) => {
        const glyph: GlyphName = barn <= cows ? 'cow' : 'farm';
        return (
          <span
            key={barn}
            className="tp-barn"
            data-cow={barn <= cows || undefined}
            data-shut={barn > open || undefined}
          >
            <Glyph name={glyph} />
          </span>
        );
      })}
      <OwnPiece place={CHANGELING_PLACES[0]} seat={shown} />
    </div>
  );
}
