import './clan-choice.css';
import { usePlace, usePlaceState } from '../../../web/board-kit/places.tsx';
import { BARNS, CLANS } from '../box/clans.ts';
import { placeOf } from './places.ts';
import { useTable } from './table.ts';

/** TP-2.7: the clans with what each of them starts with. */
export function ClanChoice() {
  const { speak } = useTable();
  return (
    <section className="tp-clan-choice" aria-label={speak('board.clans')}>
      {CLANS.map((clan) => (
        <ClanSheet key={clan.id} clan={clan} />
      ))}
      <div className="tp-clan-goal paper">
        <p>{speak('board.wins')}</p>
        <p>{speak('board.what-it-means')}</p>
      </div>
    </section>
  );
}

function ClanSheet({ clan }: { readonly clan: (typeof CLANS)[number] }) {
  const { speak } = useTable();
  const place = usePlace(placeOf.clan(clan.id));
  const why = usePlaceState(placeOf.clan(clan.id))?.why;
  const [obsidian, gold, diamond] = clan.goods;
  const [obsidianSites, goldSites, diamondSites] = clan.sites;
  const start = speak('clan.starts', {
    obsidian,
    gold,
    diamond,
    power: clan.power,
    cows: clan.cows,
    humans: clan.humans,
  });
  const sites = speak('price.goods', { obsidian: obsidianSites, gold: goldSites, diamond: diamondSites });
  return (
    <div className="tp-clan" data-clan={clan.id} {...place} data-at-once>
      <h2>{speak(`clan.${clan.id}`)}</h2>
      <svg viewBox="0 0 240 224" className="tp-clan-troll" aria-hidden="true" focusable="false">
        <use href={`#tp-head-${clan.id}`} width="240" height="224" />
      </svg>
      <dl>
        <dt>{speak('board.starts-with')}</dt>
        <dd>{start}</dd>
        <dt>{speak('board.has-sites')}</dt>
        <dd>{sites}</dd>
        <dt>{speak('board.has-barns')}</dt>
        <dd>{BARNS - clan.covers}</dd>
        <dt>{speak('board.clan-tile')}</dt>
        <dd>{speak(`about.clan-${clan.id}`)}</dd>
      </dl>
      {why && <p className="tp-clan-why">{why.reason}</p>}
    </div>
  );
}
