import { BASE } from '../connection/base.ts';
import { Paper } from '../look/Paper.tsx';
import { useCallsSay } from './text.ts';

/** A call as a device shows it. */
export function HowItLooks() {
  const say = useCallsSay();
  return (
    <Paper as="section" heading={say('calls.look')}>
      <div className="calls-example">
        <img src={`${BASE}/icon-192.png`} alt="" width={40} height={40} />
        <div>
          <p className="calls-example-title">{say('calls.look-title')}</p>
          <p>{say('calls.look-body')}</p>
          <p className="calls-example-buttons">
            <span>{say('calls.look-play')}</span> <span>{say('calls.quiet-today')}</span>
          </p>
        </div>
      </div>
    </Paper>
  );
}
