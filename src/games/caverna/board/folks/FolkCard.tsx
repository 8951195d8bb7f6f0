import { usePlace, usePlaceState } from '../../../../web/board-kit/places.tsx';
import { Icon } from '../../../../web/look/Icon.tsx';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { seatNumber } from '../../../../web/look/SeatMark.tsx';
import type { FolkId } from '../../box/folk-ids.ts';
import { sheetOf } from '../../box/folk-sheets.ts';
import { FURNISHINGS } from '../../box/furnishings.ts';
import { plain } from '../../messages/plain.ts';
import { FolkScene } from '../art/folks/FolkScene.tsx';
import { Peaks } from '../art/folks/Peaks.tsx';
import { Vignette } from '../art/folks/Vignette.tsx';
import { thingOf } from '../explain/things.ts';
import { placeOf } from '../place-ids.ts';
import { readerOf, useTable } from '../table.ts';

/** A folk's board: who they are, what sets them apart, what they bring to the table, and the way to lead them. */
export function FolkCard({ folk }: { readonly folk: FolkId }) {
  const table = useTable();
  const { speak, openRule } = table;
  const { hardness } = sheetOf(folk);
  const mood = usePlaceState(placeOf.folk(folk))?.mood;
  return (
    <article className="cv-folk-card paper" aria-label={speak(`folk.${folk}`)} data-open={mood === 'lit' || undefined}>
      <header>
        <FolkScene folk={folk} seat={seatNumber(readerOf(table))} />
        <div>
          <h2>{speak(`folk.${folk}`)}</h2>
          <p>{speak(`motto.${folk}`)}</p>
        </div>
        <span className="cv-hardness">
          <Peaks hardness={hardness} />
          {speak(`folk.hardness-${hardness}`)}
        </span>
      </header>
      <Lead folk={folk} />
      <Abilities folk={folk} />
      <div className="cv-folk-brings">
        <section>
          <h3>
            {speak('folk.start')} <RuleLink rule="FF-2.11" open={openRule} />
          </h3>
          <p>{speak(`start.${folk}`)}</p>
        </section>
        <Swaps folk={folk} />
      </div>
    </article>
  );
}

/** Gifts and prices, each with its picture, its words and its rule. */
export function Abilities({ folk }: { readonly folk: FolkId }) {
  const { speak, openRule } = useTable();
  const { abilities } = sheetOf(folk);
  if (abilities.length === 0) {
    return (
      <p className="cv-folk-none">
        {speak('folk.none')} <RuleLink rule="FF-7.0.1" open={openRule} />
      </p>
    );
  }
  return (
    <ul className="cv-abilities" aria-label={speak('folk.abilities')}>
      {abilities.map(({ id, kind, rule }) => (
        <li key={id}>
          <Vignette of={id} />
          <span>
            <b>{speak(`ability.${id}`)}</b> <em data-kind={kind}>{speak(`folk.${kind}`)}</em>{' '}
            <RuleLink rule={rule} open={openRule} />
            <span>{speak(`says.${id}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** FF-2.13: the furnishings that come with a folk, and those that leave for them. */
function Swaps({ folk }: { readonly folk: FolkId }) {
  const { speak, openRule } = useTable();
  const tiles = FURNISHINGS.filter((furnishing) => furnishing.folk === folk);
  if (tiles.length === 0) return null;
  return (
    <section>
      <h3>
        {speak('folk.swap')} <RuleLink rule="FF-2.13" open={openRule} />
      </h3>
      <ul>
        {tiles.map(({ id, replaces = id }) => (
          <li key={id} data-about={thingOf.room(id)}>
            <b>{plain(speak(`furnishing.${id}`))}</b>{' '}
            <span className="sr-only">{speak('folk.instead-of', { old: plain(speak(`furnishing.${replaces}`)) })}</span>
            <span aria-hidden="true">
              ← <s>{plain(speak(`furnishing.${replaces}`))}</s>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Chooses the folk, where it may be chosen; says why not where it is taken. */
function Lead({ folk }: { readonly folk: FolkId }) {
  const { speak, openRule } = useTable();
  const place = usePlace(placeOf.folk(folk));
  const state = usePlaceState(placeOf.folk(folk));
  if (state === undefined) return null;
  return (
    <div className="cv-lead" {...place} data-at-once="">
      {state.why === undefined ? (
        speak('move.pick-folk', { folk })
      ) : (
        <span className="cv-why">
          {state.why.reason} <RuleLink rule={state.why.rule} open={openRule} />
        </span>
      )}
      {state.mood === 'chosen' && <Icon name="check" />}
    </div>
  );
}
