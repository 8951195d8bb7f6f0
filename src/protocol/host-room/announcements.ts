/** What a host says to everybody: in the answer to GET /api/me. */
export interface AnnouncementInfo {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly made: number;
  readonly until: number;
}

export interface HostAnnouncements {
  readonly announcements: readonly AnnouncementInfo[];
}
