import type { TableInfo } from '../../../protocol/server.ts';
import { api } from '../../connection/api.ts';
import { useTask } from '../../frame/use-task.ts';
import { Button } from '../../look/Button.tsx';
import { useSay, useTexts } from '../../messages/text.ts';
import type { ReceivedClocks } from '../../store/table.ts';

interface PauseButtonProps {
  readonly info: TableInfo;
  readonly clocks: ReceivedClocks | undefined;
}

/** Stops the clocks: the host at once, where only friends play; the other players when all of them want it. */
export function PauseButton({ info, clocks }: PauseButtonProps) {
  const say = useSay();
  const language = useTexts((store) => store.language);
  const task = useTask();
  const own = info.seats.find(({ mine, bot }) => mine && bot === undefined);
  if (info.state !== 'running' || clocks === undefined || own === undefined) return null;
  const decides = info.host && !info.fairPlay;
  const isPausedBy = (reason: 'host' | 'agreed') => clocks.seats.some(({ paused }) => paused?.includes(reason));
  const wishing = info.seats.filter(({ person }) => person !== undefined && clocks.wishes.includes(person));
  const isWished = own.person !== undefined && clocks.wishes.includes(own.person);
  const paused = decides ? isPausedBy('host') : isPausedBy('agreed') || isWished;
  const names = new Intl.ListFormat(language).format(wishing.map(({ name }) => name));
  const set = () =>
    task.run(async () => {
      await api.pause(info.table, !paused, decides ? 'host' : 'player');
    });
  const words = paused ? 'clock.resume' : decides ? 'clock.pause' : 'clock.wish-pause';
  return (
    <div className="pause-clocks">
      {wishing.length > 0 && !isPausedBy('agreed') && <p className="small">{say('clock.wished', { names })}</p>}
      <Button size="small" busy={task.busy} onClick={set}>
        {say(words)}
      </Button>
      {task.trouble && <p className="error">{task.trouble}</p>}
    </div>
  );
}
