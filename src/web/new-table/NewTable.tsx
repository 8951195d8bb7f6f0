import './new-table.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { USUAL_LEVEL } from '../../bots/level-names.ts';
import type { Manifest } from '../../games/game-folder.ts';
import type { OptionValue } from '../../kernel/game.ts';
import type { Catalogue } from '../../kernel/messages.ts';
import { applicableOptions, isOpenOption } from '../../kernel/table.ts';
import type { Profile } from '../../protocol/people.ts';
import { api, request } from '../connection/api.ts';
import { BotMark } from '../frame/BotMark.tsx';
import { BotOptions } from '../frame/BotOptions.tsx';
import { isLevel } from '../frame/bots.ts';
import { Choice } from '../frame/Choice.tsx';
import { GameTiles } from '../frame/GameTiles.tsx';
import { shownName } from '../frame/guest-names.ts';
import { HouseMark } from '../frame/HouseMark.tsx';
import { NameField, useNameQuestion } from '../frame/NameField.tsx';
import { optionWords } from '../frame/option-words.ts';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { coverOf, GAME_IDS, manifestOf } from '../game-list.ts';
import { useCatalogue } from '../game-parts.ts';
import { Button, IconButton } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { SeatMark, seatNumber } from '../look/SeatMark.tsx';
import { Switch } from '../look/Switch.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { botName, createLocalTable, ownName } from '../play.ts';
import { useMe } from '../store/me.ts';
import { InvitationPreview } from './InvitationPreview.tsx';
import {
  beginsByItself,
  CHOICES_OF_MODE,
  forLocal,
  forServer,
  type InvitedPerson,
  inviting,
  MODES,
  type Mode,
  type SeatPlan,
  type TableDraft,
  unfitFor,
  usualSeats,
} from './new-table.ts';
import { PaceChoice } from './PaceChoice.tsx';
import { USUAL_PACE } from './pace-plan.ts';
import { RatedChoice } from './RatedChoice.tsx';
import { useNewTableSay } from './text.ts';

const ChoosePerson = lazy(async () => ({
  default: (await import('../companions/ChoosePerson.tsx')).ChoosePerson,
}));

export function NewTable({ game: wanted }: { game?: string | undefined }) {
  const say = useNewTableSay();
  const [chosen, setGame] = useState<string | undefined>(wanted ?? GAME_IDS[0]);
  const game = chosen === undefined ? undefined : manifestOf(chosen);
  if (game === undefined) return <NotFound />;
  return (
    <Page title={say('new.title')}>
      {GAME_IDS.length > 1 && <GameTiles label={say('new.game')} game={game.id} choose={setGame} />}
      <Suspense fallback={<p className="loading">{say('loading')}</p>}>
        <PlanOf key={game.id} game={game} />
      </Suspense>
    </Page>
  );
}

function PlanOf({ game }: { game: Manifest }) {
  const say = useNewTableSay();
  const { id } = game;
  const catalogue = useCatalogue(id);
  const [, navigate] = useLocation();
  const server = useMe((store) => store.server);
  const isLasting = useMe((store) => store.person?.lasting) ?? false;
  const modes = server === 'down' ? MODES.filter((mode) => mode !== 'friends') : MODES;
  const [plan, setPlan] = useState<TableDraft>(() => {
    const mode: Mode = server === 'down' ? 'bots' : 'friends';
    return {
      mode,
      seats: usualSeats(mode, game.defaultSeats, USUAL_LEVEL),
      options: {},
      open: false,
      hints: false,
      pace: USUAL_PACE,
      rated: false,
      word: '',
    };
  });
  const task = useTask();
  const naming = useNameQuestion();
  useInvited(plan.mode, (invited) => setPlan((before) => inviting(before, invited)));
  const Cover = coverOf(id);
  const here = plan.mode === 'screen' || server !== 'up';
  const rated = plan.mode === 'friends' && plan.rated;

  const setMode = (mode: Mode) =>
    setPlan({ ...plan, mode, rated: false, seats: usualSeats(mode, plan.seats.length, USUAL_LEVEL) });
  const setCount = (count: number) =>
    setPlan({ ...plan, seats: usualSeats(plan.mode, count, USUAL_LEVEL, plan.seats), options: {} });
  const setSeat = (at: number, change: Partial<SeatPlan>) =>
    setPlan({ ...plan, seats: plan.seats.map((seat, index) => (index === at ? { ...seat, ...change } : seat)) });

  const create = async () => {
    if (plan.mode !== 'screen') await naming.settle();
    if (here) {
      const seats = forLocal(plan, {
        me: ownName(),
        person: (seat) => say('new.person', { number: seat + 1 }),
        bot: botName,
      });
      navigate(`/table/${await createLocalTable(id, seats, plan.options)}`);
    } else {
      const { table } = await api.create(forServer(id, plan));
      navigate(`/table/${table}`);
    }
  };

  return (
    <form
      className="new-table"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        task.run(create);
      }}
    >
      <Paper as="section" heading={game.title} className="stack">
        {plan.mode !== 'screen' && <NameField question={naming} />}
        <Choice
          label={say('new.mode')}
          values={modes}
          value={plan.mode}
          say={(mode) => say(`new.mode.${mode}`)}
          onChange={setMode}
        />
        <Choice
          label={say('new.players')}
          values={game.seats.map(String)}
          value={String(plan.seats.length)}
          say={(count) => count}
          onChange={(count) => setCount(Number(count))}
        />
        <fieldset className="field choice-field">
          <legend>{say('new.seats')}</legend>
          <ul className="new-seats">
            {plan.seats.map((seat, index) => (
              <SeatOf
                // Seats have no id but their number.
                key={seatNumber(index)}
                mode={plan.mode}
                index={index}
                seat={seat}
                rated={rated}
                canInvite={!here}
                except={plan.seats.flatMap(({ invited }) => invited?.id ?? [])}
                change={(change) => setSeat(index, change)}
              />
            ))}
          </ul>
        </fieldset>
        {plan.mode === 'friends' && (
          <PaceChoice
            game={id}
            seats={plan.seats.length}
            plan={plan.pace}
            rated={rated}
            change={(pace) => setPlan({ ...plan, pace })}
          />
        )}
        {plan.mode === 'friends' && !here && (
          <RatedChoice
            rated={plan.rated}
            unfit={unfitFor(plan, isLasting)}
            hint={say('new.counts.rated-hint')}
            change={(wanted) => setPlan({ ...plan, rated: wanted })}
          />
        )}
        {plan.mode === 'friends' && (
          <div className="new-switches">
            <Switch
              label={say('new.open')}
              hint={say('new.open-hint')}
              checked={plan.open}
              onChange={(open) => setPlan({ ...plan, open })}
            />
            <Switch
              label={say('new.hints')}
              hint={rated ? say('new.not-rated') : say('new.hints-hint')}
              disabled={rated}
              checked={plan.hints}
              onChange={(hints) => setPlan({ ...plan, hints })}
            />
            {!here && (
              <Switch
                label={say('new.begins')}
                hint={say('new.begins-hint')}
                checked={beginsByItself(plan)}
                onChange={(byItself) => setPlan({ ...plan, byItself })}
              />
            )}
          </div>
        )}
        <div className="cluster new-submit">
          <Button type="submit" kind="primary" size="large" busy={task.busy}>
            {say(`new.create.${plan.mode}`)}
          </Button>
          {here && <span className="hint">{say('new.here')}</span>}
        </div>
        {task.trouble && <p className="error">{task.trouble}</p>}
      </Paper>
      <div className="stack">
        {plan.mode === 'friends' && !here ? (
          <InvitationPreview
            game={game}
            plan={plan}
            typed={naming.name}
            setWord={(word) => setPlan({ ...plan, word })}
          />
        ) : (
          <Suspense fallback={<div className="cover skeleton" />}>
            <Cover className="scene new-cover" />
          </Suspense>
        )}
        <OptionsOf
          game={game}
          catalogue={catalogue}
          seats={plan.seats.length}
          chosen={plan.options}
          choose={(options) => setPlan({ ...plan, options })}
        />
      </div>
    </form>
  );
}

/** Whoever is named in the address is invited, once it is known who that is. */
function useInvited(mode: Mode, invite: (person: InvitedPerson) => void): void {
  const id = new URLSearchParams(useSearch()).get('invite');
  // biome-ignore lint/correctness/useExhaustiveDependencies: done once for each address.
  useEffect(() => {
    if (id === null || mode !== 'friends') return;
    let isShown = true;
    request<Profile>('GET', `/api/people/${encodeURIComponent(id)}`).then(
      ({ person, name, mark, gone, mine }) => {
        if (!isShown || gone || mine) return;
        invite({ id: person, name, mark });
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [id]);
}

interface SeatOfProps {
  readonly mode: Mode;
  readonly index: number;
  readonly seat: SeatPlan;
  readonly rated: boolean;
  /** Whether there is a server to invite people by. */
  readonly canInvite: boolean;
  /** Who has a seat already. */
  readonly except: readonly string[];
  readonly change: (change: Partial<SeatPlan>) => void;
}

function SeatOf({ mode, index, seat, rated, canInvite, except, change }: SeatOfProps) {
  const say = useNewTableSay();
  const number = index + 1;
  const people = CHOICES_OF_MODE[mode].filter((who) => who !== 'bot').filter((who) => who !== 'invited' || canInvite);
  const isInvited = seat.who === 'invited' && seat.invited !== undefined;
  const named = mode === 'screen' && seat.who !== 'bot';
  return (
    <li className="new-seat">
      <SeatMark seat={seatNumber(index)} />
      {index === 0 ? (
        !named && <span className="new-seat-me">{say('new.seat.me')}</span>
      ) : isInvited ? null : (
        <select
          className="select"
          aria-label={say('new.seat', { number })}
          value={seat.who === 'bot' ? `bot ${seat.bot}` : seat.who}
          onChange={({ target: { value } }) => {
            const [who, bot] = value.split(' ');
            change({ who: who as SeatPlan['who'], ...(bot !== undefined && { bot }) });
          }}
        >
          {people.map((who) => (
            <option key={who} value={who}>
              {say(`new.seat.${who}`)}
            </option>
          ))}
          {rated ? <option disabled>{say('new.bot-not-rated')}</option> : <BotOptions value={(bot) => `bot ${bot}`} />}
        </select>
      )}
      {seat.who === 'bot' && isLevel(seat.bot) && (
        <span className="new-seat-bot">
          <BotMark bot={seat.bot} />
          <span className="hint">{say(`bot.${seat.bot}.character`)}</span>
        </span>
      )}
      {seat.who === 'invited' && seat.invited && (
        <span className="new-seat-invited">
          <HouseMark mark={seat.invited.mark} />
          <b>{shownName(seat.invited.name, say)}</b>
          <IconButton
            icon="close"
            label={say('new.uninvite', { name: shownName(seat.invited.name, say) })}
            onClick={() => change({ invited: undefined })}
          />
        </span>
      )}
      {seat.who === 'invited' && seat.invited === undefined && (
        <span className="new-seat-choose">
          <Suspense fallback={<span className="skeleton" />}>
            <ChoosePerson except={except} choose={(invited) => change({ invited })} />
          </Suspense>
        </span>
      )}
      {named && (
        <input
          className="input"
          aria-label={say('new.name', { number })}
          placeholder={index === 0 ? ownName() : say('new.person', { number })}
          maxLength={24}
          value={seat.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
    </li>
  );
}

interface OptionsOfProps {
  readonly game: Manifest;
  readonly catalogue: Catalogue;
  readonly seats: number;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  readonly choose: (options: Readonly<Record<string, OptionValue>>) => void;
}

/** The options of a game that can be chosen now. */
export function OptionsOf({ game, catalogue, seats, chosen, choose }: OptionsOfProps) {
  const say = useNewTableSay();
  const { sayOption, sayChoice } = optionWords(catalogue, say);
  // Options with a single choice are not shown.
  const entries = Object.entries(game.options).filter(
    ([name, { values }]) => isOpenOption(game, name, chosen) && values(seats).length > 1,
  );
  if (entries.length === 0) return null;
  return (
    <Paper as="section" heading={say('new.options')} className="stack">
      {entries.map(([name, option]) => {
        const values = option.values(seats);
        const value = chosen[name] ?? option.default;
        return (
          <Choice
            key={name}
            label={sayOption(name)}
            values={values.map(String)}
            value={String(value)}
            say={(each) => sayChoice(name, each)}
            onChange={(each) => {
              const picked = values.find((candidate) => String(candidate) === each);
              if (picked !== undefined) choose(applicableOptions(game, { ...chosen, [name]: picked }));
            }}
          />
        );
      })}
    </Paper>
  );
}
