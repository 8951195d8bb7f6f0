import './choose-person.css';
import { useEffect, useId, useState } from 'react';
import type { PeopleFound } from '../../protocol/companions.ts';
import { ApiError } from '../connection/api.ts';
import { shownName } from '../frame/guest-names.ts';
import { HouseMark } from '../frame/HouseMark.tsx';
import { companionsApi } from './companions-api.ts';
import { useCompanionsSay } from './text.ts';

export type ChosenPerson = PeopleFound['people'][number];

interface ChoosePersonProps {
  /** Those who are invited already. */
  readonly except: readonly string[];
  choose(person: ChosenPerson): void;
}

/** As many as one can look over. */
const CHIPS = 6;
/** In milliseconds: how long the reader writes before it is searched. */
const PAUSE = 250;
const SHORTEST = 2;

/** People one has played with as chips, and everybody else by name. */
export function ChoosePerson({ except, choose }: ChoosePersonProps) {
  const say = useCompanionsSay();
  const field = useId();
  const [text, setText] = useState('');
  const [met, setMet] = useState<readonly ChosenPerson[]>([]);
  const [found, setFound] = useState<readonly ChosenPerson[]>();
  const name = text.trim();
  useEffect(() => {
    companionsApi.list('met').then(
      ({ people }) => setMet(people.filter(({ program }) => !program)),
      (error) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }, []);
  useEffect(() => {
    setFound(undefined);
    if ([...name].length < SHORTEST) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const people = await companionsApi.find(name).catch(() => []);
      if (isWanted) setFound(people);
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [name]);
  const shown = (found ?? met).filter(({ id }) => !except.includes(id)).slice(0, CHIPS);
  return (
    <div className="choose-person">
      <label className="small" htmlFor={field}>
        {say('choose.label')}
      </label>
      <input
        id={field}
        className="input"
        type="search"
        autoComplete="off"
        placeholder={say('choose.name')}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not finished by that.
          event.preventDefault();
          const [first] = found ?? [];
          if (first !== undefined) choose(first);
        }}
      />
      <div className="cluster choose-chips" role="status">
        {shown.map((person) => (
          <button key={person.id} type="button" className="choose-chip" onClick={() => choose(person)}>
            <HouseMark mark={person.mark} />
            {shownName(person.name, say)}
          </button>
        ))}
        {found !== undefined && shown.length === 0 && <span className="small soft">{say('choose.nobody')}</span>}
        {found === undefined && shown.length === 0 && <span className="small soft">{say('choose.hint')}</span>}
      </div>
    </div>
  );
}
