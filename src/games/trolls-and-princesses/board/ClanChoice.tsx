import { usePlace, usePlaceState } from '../../../web/board-kit/places.tsx';
import { TrollHead } from '../../../web/look/people/TrollHead.tsx';
import type { GlyphName } from '../../../web/look/trolls-and-princesses/Glyph.tsx';
import { RESOURCES } from '../box/bonuses.ts';
import { BARNS, CLANS, type ClanId } from '../box/clans.ts';
import { Marks } from './Marks.tsx';
import { marksOf } from './marks.ts';
import { placeOf } from './places.ts';
import { useTable } from './table.ts';

/** What the trolls of a clan look like. */
const HIDES: Readonly<Record<ClanId, { skin: string; light: string; hair: string }>> = {
  teal: { skin: '#2f8c86', light: '#a9dcd2', hair: '#1d4f56' },
  yellow: { skin: '#c9962b', light: '#f4dc9a', hair: '#6a4a1c' },
  red: { skin: '#b5452f', light: '#f0b59c', hair: '#57231c' },
  purple: { skin: '#7d5ea6', light: '#d5c3e6', hair: '#3b2a55' },
};

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

function ClanSheet({ clan }: { readonly clan: (typeof CLANS)[number] }) {
  const { speak } = useTable();
  const place = usePlace(placeOf.clan(clan.id));
  const why = usePlaceState(placeOf.clan(clan.id))?.why;
  const start: (readonly [GlyphName, number])[] = [
    ...RESOURCES.map((resource, number) => [resource, clan.goods[number] ?? 0] as const),
    ['power', clan.power],
    ['cow', clan.cows],
    ['human', clan.humans],
  ];
  return (
    <div className="tp-clan" data-clan={clan.id} {...place}>
      <h2>{speak(`clan.${clan.id}`)}</h2>
      <svg viewBox="0 0 240 214" className="tp-clan-troll" aria-hidden="true" focusable="false">
        <TrollHead colours={{ ...HIDES[clan.id], ink: '#10171a', eye: '#ffe08a', tusk: '#f3e7cc' }} sapling={false} />
      </svg>
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
      {why && <p className="tp-clan-why">{why.reason}</p>}
    </div>
  );
}
