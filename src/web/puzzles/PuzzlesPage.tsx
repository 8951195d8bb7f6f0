import './puzzles.css';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../frame/Page.tsx';
import { titleOf } from '../game-list.ts';
import { buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Switch } from '../look/Switch.tsx';
import { useMe } from '../store/me.ts';
import { GAMES_OF_DAYS } from './games-of-days.ts';
import { filterPuzzles, HARDNESS, type Hardness, type Listed, themesOf } from './listed.ts';
import { nextPuzzle } from './next-puzzle.ts';
import { OwnRating } from './OwnRating.tsx';
import { PuzzleCard } from './PuzzleCard.tsx';
import { useAllPuzzles } from './puzzle-parts.ts';
import { usePuzzlesSay } from './text.ts';
import { usePuzzleRating, useTries } from './tries.ts';

/** All puzzles, by game, theme and how hard they are. */
export function PuzzlesPage() {
  const say = usePuzzlesSay();
  const server = useMe((store) => store.server);
  const share = useTries((store) => store.share);
  useEffect(() => {
    if (server === 'up') void share();
  }, [server, share]);
  return (
    <Page
      title={say('puzzles.title')}
      lead={say('puzzles.lead')}
      aside={
        <Link href="/puzzle/today" className={buttonClass()}>
          <Icon name="hourglass" />
          {say('puzzles.today')}
        </Link>
      }
    >
      <Suspense fallback={<p className="loading">{say('loading')}</p>}>
        <Shelf />
      </Suspense>
    </Page>
  );
}

const SHOWN = 24;

function Shelf() {
  const say = usePuzzlesSay();
  const all = useAllPuzzles();
  const tries = useTries((store) => store.tries);
  const rating = usePuzzleRating();
  const [game, setGame] = useState<string | undefined>(undefined);
  const [theme, setTheme] = useState<string | undefined>(undefined);
  const [hardness, setHardness] = useState<Hardness | undefined>(undefined);
  const [onlyNew, setOnlyNew] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const listed = useMemo(
    () => filterPuzzles(all, tries, { game, theme, hardness, onlyNew }),
    [all, tries, game, theme, hardness, onlyNew],
  );
  const next = nextOf(listed, tries, rating.value);
  const choose =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setShown(SHOWN);
    };
  return (
    <div className="puzzles">
      <OwnRating rating={rating} tries={tries} listed={all}>
        {next !== undefined && (
          <Link href={`/puzzle/${next.game}/${next.puzzle.id}`} className={buttonClass({ kind: 'primary' })}>
            <Icon name="next" />
            {say('puzzles.next')}
          </Link>
        )}
      </OwnRating>
      <div className="puzzles-filter paper">
        <Chosen
          label={say('puzzles.games')}
          all={say('puzzles.all')}
          value={game}
          choose={(value) => {
            choose(setGame)(value);
            setTheme(undefined);
          }}
          values={GAMES_OF_DAYS.map((id) => [id, `${titleOf(id)} · ${all.filter(({ game: of }) => of === id).length}`])}
        />
        <Chosen
          label={say('puzzles.themes')}
          all={say('puzzles.all-themes')}
          value={theme}
          choose={choose(setTheme)}
          values={themesOf(all, game)}
        />
        <Chosen
          label={say('puzzles.hardness')}
          all={say('puzzles.any-hardness')}
          value={hardness}
          choose={choose(setHardness)}
          values={HARDNESS.map((each) => [each, say(`puzzles.${each}`)])}
        />
        <Switch label={say('puzzles.only-new')} checked={onlyNew} onChange={choose(setOnlyNew)} />
        <p className="puzzles-count" role="status">
          {say('puzzles.count', { count: listed.length })}
        </p>
      </div>
      {listed.length === 0 && <p>{say('puzzles.none')}</p>}
      <ul className="puzzles-list">
        {listed.slice(0, shown).map((each) => (
          <li key={`${each.game} ${each.puzzle.id}`}>
            <PuzzleCard listed={each} tried={tries.find(({ puzzle }) => puzzle === each.puzzle.id)} />
          </li>
        ))}
      </ul>
      {listed.length > shown && (
        <p>
          <button type="button" className={buttonClass()} onClick={() => setShown(shown + SHOWN)}>
            {say('puzzles.more')}
          </button>
        </p>
      )}
    </div>
  );
}

function nextOf(
  listed: readonly Listed[],
  tries: Parameters<typeof nextPuzzle>[1],
  rating: number,
): Listed | undefined {
  const found = GAMES_OF_DAYS.flatMap((game) => {
    const puzzles = listed.flatMap((each) => (each.game === game ? [each.puzzle] : []));
    const puzzle = nextPuzzle({ game, puzzles }, tries, rating);
    return puzzle === undefined ? [] : [{ game, puzzle }];
  });
  const [nearest] = found.toSorted(
    (one, other) => Math.abs(one.puzzle.rating - rating) - Math.abs(other.puzzle.rating - rating),
  );
  return listed.find(({ game, puzzle }) => game === nearest?.game && puzzle === nearest.puzzle);
}

interface ChosenProps<T extends string> {
  readonly label: string;
  readonly all: string;
  readonly value: T | undefined;
  readonly choose: (value: T | undefined) => void;
  readonly values: readonly (readonly [value: T, words: string])[];
}

function Chosen<T extends string>({ label, all, value, choose, values }: ChosenProps<T>) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select
        className="select"
        value={value ?? ''}
        onChange={({ target }) => choose(values.find(([each]) => each === target.value)?.[0])}
      >
        <option value="">{all}</option>
        {values.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
