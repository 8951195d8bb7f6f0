import { Button, IconButton } from '../../../../web/look/Button.tsx';
import { Toolbar } from '../../../../web/look/Toolbar.tsx';
import { ON_OFFER } from '../../position.ts';
import { isWorkingTime } from '../../rules/to-place.ts';
import { thingOf } from '../explain/things.ts';
import { useTable } from '../table.ts';
import { useViews } from '../views.ts';
import { Crew } from './Crew.tsx';
import { endOf, Stone } from './Rounds.tsx';

/** Over the map: the round and its end, who goes next, and the ways to the furnishings and the reference. */
export function MapHead() {
  const { view, frame, over, speak } = useTable();
  const { setRooms, setReference } = useViews();
  const left = view.owners.filter((owner) => owner === ON_OFFER).length;
  return (
    <div className="cv-head">
      <span className="cv-now" data-guide="round" data-about={thingOf.round(view.round)}>
        <Stone round={view.round} now />
        <span>
          <b>{speak('rounds.now', { round: view.round })}</b>
          {!over && <span>{speak(`end.${endOf(view, view.round)}`)}</span>}
        </span>
      </span>
      {!over && isWorkingTime(view) && <Crew />}
      <Toolbar className="cv-head-doors" aria-label={speak('board.look-up')}>
        <Button
          size="small"
          {...(frame?.step === 'furnish' && { kind: 'primary' as const })}
          className="cv-to-rooms"
          onClick={() => setRooms(true)}
        >
          {speak('board.to-rooms', { count: left })}
        </Button>
        <IconButton
          icon="help"
          kind="quiet"
          label={speak('reference.title')}
          onClick={() => setReference(true)}
          data-guide="reference"
        />
      </Toolbar>
    </div>
  );
}
