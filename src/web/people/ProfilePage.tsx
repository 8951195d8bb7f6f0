import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Profile, RatingInfo, ShownProfile } from '../../protocol/people.ts';
import { Relate } from '../companions/Relate.tsx';
import { Empty } from '../frame/Empty.tsx';
import { shownName } from '../frame/guest-names.ts';
import { HouseMark } from '../frame/HouseMark.tsx';
import { useTitle } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { coverOf, titleOf } from '../game-list.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { Switch } from '../look/Switch.tsx';
import { useTexts } from '../messages/text.ts';
import { sayTimeLeft } from '../pace/say-time.ts';
import { Achievements } from './Achievements.tsx';
import { Band } from './Band.tsx';
import { peopleApi } from './people-api.ts';
import { signed } from './RatingChange.tsx';
import { RatingChart } from './RatingChart.tsx';
import { Results } from './Results.tsx';
import { usePeopleSay } from './text.ts';
import { useLoaded } from './use-loaded.ts';
import { Who } from './Who.tsx';

/** A number is shown from so many rated matches on. */
const SHOWN_FROM = 5;

/** Who somebody is, as far as the reader may know. */
export function ProfilePage({ id }: { id: string }) {
  const say = usePeopleSay();
  const { value, trouble, isUnknown, change } = useLoaded(`profile ${id}`, () => peopleApi.profile(id));
  const name = value === undefined ? '' : value.gone ? say('people.somebody-left') : shownName(value.name, say);
  useTitle(isUnknown ? say('profile.nobody') : name);
  if (trouble !== undefined) {
    return (
      <div className="page reading">
        <h1>{isUnknown ? say('profile.nobody') : say('offline.title')}</h1>
        <p className="lead">{isUnknown ? say('profile.nobody-hint') : trouble}</p>
      </div>
    );
  }
  if (value === undefined) {
    return (
      <div className="page" aria-busy="true">
        <div className="skeleton" />
      </div>
    );
  }
  const { shown } = value;
  return (
    <div className="page profile" data-whole={shown !== undefined || undefined}>
      {shown === undefined ? (
        <Head profile={value} name={name} change={change} />
      ) : (
        <Shown profile={value} shown={shown} head={<Head profile={value} name={name} change={change} />} />
      )}
    </div>
  );
}

function Head({ profile, name, change }: { profile: Profile; name: string; change(profile: Profile): void }) {
  const say = usePeopleSay();
  const language = useTexts((store) => store.language);
  const task = useTask();
  const { shown, mine, gone, program } = profile;
  const since = shown && new Date(shown.since).toLocaleDateString(language, { month: 'long', year: 'numeric' });
  const [first, second] = shown?.favourites ?? [];
  return (
    <Paper as="section" className="profile-head" aria-label={name}>
      {!gone && <HouseMark mark={profile.mark} className="profile-mark" />}
      <h1>{name}</h1>
      {shown && <p className="soft">{say('profile.since', { since, matches: shown.matches })}</p>}
      {program && <p>{say('profile.program')}</p>}
      {first !== undefined && (
        <>
          <div className="profile-covers" aria-hidden="true">
            {shown?.favourites.map((game) => (
              <GameCover key={game} game={game} />
            ))}
          </div>
          <p className="soft">
            {say('profile.favourites', { first: titleOf(first), ...(second && { second: titleOf(second) }) })}
          </p>
        </>
      )}
      {gone && <p>{say('profile.is-gone')}</p>}
      {!gone && !shown && <p>{say('profile.is-private', { name })}</p>}
      <div className="cluster profile-actions">
        {mine && (
          <Link href="/settings" className={buttonClass({ size: 'small' })}>
            <Icon name="settings" /> {say('profile.settings')}
          </Link>
        )}
        {!gone && 'share' in navigator && (
          <Button icon="share" size="small" onClick={() => navigator.share({ url: location.href }).catch(() => {})}>
            {say('profile.share')}
          </Button>
        )}
      </div>
      {!mine && !gone && !program && <Relate person={profile.person} known={profile.relation} isProfile />}
      {mine && (
        <Switch
          label={say('profile.private')}
          hint={say('profile.private-hint')}
          checked={profile.private === true}
          onChange={(wanted) => task.run(async () => change(await peopleApi.setPrivate(wanted)))}
        />
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

function GameCover({ game }: { game: string }) {
  const Cover = coverOf(game);
  return (
    <Suspense fallback={<span className="people-cover" />}>
      <Cover className="people-cover" />
    </Suspense>
  );
}

interface ShownProps {
  readonly profile: Profile;
  readonly shown: ShownProfile;
  readonly head: ReactNode;
}

/** Two columns on a wide screen; on a phone one, in an order of its own. */
function Shown({ profile, shown, head }: ShownProps) {
  const say = usePeopleSay();
  const rated = shown.ratings.filter(({ game }) => shown.courses[game] !== undefined);
  const [chosen, choose] = useState(rated[0]?.game);
  const current = rated.find(({ game }) => game === chosen);
  const course = chosen === undefined ? undefined : shown.courses[chosen];
  if (shown.matches === 0) {
    return (
      <>
        {head}
        <Paper className="profile-empty">
          <Empty>
            {profile.mine
              ? say('profile.no-match-own')
              : say('profile.no-match', { name: shownName(profile.name, say) })}
          </Empty>
          <Link href="/new" className={buttonClass({ kind: 'primary' })}>
            {say('profile.new-table')}
          </Link>
        </Paper>
      </>
    );
  }
  return (
    <>
      <div className="profile-side">
        {head}
        <Paper as="section" heading={say('ratings.title')} className="profile-ratings">
          {shown.ratings.length === 0 && <p className="soft">{say('ratings.none')}</p>}
          <ul className="ratings">
            {shown.ratings.map((rating) => (
              <RatingLine
                key={rating.game}
                rating={rating}
                chosen={rating.game === chosen}
                choose={shown.courses[rating.game] && (() => choose(rating.game))}
              />
            ))}
          </ul>
        </Paper>
        {shown.ahead.length > 0 && (
          <Paper as="section" heading={say('ahead.title')} className="profile-ahead">
            <ul className="ahead">
              {shown.ahead.map(({ other, ahead, of }) => (
                <li key={'bot' in other ? other.bot : other.person}>
                  <Who other={other} />
                  <span className="ahead-bar" aria-hidden="true">
                    <span style={{ inlineSize: `${(100 * ahead) / of}%` }} />
                  </span>
                  <span className="ahead-of">{say('ahead.of', { ahead, of })}</span>
                </li>
              ))}
            </ul>
          </Paper>
        )}
        <Reliable shown={shown} />
      </div>
      <div className="profile-main">
        {current && course && (
          <Paper
            as="section"
            heading={titleOf(current.game)}
            className="profile-course"
            aside={
              <span className="rating-whole">
                <b>{say(current.unsure ? 'ratings.unsure' : 'ratings.value', { rating: current.rating })}</b>{' '}
                {say('ratings.band', { band: course.at(-1)?.band })}
                {current.place !== undefined && `, ${say('ratings.place', { place: current.place, of: current.of })}`}
              </span>
            }
          >
            <RatingChart
              key={current.game}
              title={say('ratings.course', { game: titleOf(current.game) })}
              points={course}
            />
            {current.trend !== undefined && (
              <p className="small">{say('ratings.trend', { change: signed(current.trend) })}</p>
            )}
          </Paper>
        )}
        <Results person={profile.person} first={shown.recent} />
        <Achievements achievements={shown.achievements} all={shown.achievementsInAll} />
      </div>
    </>
  );
}

interface RatingLineProps {
  readonly rating: RatingInfo;
  readonly chosen: boolean;
  readonly choose: (() => void) | undefined;
}

function RatingLine({ rating: info, chosen, choose }: RatingLineProps) {
  const say = usePeopleSay();
  const { game, rating, unsure, from, to, matches } = info;
  const words = (
    <>
      <GameCover game={game} />
      <span className="rating-name">{titleOf(game)}</span>
      <span className="rating-number">
        {rating === undefined ? (
          <span className="small soft">{say('ratings.not-yet')}</span>
        ) : (
          <>
            <b data-tip={unsure ? say('ratings.unsure-hint') : undefined}>
              {say(unsure ? 'ratings.unsure' : 'ratings.value', { rating })}
            </b>{' '}
            <span className="small soft">{say('ratings.band', { band: Math.round((to - from) / 2) })}</span>
          </>
        )}
      </span>
      <Band from={from} to={to} rating={rating} />
      {rating === undefined && (
        <span className="small soft rating-to-go">{say('ratings.to-go', { count: SHOWN_FROM - matches })}</span>
      )}
    </>
  );
  return (
    <li>
      {choose === undefined ? (
        <div className="rating-line">{words}</div>
      ) : (
        <button type="button" className="rating-line" aria-pressed={chosen} onClick={choose}>
          {words}
        </button>
      )}
    </li>
  );
}

function Reliable({ shown: { reliability } }: { shown: ShownProfile }) {
  const say = usePeopleSay();
  const { matches, timeOuts, left, live, days } = reliability;
  if (matches === 0) return null;
  return (
    <Paper as="section" heading={say('reliable.title')} className="profile-reliable">
      <p>{say('reliable.matches', { count: matches })}</p>
      <ul>
        <li>{say('reliable.left', { count: left })}</li>
        <li>{say('reliable.time-outs', { count: timeOuts })}</li>
        {live !== undefined && <li>{say('reliable.live', { time: sayTimeLeft(say, live, 'days') })}</li>}
        {days !== undefined && <li>{say('reliable.days', { time: sayTimeLeft(say, days, 'days') })}</li>}
      </ul>
    </Paper>
  );
}
