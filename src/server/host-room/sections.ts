import { announcementActions, announcements } from './announcements.ts';
import { database, databaseActions } from './database.ts';
import { fairPlay } from './fair-play.ts';
import { gatheringActions, gatherings } from './gatherings.ts';
import { jobActions, jobs } from './jobs.ts';
import { log } from './log.ts';
import { overview } from './overview.ts';
import { people, peopleActions } from './people.ts';
import { reportActions, reports } from './reports.ts';
import type { HostAction, HostSection } from './section.ts';
import { settings } from './settings.ts';
import { clockActions, clocks, tableActions, tables } from './tables.ts';

/** The parts of the host's room. A new one is a file and a line here; the page has a list of the same kind in `src/web/host`. */
export const HOST_SECTIONS: readonly HostSection[] = [
  overview,
  people,
  tables,
  clocks,
  gatherings,
  reports,
  fairPlay,
  database,
  jobs,
  announcements,
  settings,
  log,
];

/** What hosts can do there. */
export const HOST_ACTIONS: readonly HostAction[] = [
  ...peopleActions,
  ...tableActions,
  ...clockActions,
  ...gatheringActions,
  ...reportActions,
  ...databaseActions,
  ...jobActions,
  ...announcementActions,
];
