import { useId } from 'react';
import { GAMES } from '../game-list.ts';
import { type Filter, GROUPS } from './filter.ts';
import { useMatchesSay } from './text.ts';

interface MatchFilterProps {
  readonly filter: Filter;
  change(filter: Filter): void;
}

/** Finds matches by whose turn it is, by game, and by who plays. */
export function MatchFilter({ filter, change }: MatchFilterProps) {
  const say = useMatchesSay();
  const id = useId();
  return (
    <search className="match-filter paper paper-strip" aria-label={say('filter.label')}>
      <label htmlFor={`${id}group`}>{say('filter.state')}</label>
      <select
        className="select"
        id={`${id}group`}
        value={filter.group}
        onChange={({ target }) => change({ ...filter, group: GROUPS.find((group) => group === target.value) ?? 'all' })}
      >
        {(['all', ...GROUPS] as const).map((group) => (
          <option key={group} value={group}>
            {say(`filter.state.${group}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}game`}>{say('filter.game')}</label>
      <select
        className="select"
        id={`${id}game`}
        value={filter.game}
        onChange={({ target }) => change({ ...filter, game: target.value })}
      >
        <option value="">{say('filter.all-games')}</option>
        {GAMES.map((game) => (
          <option key={game.id} value={game.id}>
            {game.title}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}with`}>{say('filter.with')}</label>
      <input
        className="input"
        id={`${id}with`}
        type="search"
        maxLength={60}
        placeholder={say('filter.with-hint')}
        value={filter.companion}
        onChange={({ target }) => change({ ...filter, companion: target.value })}
      />
    </search>
  );
}
