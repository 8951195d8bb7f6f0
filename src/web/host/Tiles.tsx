import type { ReactNode } from 'react';
import type { HostOverview } from '../../protocol/host-room/overview.ts';
import { useTexts } from '../messages/text.ts';
import { Sparkline } from './Sparkline.tsx';
import { useHostSay } from './text.ts';
import { useWords } from './use-words.ts';

/** Four numbers, each with its last days. */
export function Tiles({ overview: { people, tables, moves, database } }: { overview: HostOverview }) {
  const say = useHostSay();
  const words = useWords();
  const language = useTexts((store) => store.language);
  const milliseconds = new Intl.NumberFormat(language, { style: 'unit', unit: 'millisecond' });
  return (
    <ul className="host-tiles">
      <Tile
        value={people.here}
        label={say('tile.people')}
        hint={say('tile.people-week', { count: people.week })}
        days={people.days}
        colour="var(--moss-text)"
      />
      <Tile
        value={tables.live + tables.days + tables.none}
        label={say('tile.tables')}
        hint={say('tile.tables-kinds', { live: tables.live, days: tables.days, none: tables.none })}
        days={tables.history}
        colour="var(--moss-text)"
      />
      <Tile
        value={moves.mean === undefined ? '–' : milliseconds.format(moves.mean)}
        label={say('tile.moves')}
        hint={moves.worst === undefined ? say('tile.moves-none') : say('tile.moves-worst', { worst: moves.worst })}
        days={moves.days}
        colour="var(--frost-text)"
      />
      <Tile
        value={words.size(database.bytes)}
        label={say('tile.database')}
        hint={database.room === undefined ? '' : say('tile.room', { room: words.size(database.room) })}
        days={database.days}
        colour="var(--ochre-text)"
      />
    </ul>
  );
}

interface TileProps {
  readonly value: ReactNode;
  readonly label: string;
  readonly hint: string;
  readonly days: readonly number[];
  readonly colour: string;
}

function Tile({ value, label, hint, days, colour }: TileProps) {
  const say = useHostSay();
  return (
    <li className="paper host-tile" data-tip={days.length > 1 ? say('tile.last-days') : undefined}>
      <span className="host-tile-words">
        <b>{value}</b>{' '}
        <span>
          {label} <span className="soft">{hint}</span>
        </span>
      </span>
      <Sparkline days={days} colour={colour} />
    </li>
  );
}
