import type { Kysely, Migration } from 'kysely';
import type { DatabaseKind } from '../database/schema.ts';
import { makeTables } from './001-tables.ts';
import { makeNotices } from './002-notices.ts';
import { makePrograms } from './003-programs.ts';
import { makeProbes } from './005-probes.ts';
import { describeDevices } from './006-devices.ts';
import { addVoteLevels } from './007-vote-levels.ts';
import { makeQuiet } from './008-quiet.ts';
import { numberEntries } from './009-own-numbers.ts';
import { addHints } from './010-hints.ts';
import { addClock } from './011-clock.ts';
import { renameSteps } from './012-moments.ts';
import { addProposals } from './013-proposals.ts';
import { makeChores } from './014-chores.ts';
import { noteNodes } from './015-nodes.ts';
import { addPutAway } from './016-put-away.ts';
import { addRestingClock } from './017-resting-clock.ts';
import { makeSignIn } from './018-sign-in.ts';
import { makeCalls } from './019-calls.ts';
import { addSecretMoments } from './020-secret-moments.ts';
import { makeClocks } from './021-clocks.ts';
import { addHouseMarks } from './022-house-marks.ts';
import { makeRatings } from './023-ratings.ts';
import { makeTournaments } from './026-tournaments.ts';
import { makeJobs } from './027-jobs.ts';
import { makeRelations } from './027-relations.ts';
import { makeHostRoom } from './028-host.ts';
import { makeWaiting } from './029-waiting.ts';
import { addHostAnswers } from './030-host-answers.ts';
import { makeGroups } from './031-groups.ts';
import { addResumeCalls } from './032-adjourning.ts';
import { addTournamentDue } from './033-tournament-due.ts';
import { makeTournamentNotices } from './034-tournament-notices.ts';
import { addInvitations } from './035-invitations.ts';
import { makePlaces } from './036-places.ts';
import { addListIndexes } from './037-list-indexes.ts';
import { addBeginnings } from './038-begins.ts';
import { addCallsAgain } from './039-call-again.ts';
import { addSittingOut } from './040-sitting-out.ts';
import { makeStudies } from './041-studies.ts';
import { makePuzzleTries } from './042-puzzle-tries.ts';
import { makeNotes } from './043-notes.ts';
import { makeMovesAhead } from './044-moves-ahead.ts';
import { shareNotices } from './045-shares.ts';
import { addChoreIndexes } from './046-chores.ts';
import { indexRunningMatches } from './047-running-matches.ts';

type Step = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

/**
 * Each brings the database one version further, and has a file of its own under the same name. What has been released is never
 * changed, only added to. Processes of the version before go on meanwhile: nothing they use goes away or is renamed, and a new
 * column may be left out when they write.
 */
const MIGRATIONS: Readonly<Record<string, Step>> = {
  '001-tables': makeTables,
  '002-notices': makeNotices,
  '003-programs': makePrograms,
  '005-probes': makeProbes,
  '006-devices': describeDevices,
  '007-vote-levels': addVoteLevels,
  '008-quiet': makeQuiet,
  '009-own-numbers': numberEntries,
  '010-hints': addHints,
  '011-clock': addClock,
  '012-moments': renameSteps,
  '013-proposals': addProposals,
  '014-chores': makeChores,
  '015-nodes': noteNodes,
  '016-put-away': addPutAway,
  '017-resting-clock': addRestingClock,
  '018-sign-in': makeSignIn,
  '019-calls': makeCalls,
  '020-secret-moments': addSecretMoments,
  '021-clocks': makeClocks,
  '022-house-marks': addHouseMarks,
  '023-ratings': makeRatings,
  '026-tournaments': makeTournaments,
  '027-jobs': makeJobs,
  '027-relations': makeRelations,
  '028-host': makeHostRoom,
  '029-waiting': makeWaiting,
  '030-host-answers': addHostAnswers,
  '031-groups': makeGroups,
  '032-adjourning': addResumeCalls,
  '033-tournament-due': addTournamentDue,
  '034-tournament-notices': makeTournamentNotices,
  '035-invitations': addInvitations,
  '036-places': makePlaces,
  '037-list-indexes': addListIndexes,
  '038-begins': addBeginnings,
  '039-call-again': addCallsAgain,
  '040-sitting-out': addSittingOut,
  '041-studies': makeStudies,
  '042-puzzle-tries': makePuzzleTries,
  '043-notes': makeNotes,
  '044-moves-ahead': makeMovesAhead,
  '045-shares': shareNotices,
  '046-chores': addChoreIndexes,
  '047-running-matches': indexRunningMatches,
};

/** Migrations that were renamed after databases had been through them; what they do is the same. */
export const RENAMED: Readonly<Record<string, string>> = { '002-tidings': '002-notices' };

/** What a migration is called today by which a database, or a backup of it, was made. */
export function nameToday(name: string): string {
  return RENAMED[name] ?? name;
}

export function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  const entries = Object.entries(MIGRATIONS);
  return Object.fromEntries(entries.map(([name, step]) => [name, { up: (db: Kysely<unknown>) => step(db, kind) }]));
}
