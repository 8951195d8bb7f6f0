/** GET /api/host/door: whether the reader may enter here and now. */
export interface HostDoor {
  readonly state: 'open' | 'closed' | 'not-host' | 'no-host';
  /** By what a host can open it. */
  readonly passkeys: number;
  readonly codes: number;
}

/** GET /api/host/door/:token: whether a link that the command line printed still works, and whom it would make a host. */
export interface HostLinkInfo {
  readonly name: string;
}
