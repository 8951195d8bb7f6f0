import { usePlace } from '../../../web/board-kit/places.tsx';
import { Glyph, type GlyphName } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { RESOURCES } from '../box/bonuses.ts';
import { BARNS, CLANS, type Clan } from '../box/clans.ts';
import { Marks } from './Marks.tsx';
import { marksOf } from './marks.ts';
import { placeOf } from './places.ts';
import { useTable } from './table.ts';

/** TP-2.7: the clans with what each of them starts with. */
export function ClanChoice() {
  const { speak } = useTable();
  return (
    <section className="tp-clans" aria-label={speak('board.clans')}>
      {CLANS.map((clan) => (
        <ClanSheet key={clan.id} clan={clan} />
      ))}
    </section>
  );
}

function ClanSheet({ clan }: { readonly clan: Clan }) {
  const { speak } = useTable();
  const place = usePlace(placeOf.clan(clan.id));
  const start: (readonly [GlyphName, number])[] = [
    ...RESOURCES.map((resource, number) => [resource, clan.goods[number] ?? 0] as const),
    ['power', clan.power],
    ['cow', clan.cows],
    ['human', clan.humans],
  ];
  return (
    <div className="tp-clan" data-clan={clan.id} {...place}>
      <h2>{speak(`clan.${clan.id}`)}</h2>
      <span className="tp-clan-troll">
        <Glyph name="troll" />
      </span>
      <p className="tp-clan-line">
        <span className="tp-clan-word">{speak('board.starts-with')}</span>
        <Marks
          marks={start.filter(([, count]) => count > 0).map(([glyph, count]) => ({ glyph, text: String(count) }))}
        />
      </p>
      <p className="tp-clan-line">
        <span className="tp-clan-word">{speak('board.has-sites')}</span>
        <Marks
          marks={RESOURCES.flatMap((glyph, number) =>
            (clan.sites[number] ?? 0) > 0 ? [{ glyph, text: String(clan.sites[number]) }] : [],
          )}
        />
      </p>
      <p className="tp-clan-line">
        <span className="tp-clan-word">{speak('board.has-barns')}</span>
        <Marks marks={[{ glyph: 'farm', text: String(BARNS - clan.covers) }]} />
      </p>
      <p className="tp-clan-line" title={speak(`about.clan-${clan.id}`)}>
        <span className="tp-clan-word">{speak('board.clan-tile')}</span>
        <Marks marks={marksOf(clan.effects)} />
      </p>
    </div>
  );
}
