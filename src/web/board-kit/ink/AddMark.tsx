import { useId, useState } from 'react';
import type { Mark, Spot } from '../../../protocol/marks.ts';
import { Button } from '../../look/Button.tsx';
import type { Tool } from './drawing.ts';
import { nameOfSpot, type SpotNames, spotsOn } from './spots.ts';
import { useInkSay } from './text.ts';

interface AddMarkProps {
  readonly names: SpotNames;
  readonly draw: (mark: Mark) => void;
  readonly full: boolean;
}

type Named = readonly [spot: Spot, name: string];

/** Draws a mark by choosing what is on the board from a list. */
export function AddMark({ names, draw, full }: AddMarkProps) {
  const say = useInkSay();
  const [spots, setSpots] = useState<readonly Named[]>([]);
  return (
    <details
      className="ink-add"
      onToggle={({ currentTarget }) => {
        const stage = currentTarget.open ? document.querySelector('.stage') : null;
        setSpots(stage === null ? [] : namedSpots(stage, names));
      }}
    >
      <summary>{say('ink.add')}</summary>
      <Choices kind="ring" spots={spots} full={full} draw={draw} />
      <Choices kind="arrow" spots={spots} full={full} draw={draw} />
    </details>
  );
}

/** What lies on the board and has a name, by its name; things that are called alike are counted. */
function namedSpots(stage: Element, names: SpotNames): Named[] {
  const seen = new Map<string, number>();
  const found = spotsOn(stage).flatMap((spot): Named[] => {
    const name = nameOfSpot(spot, names);
    if (name === undefined) return [];
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return [[spot, count > 1 ? `${name} (${count})` : name]];
  });
  return found.sort(([, one], [, other]) => one.localeCompare(other, undefined, { numeric: true }));
}

interface ChoicesProps extends Pick<AddMarkProps, 'draw' | 'full'> {
  readonly kind: Tool;
  readonly spots: readonly Named[];
}

function Choices({ kind, spots, draw, full }: ChoicesProps) {
  const say = useInkSay();
  const [from, setFrom] = useState<Spot>('');
  const [to, setTo] = useState<Spot>('');
  const isWhole = to !== '' && (kind === 'ring' || (from !== '' && from !== to));
  return (
    <div className="ink-choices">
      {kind === 'arrow' && <Choice label={say('ink.from')} spots={spots} value={from} choose={setFrom} />}
      <Choice label={say(kind === 'ring' ? 'ink.at' : 'ink.to')} spots={spots} value={to} choose={setTo} />
      <Button
        size="small"
        disabled={!isWhole || full}
        onClick={() => draw(kind === 'ring' ? { kind, at: to } : { kind, from, to })}
      >
        {say(`ink.draw-${kind}`)}
      </Button>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly spots: readonly Named[];
  readonly value: Spot;
  readonly choose: (spot: Spot) => void;
}

function Choice({ label, spots, value, choose }: ChoiceProps) {
  const say = useInkSay();
  const id = useId();
  return (
    <label className="ink-choice" htmlFor={id}>
      {label}
      <select id={id} className="select" value={value} onChange={({ target }) => choose(target.value)}>
        <option value="">{say('ink.choose')}</option>
        {spots.map(([spot, name]) => (
          <option key={spot} value={spot}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
