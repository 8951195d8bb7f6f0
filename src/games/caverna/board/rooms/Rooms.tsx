import './rooms.css';
import { useState } from 'react';
import { usePlaces } from '../../../../web/board-kit/places.tsx';
import { Button } from '../../../../web/look/Button.tsx';
import { type Furnishing, GROUPS, TAG_OF } from '../../box/furnishing.ts';
import { BASE_KINDS, FURNISHINGS, type FurnishingId, furnishingNumber } from '../../box/furnishings.ts';
import { type Caverna, NOT_IN_PLAY, ON_OFFER } from '../../position.ts';
import { listed } from '../goods.tsx';
import { placeOf } from '../place-ids.ts';
import { readerOf, useTable } from '../table.ts';
import { useViews } from '../views.ts';
import { RoomCard, TakenRoom } from './RoomCard.tsx';
import { priceOf } from './worth.ts';

const FILTERS = ['all', 'payable', 'free', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

/** CV-1.28, FF-2.13: the places on the printed boards, each with the furnishing that lies there in this match. */
function slotsOf({ owners }: Caverna): readonly Furnishing[] {
  const inPlay = (id: FurnishingId) =>
    owners[furnishingNumber(id)] !== undefined && owners[furnishingNumber(id)] !== NOT_IN_PLAY;
  return FURNISHINGS.slice(0, BASE_KINDS).map(
    (base) => FURNISHINGS.find(({ id, replaces }) => replaces === base.id && inPlay(id)) ?? base,
  );
}

/** All furnishings by group: what each costs now, what it is worth, who has it. */
export function Rooms() {
  const table = useTable();
  const { view, speak, frame } = table;
  const seat = readerOf(table);
  const places = usePlaces();
  const { setRooms, lift } = useViews();
  const asked = frame?.step === 'furnish';
  const [chosen, setFilter] = useState<Filter>('all');
  const filter = chosen;
  const slots = slotsOf(view);
  const inPlay = slots.filter(({ id }) => view.owners[furnishingNumber(id)] !== NOT_IN_PLAY);
  const isOpen = (id: FurnishingId) => view.owners[furnishingNumber(id)] === ON_OFFER;
  const isPayable = (id: FurnishingId) =>
    isOpen(id) && listed(priceOf(view, seat, furnishingNumber(id)).missing).length === 0;
  const isMine = (id: FurnishingId) => view.players[seat]?.tops.includes(id) === true;
  const passes: Readonly<Record<Filter, (id: FurnishingId) => boolean>> = {
    all: () => true,
    payable: isPayable,
    free: isOpen,
    mine: isMine,
  };
  const isLit = (id: FurnishingId) => places.get(placeOf.room(id))?.mood === 'lit';
  return (
    <section className="cv-rooms" aria-label={speak('board.rooms')} data-guide="rooms">
      <header className="cv-rooms-head">
        <fieldset className="cv-filters" aria-label={speak('board.filter')}>
          {FILTERS.map((each) => (
            <button key={each} type="button" aria-pressed={filter === each} onClick={() => setFilter(each)}>
              {speak(`rooms.${each}`, { count: inPlay.filter(({ id }) => passes[each](id)).length })}
            </button>
          ))}
        </fieldset>
        <Button
          size="small"
          {...(asked ? {} : { icon: 'close' as const })}
          className="cv-from-rooms"
          onClick={() => (asked ? lift(true) : setRooms(false))}
        >
          {speak(asked ? 'rooms.look' : 'rooms.back')}
        </Button>
      </header>
      {GROUPS.map((group) => {
        const ids = inPlay.flatMap(({ id, group: of }) =>
          of === group && (passes[filter](id) || isLit(id)) ? [id] : [],
        );
        const taken = ids.filter((id) => !isOpen(id));
        if (ids.length === 0) return null;
        return (
          <section key={group} className="cv-room-group" data-tag={TAG_OF[group]} aria-label={speak(`group.${group}`)}>
            <h2>
              {speak(`group.${group}`)}
              {taken.map((id) => (
                <TakenRoom key={id} id={id} />
              ))}
            </h2>
            <div className="cv-room-cards">
              {ids.filter(isOpen).map((id) => (
                <RoomCard key={id} id={id} />
              ))}
            </div>
          </section>
        );
      })}
    </section>
  );
}
