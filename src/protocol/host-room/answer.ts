import type { HostAnnouncements } from './announcements.ts';
import type { BackupOutcome, HostDatabase, RestoreBegun } from './database.ts';
import type { HostDoor, HostLinkInfo } from './door.ts';
import type { HostFairPlay } from './fair-play.ts';
import type { HostGatherings } from './gatherings.ts';
import type { HostJobs, JobOutcome } from './jobs.ts';
import type { HostLog } from './log.ts';
import type { HostOverview } from './overview.ts';
import type { HostPeople, HostPersonDetails, HostPersonLink } from './people.ts';
import type { HostReports, ReportTaken } from './reports.ts';
import type { HostSettings } from './settings.ts';
import type { HostClocks, HostTables } from './tables.ts';

export type HostAnswer =
  | ReportTaken
  | HostDoor
  | HostLinkInfo
  | HostPeople
  | HostPersonDetails
  | HostPersonLink
  | HostTables
  | HostClocks
  | HostGatherings
  | HostReports
  | HostFairPlay
  | HostAnnouncements
  | HostJobs
  | JobOutcome
  | HostDatabase
  | BackupOutcome
  | RestoreBegun
  | HostSettings
  | HostLog
  | HostOverview;
