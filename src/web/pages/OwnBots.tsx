import { type FormEvent, useEffect, useState } from 'react';
import type { BotInfo, NewBot } from '../../protocol/http.ts';
import { api } from '../connection/api.ts';
import { CopyField } from '../frame/CopyField.tsx';
import { useTask } from '../frame/use-task.ts';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Paper } from '../look/Paper.tsx';
import { useMe } from '../store/me.ts';
import { useSettingsSay } from './settings-text.ts';

const LONGEST_NAME = 24;

/** Tokens with which a person's own programs join as bots: created, shown once, revoked. */
export function OwnBots() {
  const say = useSettingsSay();
  const isUp = useMe((store) => store.server === 'up');
  const [bots, setBots] = useState<readonly BotInfo[]>([]);
  const [made, setMade] = useState<NewBot | undefined>(undefined);
  const [name, setName] = useState('');
  const task = useTask();
  const { run } = task;

  useEffect(() => {
    if (isUp) api.bots().then(setBots, () => {});
  }, [isUp]);

  const make = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const bot = await api.makeBot(name.trim());
      setMade(bot);
      setBots([...bots, bot]);
      setName('');
    });
  };
  const revoke = (id: string) =>
    run(async () => {
      setBots(await api.revokeBot(id));
      if (made?.id === id) setMade(undefined);
    });

  if (!isUp) return null;
  return (
    <Paper as="section" heading={say('bots.title')} className="stack">
      <p>{say('bots.text')}</p>
      {made === undefined ? (
        <form className="settings-name" onSubmit={make}>
          <input
            className="input"
            aria-label={say('bots.name')}
            placeholder={say('bots.name')}
            maxLength={LONGEST_NAME}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" icon="key" busy={task.busy}>
            {say('bots.make')}
          </Button>
        </form>
      ) : (
        <Token bot={made} done={() => setMade(undefined)} />
      )}
      {bots.length > 0 && (
        <ul className="bot-list" aria-label={say('bots.list')}>
          {bots.map((bot) => (
            <li key={bot.id}>
              <Icon name="bot" />
              <span className="bot-name">{bot.name}</span>
              <Button
                size="small"
                aria-label={say('bots.revoke-name', { name: bot.name })}
                onClick={() => revoke(bot.id)}
              >
                {say('bots.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {task.trouble && <p className="error">{task.trouble}</p>}
    </Paper>
  );
}

function Token({ bot, done }: { bot: NewBot; done: () => void }) {
  const say = useSettingsSay();
  return (
    <div role="status">
      <CopyField
        value={bot.token}
        label={say('bots.token', { name: bot.name })}
        copyLabel={say('bots.copy')}
        hint={<p className="hint">{say('bots.once')}</p>}
      >
        <Button onClick={done}>{say('bots.done')}</Button>
      </CopyField>
    </div>
  );
}
