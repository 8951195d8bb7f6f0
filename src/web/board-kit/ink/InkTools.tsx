import { type Mark, MOST_MARKS } from '../../../protocol/marks.ts';
import { Button } from '../../look/Button.tsx';
import { AddMark } from './AddMark.tsx';
import type { Tool } from './drawing.ts';
import { MarkIcon } from './MarkList.tsx';
import type { SpotNames } from './spots.ts';
import { useInkSay } from './text.ts';

interface InkToolsProps {
  readonly marks: readonly Mark[];
  readonly names: SpotNames;
  readonly tool: Tool | undefined;
  readonly setTool: (tool: Tool | undefined) => void;
  readonly hidden: boolean;
  readonly setHidden: (hidden: boolean) => void;
  readonly draw: (mark: Mark) => void;
  readonly wipe: () => void;
}

const TOOLS = ['arrow', 'ring'] as const;

/** The tools to draw with, for those who have no right button, and a list of places for those who use no pointer. */
export function InkTools({ marks, names, tool, setTool, hidden, setHidden, draw, wipe }: InkToolsProps) {
  const say = useInkSay();
  return (
    <div className="ink-tools">
      <div className="cluster" role="toolbar" aria-label={say('ink.tools')}>
        {TOOLS.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={tool === each}
            disabled={hidden}
            onClick={() => setTool(tool === each ? undefined : each)}
          >
            <MarkIcon kind={each} />
            {say(`ink.${each}`)}
          </Button>
        ))}
        <Button
          size="small"
          icon="eye-off"
          aria-pressed={hidden}
          aria-keyshortcuts="M"
          onClick={() => setHidden(!hidden)}
        >
          {say('ink.hide')}
        </Button>
        {marks.length > 0 && (
          <Button size="small" icon="trash" onClick={wipe}>
            {say('ink.wipe')}
          </Button>
        )}
      </div>
      {marks.length >= MOST_MARKS ? (
        <p className="hint" role="status">
          {say('ink.full', { most: MOST_MARKS })}
        </p>
      ) : (
        <p className="hint">{say('ink.how')}</p>
      )}
      <AddMark names={names} draw={draw} full={marks.length >= MOST_MARKS} />
    </div>
  );
}
