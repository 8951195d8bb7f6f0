import { deny, isDenial } from '../../host/denial.ts';
import type { HostReport, HostReports } from '../../protocol/host-room/reports.ts';
import { reportAnswer, reportsQuery } from '../../protocol/host-room/requests.ts';
import { bodyOf } from '../http/answer.ts';
import type { Server } from '../server.ts';
import {
  closeReport,
  linesAround,
  type NamedReport,
  reportById,
  reports as storedReports,
} from '../store/host-room/reports.ts';
import type { ReportOutcome } from '../store/host-room/schema.ts';
import { note } from './log.ts';
import { partOf, queryOf } from './query.ts';
import type { HostAction, HostRequest, HostSection } from './section.ts';

const MOST = 50;

/** Reports of people about each other. */
export const reports: HostSection = {
  name: 'reports',
  async read({ server, request }) {
    const query = queryOf(reportsQuery, request);
    return isDenial(query) ? query : listed(server, query.state);
  },
};

export const reportActions: readonly HostAction[] = [
  {
    method: 'POST',
    path: '/reports/:id/no-fault',
    async run(about) {
      const { server, request } = about;
      const report = await reportById(server.db, partOf(request, 'id'));
      if (report === undefined) return deny('not-found', 'refused.unknown-report');
      const body = bodyOf(reportAnswer, request);
      if (isDenial(body)) return body;
      await answerReport(about, report, 'no-fault', body.note);
      return listed(server, 'open');
    },
  },
];

/** Closes the report and logs it, unless another host has closed it already. */
export async function answerReport(
  about: HostRequest,
  report: NamedReport,
  outcome: ReportOutcome,
  answer: string,
): Promise<void> {
  const { server, host } = about;
  const closed = await closeReport(server.db, report.id, { closed: server.now(), closer: host.name, outcome, answer });
  if (closed) await note(about, 'closed-report', { name: report.about_name, outcome, note: answer }, report.about);
}

async function listed(server: Server, state: 'open' | 'closed'): Promise<HostReports> {
  const rows = await storedReports(server.db, state, MOST);
  return { reports: await Promise.all(rows.map((row) => reportOf(server, row))) };
}

export async function reportOf({ db }: Server, row: NamedReport): Promise<HostReport> {
  const { id, kind, about, about_name, reporter, reporter_name, table_id, line, words, note: added, at } = row;
  const around = line === null ? [] : await linesAround(db, table_id, line);
  return {
    id,
    kind,
    about: { id: about, name: about_name },
    reporter: { id: reporter, name: reporter_name },
    at,
    words,
    note: added,
    lines: around.map((each) => ({ name: each.name, text: each.text, at: each.at, reported: each.id === line })),
    ...(row.closed !== null && {
      closed: { at: row.closed, name: row.closer ?? '', outcome: row.outcome ?? 'no-fault', note: row.answer ?? '' },
    }),
  };
}
