import type { ReactNode } from 'react';
import { RuleLink } from '../../../../web/look/RuleLink.tsx';
import { isPlayed, ROUNDS } from '../../box/rounds.ts';
import { type Forecast as Ahead, forecast, hiddenMarkers, mealAfter } from '../../forecast.ts';
import { playerAt } from '../../position.ts';
import { Good } from '../art/goods.tsx';
import { Stone } from '../map/Rounds.tsx';
import { upTo } from '../numbers.ts';
import { useTable } from '../table.ts';
import type { Speak } from '../words.ts';

/** 'Harvest in round 5' */
export function sayWhen({ round, end }: Ahead, now: number, speak: Speak): string {
  return speak(`forecast.${round === now ? 'now' : 'in'}-${end}`, { round });
}

/** All that is known of the next meal: what it takes, what comes before and after it, and the rounds to come. */
export function Forecast({ seat }: { readonly seat: number }) {
  const { view, speak, openRule } = useTable();
  const ahead = forecast(view, seat);
  if (ahead === undefined) return null;
  const { round, end } = ahead;
  const rounds = upTo(ROUNDS + 1).filter((each) => each >= view.round && isPlayed(each, view.seats));
  const next = mealAfter(view, seat, round);
  const hidden = hiddenMarkers(view);
  return (
    <div className="cv-forecast">
      <header>
        <h3>{sayWhen(ahead, view.round, speak)}</h3>
        <span className="cv-stones">
          {rounds.map((each) => (
            <Stone key={each} round={each} now={each === view.round} />
          ))}
        </span>
      </header>
      <div className="cv-forecast-boxes">
        <Needed ahead={ahead} seat={seat} />
        <InStore ahead={ahead} />
        <Reaped ahead={ahead} />
        <Young ahead={ahead} />
      </div>
      <p>
        {end === 'skip-one' && <>{speak('forecast.skip')} </>}
        {ahead.otherwise > 0 && <>{speak('forecast.otherwise', { food: ahead.otherwise })} </>}
        {next !== undefined && <>{speak('forecast.next', next)} </>}
        {hidden.green + hidden.red > 0 && <>{speak('forecast.hidden', hidden)} </>}
        <RuleLink rule={ahead.rule} open={openRule} />
      </p>
    </div>
  );
}

interface BoxProps {
  readonly ahead: Ahead;
}

function Box({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h4>{title}</h4>
      {children}
    </div>
  );
}

function Needed({ ahead: { need, round }, seat }: BoxProps & { readonly seat: number }) {
  const { view, speak } = useTable();
  const { people } = playerAt(view, seat);
  const newborns = round === view.round ? people.filter(({ adult }) => !adult).length : 0;
  return (
    <Box title={speak('forecast.need')}>
      <p className="cv-forecast-sum">
        <b>{need.food}</b> <Good id="food" title={speak('stores.food')} />
        {need.stone > 0 && (
          <>
            {' '}
            <b>{need.stone}</b> <Good id="stone" title={speak('stores.stone')} />
          </>
        )}
      </p>
      <p>{speak('forecast.eaters', { people: people.length, newborns })}</p>
    </Box>
  );
}

function InStore({ ahead: { need, store, gained, short, reapedFood, edible } }: BoxProps) {
  const { speak } = useTable();
  const food = store.food + (gained.food ?? 0);
  const over = food - need.food;
  const stoneShort = Math.max(0, need.stone - store.stone);
  return (
    <Box title={speak('forecast.store')}>
      <p className="cv-forecast-sum">
        <b>{food}</b> <Good id="food" title={speak('stores.food')} />
        {need.stone > 0 && (
          <>
            {' '}
            <b>{store.stone}</b> <Good id="stone" title={speak('stores.stone')} />
          </>
        )}
      </p>
      {short > 0 ? (
        <p>
          <strong>{speak('forecast.short', { short })}</strong>
          {edible > 0 && stoneShort < short && <> {speak('forecast.edible', { food: edible })}</>}
        </p>
      ) : (
        <p className="cv-good-news">
          {over > 0
            ? speak('forecast.over', { over })
            : speak(over < 0 && reapedFood > 0 ? 'forecast.with-fields' : 'forecast.enough')}
        </p>
      )}
    </Box>
  );
}

function Reaped({ ahead: { reaped, reapedFood, end } }: BoxProps) {
  const { speak } = useTable();
  return (
    <Box title={speak('forecast.reaped')}>
      {reapedFood > 0 ? (
        <>
          <p>{speak('forecast.reaps', { ...reaped })}</p>
          <p className="cv-good-news">{speak('forecast.worth', { food: reapedFood })}</p>
        </>
      ) : (
        <p>{speak(end === 'pay-1' ? 'forecast.not-reaped' : 'forecast.no-fields')}</p>
      )}
    </Box>
  );
}

function Young({ ahead: { young, end } }: BoxProps) {
  const { speak } = useTable();
  return (
    <Box title={speak('forecast.young')}>
      {young.length === 0 && <p>{speak(end === 'pay-1' ? 'forecast.not-bred' : 'forecast.none-young')}</p>}
      {young.map(({ animal, outlook }) => (
        <p key={animal} className="cv-young" data-outlook={outlook}>
          <Good id={animal} title={speak(`stores.${animal}`, { count: 1 })} /> {speak(`forecast.outlook-${outlook}`)}
        </p>
      ))}
    </Box>
  );
}
