import { IconButton } from '../../look/Button.tsx';
import { useSay } from '../../messages/text.ts';
import { useSettings } from '../../store/settings.ts';
import { useSilenced } from './silenced.ts';

/** Silences one table, or lets it be heard again; nothing where sounds are off anyway. */
export function SilenceButton({ table }: { table: string }) {
  const say = useSay();
  const on = useSettings((settings) => settings.sound === 'on');
  const { tables, silence } = useSilenced();
  if (!on) return null;
  const silent = tables.includes(table);
  return (
    <IconButton
      icon={silent ? 'sound-off' : 'sound'}
      label={say(silent ? 'clock.heard' : 'clock.silence')}
      pressed={silent}
      onClick={() => silence(table, !silent)}
    />
  );
}
