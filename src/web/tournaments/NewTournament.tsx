import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { OptionValue } from '../../kernel/game.ts';
import type { Account } from '../../protocol/http.ts';
import { FORMATS, type Format, MOST_ROUNDS } from '../../protocol/tournaments.ts';
import { ApiError, api } from '../connection/api.ts';
import { Choice } from '../frame/Choice.tsx';
import { GameTiles } from '../frame/GameTiles.tsx';
import { Page } from '../frame/Page.tsx';
import { useTask } from '../frame/use-task.ts';
import { coverOf, GAME_IDS, manifestOf } from '../game-list.ts';
import { useCatalogue } from '../game-parts.ts';
import { Button, buttonClass } from '../look/Button.tsx';
import { Paper } from '../look/Paper.tsx';
import { Switch } from '../look/Switch.tsx';
import { OptionsOf } from '../new-table/NewTable.tsx';
import { PaceChoice } from '../new-table/PaceChoice.tsx';
import { paceRequest, USUAL_PACE } from '../new-table/pace-plan.ts';
import { NotFound } from '../pages/NotFound.tsx';
import { tournamentApi } from './api.ts';
import { useTournamentSay } from './text.ts';

const USUAL_MINUTES = 60;
const MINUTE = 60_000;

interface Draft {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly format: Format;
  readonly rounds: number;
  readonly pace: typeof USUAL_PACE;
  readonly rated: boolean;
  readonly open: boolean;
  /** As the browser's field for a day and a time has it; undefined if the host begins it. */
  readonly at: string | undefined;
  readonly every: number | undefined;
}

function draftFor(game: string, seats: number): Draft {
  return {
    name: '',
    game,
    seats,
    options: {},
    format: 'swiss',
    rounds: 4,
    // Nobody's clock stands for a holiday in a tournament, unless that is wanted.
    pace: { ...USUAL_PACE, kind: 'live', holidays: false },
    rated: false,
    open: true,
    at: undefined,
    every: undefined,
  };
}

/** The next full hour, as the browser's field has it, in the time zone of the browser. */
function nextHour(): string {
  const then = new Date(Math.ceil((Date.now() + 30 * MINUTE) / (60 * MINUTE)) * 60 * MINUTE);
  return new Date(then.getTime() - then.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16);
}

/** Makes a tournament. */
export function NewTournament() {
  const say = useTournamentSay();
  const [first = ''] = GAME_IDS;
  const [draft, setDraft] = useState<Draft>(() => draftFor(first, manifestOf(first)?.defaultSeats ?? 2));
  const [, navigate] = useLocation();
  const task = useTask();
  const account = useAccount();
  const game = manifestOf(draft.game);
  if (game === undefined) return <NotFound />;
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const seats = game.seats.filter((count) => count > 1);
  const Cover = coverOf(game.id);

  const create = async () => {
    const { at, every, pace, ...rest } = draft;
    const request = paceRequest(pace);
    const { id } = await tournamentApi.make({
      ...rest,
      ...(request !== undefined && { pace: request }),
      ...(at !== undefined && { starts: new Date(at).getTime() }),
      ...(every !== undefined && { every }),
    });
    navigate(`/tournaments/${id}`);
  };

  return (
    <Page title={say('tournament.make.title')}>
      {account !== undefined && !canComeBack(account) && (
        <Paper as="section" heading={say('tournament.make.keep')} className="tournament-keep stack">
          <p>{say('tournament.make.keep-why')}</p>
          <Link href="/account" className={buttonClass({ kind: 'primary' })}>
            {say('tournament.make.keep-how')}
          </Link>
        </Paper>
      )}
      <form
        className="new-table"
        onSubmit={(event) => {
          event.preventDefault();
          task.run(create);
        }}
      >
        <Paper as="section" heading={say('tournament.make.what')} className="stack">
          <label className="field">
            {say('tournament.make.name')}
            <input
              className="input"
              required
              minLength={3}
              maxLength={60}
              placeholder={say('tournament.make.name-example')}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </label>
          <GameTiles
            label={say('tournament.make.game')}
            game={game.id}
            choose={(id) => change({ game: id, options: {}, seats: manifestOf(id)?.defaultSeats ?? 2 })}
          />
          <Choice
            label={say('tournament.make.seats')}
            hint={say('tournament.make.seats-hint')}
            values={seats.map(String)}
            value={String(draft.seats)}
            say={(count) => count}
            onChange={(count) => change({ seats: Number(count), options: {} })}
          />
          <Choice
            label={say('tournament.make.format')}
            hint={say(`tournament.format.${draft.format}-hint`)}
            values={FORMATS}
            value={draft.format}
            say={(format) => say(`tournament.format.${format}`)}
            onChange={(format) => change({ format })}
          />
          {draft.format === 'swiss' && (
            <label className="field tournament-number">
              {say('tournament.make.rounds')}
              <input
                className="input"
                type="number"
                required
                min={1}
                max={MOST_ROUNDS}
                value={draft.rounds}
                onChange={({ target }) => change({ rounds: target.valueAsNumber || 1 })}
              />
            </label>
          )}
          <PaceChoice game={game.id} seats={draft.seats} plan={draft.pace} timed change={(pace) => change({ pace })} />
          <Switch
            label={say('tournament.make.rated')}
            hint={say('tournament.make.rated-hint')}
            checked={draft.rated}
            onChange={(rated) => change({ rated })}
          />
          <Choice
            label={say('tournament.make.begin')}
            values={['hand', 'time'] as const}
            value={draft.at === undefined ? 'hand' : 'time'}
            say={(when) => say(`tournament.make.begin.${when}`)}
            onChange={(when) => change({ at: when === 'hand' ? undefined : nextHour() })}
          />
          {draft.at !== undefined && (
            <label className="field tournament-number">
              {say('tournament.make.at')}
              <input
                className="input"
                type="datetime-local"
                required
                value={draft.at}
                onChange={({ target }) => change({ at: target.value })}
              />
            </label>
          )}
          <Choice
            label={say('tournament.make.every')}
            hint={draft.every === undefined ? undefined : say('tournament.make.minutes-hint')}
            values={['ended', 'time'] as const}
            value={draft.every === undefined ? 'ended' : 'time'}
            say={(when) => say(`tournament.make.every.${when}`)}
            onChange={(when) => change({ every: when === 'ended' ? undefined : USUAL_MINUTES })}
          />
          {draft.every !== undefined && (
            <label className="field tournament-number">
              {say('tournament.make.minutes')}
              <input
                className="input"
                type="number"
                required
                min={1}
                max={86_400}
                value={draft.every}
                onChange={({ target }) => change({ every: target.valueAsNumber || 1 })}
              />
            </label>
          )}
          <Switch
            label={say('tournament.make.open')}
            hint={say('tournament.make.open-hint')}
            checked={draft.open}
            onChange={(open) => change({ open })}
          />
          <div className="cluster">
            <Button type="submit" kind="primary" size="large" busy={task.busy}>
              {say('tournament.make.create')}
            </Button>
          </div>
          {task.trouble && <p className="error">{task.trouble}</p>}
        </Paper>
        <div className="stack">
          <Suspense fallback={<div className="cover skeleton" />}>
            <Cover className="scene new-cover" />
            <OptionsFor key={game.id} draft={draft} choose={(options) => change({ options })} />
          </Suspense>
        </div>
      </form>
    </Page>
  );
}

function OptionsFor({ draft, choose }: { draft: Draft; choose: (options: Draft['options']) => void }) {
  const catalogue = useCatalogue(draft.game);
  const game = manifestOf(draft.game);
  if (game === undefined) return null;
  return <OptionsOf game={game} catalogue={catalogue} seats={draft.seats} chosen={draft.options} choose={choose} />;
}

/** How one signs in; undefined until it is known. */
function useAccount(): Account | undefined {
  const [account, setAccount] = useState<Account>();
  useEffect(() => {
    api.account().then(setAccount, (error) => {
      if (!(error instanceof ApiError)) throw error;
    });
  }, []);
  return account;
}

function canComeBack({ passkeys, codes }: Account): boolean {
  return passkeys.length > 0 || codes.left > 0;
}
