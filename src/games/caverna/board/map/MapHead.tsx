import { Button, IconButton } from '../../../../web/look/Button.tsx';
import { ON_OFFER } from '../../position.ts';
import { thingOf } from '../explain/things.ts';
import { useTable } from '../table.ts';
import { useViews } from '../views.ts';
import { Crew } from './Crew.tsx';
import { endOf, Stone } from './Rounds.tsx';

const FILTERS = ['all', 'open', 'forest', 'meadow', 'rock'] as const;
export type Filter = (typeof FILTERS)[number];

interface MapHeadProps {
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  readonly open: number;
  readonly all: number;
}

/** Over the map: the round and its end, who goes next, and what of the map is shown. */
export function MapHead({ filter, setFilter, open, all }: MapHeadProps) {
  const { view, speak } = useTable();
  const { setRooms, setReference } = useViews();
  const left = view.owners.filter((owner) => owner === ON_OFFER).length;
  return (
    <div className="cv-head">
      <span className="cv-now" data-guide="round" data-about={thingOf.round(view.round)}>
        <Stone round={view.round} now />
        <span>
          <b>{speak('rounds.now', { round: view.round })}</b>
          <span>{speak(`end.${endOf(view, view.round)}`)}</span>
        </span>
      </span>
      <Crew />
      <fieldset className="cv-filters" aria-label={speak('board.filter')}>
        {FILTERS.map((each) => (
          <button key={each} type="button" aria-pressed={filter === each} onClick={() => setFilter(each)}>
            {speak(`filter.${each}`, { count: each === 'open' ? open : all })}
          </button>
        ))}
      </fieldset>
      <span className="cv-head-doors">
        <Button size="small" className="cv-to-rooms" onClick={() => setRooms(true)}>
          {speak('board.to-rooms', { count: left })}
        </Button>
        <IconButton
          icon="help"
          kind="quiet"
          label={speak('reference.title')}
          onClick={() => setReference(true)}
          data-guide="reference"
        />
      </span>
    </div>
  );
}
