import { useId } from 'react';
import { titleOf } from '../game-list.ts';
import { Button } from '../look/Button.tsx';
import { CHOICES, FILTER_NAMES, type Filter, type FilterName } from './filter.ts';
import { useLobbySay } from './text.ts';

interface TableFilterProps {
  readonly filter: Filter;
  change(filter: Filter): void;
}

/** Narrows the list of tables. */
export function TableFilter({ filter, change }: TableFilterProps) {
  const say = useLobbySay();
  const id = useId();
  const isSet = Object.keys(filter).length > 0;
  const set = (name: FilterName, value: string) => {
    const { [name]: _, ...others } = filter;
    change(value === '' ? others : { ...others, [name]: value });
  };
  return (
    <search className="table-filter paper paper-strip" aria-label={say('lobby.filter')}>
      {FILTER_NAMES.map((name) => (
        <label key={name} htmlFor={`${id}${name}`} className="table-filter-field">
          <span className="small">{say(`lobby.filter.${name}`)}</span>
          <select
            className="select"
            id={`${id}${name}`}
            value={filter[name] ?? ''}
            data-set={filter[name] !== undefined || undefined}
            onChange={({ target }) => set(name, target.value)}
          >
            <option value="">{say('lobby.any')}</option>
            {name === 'game' && CHOICES.game.map((game) => <Option key={game} value={game} words={titleOf(game)} />)}
            {name === 'seats' && CHOICES.seats.map((seats) => <Option key={seats} value={seats} words={seats} />)}
            {name === 'pace' &&
              CHOICES.pace.map((pace) => <Option key={pace} value={pace} words={say(`lobby.pace.${pace}`)} />)}
            {name === 'rated' &&
              CHOICES.rated.map((rated) => <Option key={rated} value={rated} words={say(`lobby.rated.${rated}`)} />)}
            {name === 'length' &&
              CHOICES.length.map((length) => (
                <Option key={length} value={length} words={say(`lobby.length.${length}`)} />
              ))}
          </select>
        </label>
      ))}
      {isSet && (
        <Button kind="plain" onClick={() => change({})}>
          {say('lobby.clear')}
        </Button>
      )}
    </search>
  );
}

function Option({ value, words }: { value: string; words: string }) {
  return <option value={value}>{words}</option>;
}
