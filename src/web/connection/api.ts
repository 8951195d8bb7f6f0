import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { NewTable } from '../../protocol/client.ts';
import type {
  Account,
  BotList,
  CarryLink,
  CarryWords,
  DeviceList,
  FinishedList,
  FinishedQuery,
  GameList,
  HolidayInfo,
  HttpRefusal,
  LinkInfo,
  NewBot,
  NewCodes,
  OwnQuestion,
  SignInToken,
  TableList,
} from '../../protocol/http.ts';
import type { TableRatings } from '../../protocol/people.ts';
import type { Person, RefusalCode, TableInfo } from '../../protocol/server.ts';
import { BASE } from './base.ts';

/** The server refused the call, or could not be reached (`unreachable`). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: RefusalCode | 'unreachable';
  readonly refusal: Refusal;

  constructor(code: RefusalCode | 'unreachable', refusal: Refusal) {
    super(code);
    this.code = code;
    this.refusal = refusal;
  }
}

const UNREACHABLE: Refusal = { rule: '', say: 'refused.unreachable' };

/** A request with JSON, and its answer. */
export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(BASE + path, {
      method,
      credentials: 'same-origin',
      ...(signal && { signal }),
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ApiError('unreachable', UNREACHABLE);
  }
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new ApiError('unreachable', UNREACHABLE);
  const answer: unknown = await response.json();
  if (response.ok) return answer as T;
  const { code = 'trouble', refusal = { rule: '', say: 'refused.trouble' } } = answer as Partial<HttpRefusal>;
  throw new ApiError(code, refusal);
}

function table(id: string, rest = ''): string {
  return `/api/tables/${encodeURIComponent(id)}${rest}`;
}

/** The server's HTTP interface. */
export const api = {
  me: () => request<Person>('GET', '/api/me'),
  rename: (name: string) => request<Person>('PUT', '/api/me', { name }),
  chooseMark: (mark: string | null) => request<Person>('PUT', '/api/me/mark', { mark }),
  carryLink: () => request<CarryLink>('POST', '/api/me/link', {}),
  bots: async () => (await request<BotList>('GET', '/api/me/bots')).bots,
  makeBot: (name: string) => request<NewBot>('POST', '/api/me/bots', { name }),
  revokeBot: async (id: string) => (await request<BotList>('DELETE', `/api/me/bots/${encodeURIComponent(id)}`)).bots,
  link: (token: string) => request<LinkInfo>('GET', `/api/link/${encodeURIComponent(token)}`),
  followLink: (token: string, before: { giveUp?: boolean; join?: boolean }) =>
    request<Person>('POST', `/api/link/${encodeURIComponent(token)}`, before),
  account: () => request<Account>('GET', '/api/me/account'),
  passkeyOptions: () => request<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options', {}),
  keepPasskey: (made: RegistrationResponseJSON) => request<Account>('POST', '/api/me/passkeys', made),
  removePasskey: (id: string) => request<Account>('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`),
  makeCodes: () => request<NewCodes>('POST', '/api/me/codes', {}),
  carryWords: () => request<CarryWords>('POST', '/api/me/words', {}),
  signInOptions: () => request<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/passkey/options', {}),
  signInByPasskey: (signed: AuthenticationResponseJSON) => request<SignInToken>('POST', '/api/sign-in/passkey', signed),
  signInByCode: (code: string) => request<SignInToken>('POST', '/api/sign-in/code', { code }),
  deleteMe: (name: string) => request<Person>('DELETE', '/api/me', { name }),
  devices: async () => (await request<DeviceList>('GET', '/api/me/devices')).devices,
  endDevice: async (id: string) =>
    (await request<DeviceList>('DELETE', `/api/me/devices/${encodeURIComponent(id)}`)).devices,
  endOtherDevices: async () => (await request<DeviceList>('DELETE', '/api/me/devices')).devices,
  games: () => request<GameList>('GET', '/api/games'),
  tables: async (state: 'gathering' | 'running' | 'offered') =>
    (await request<TableList>('GET', `/api/tables?state=${state}`)).tables,
  mine: async () => (await request<TableList>('GET', '/api/tables/mine')).tables,
  finished: (wish: Readonly<Record<keyof FinishedQuery, string>>) =>
    request<FinishedList>(
      'GET',
      `/api/tables/finished?${new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== ''))}`,
    ),
  question: (id: string) => request<OwnQuestion>('GET', table(id, '/question')),
  table: (id: string) => request<TableInfo>('GET', table(id)),
  create: (wanted: NewTable) => request<TableInfo>('POST', '/api/tables', wanted),
  join: (id: string, seat?: number) =>
    request<TableInfo>('POST', table(id, '/join'), seat === undefined ? {} : { seat }),
  leave: (id: string, seat?: number) =>
    request<TableInfo>('POST', table(id, '/leave'), seat === undefined ? {} : { seat }),
  setSeat: (id: string, seat: number, wish: 'me' | 'anyone' | { bot: string } | { invite: string }) =>
    request<TableInfo>('POST', table(id, '/seat'), { seat, wish }),
  decline: (id: string) => request<TableInfo>('POST', table(id, '/decline'), {}),
  told: (until: number) => request<Person>('POST', '/api/me/told', { until }),
  start: (id: string) => request<TableInfo>('POST', table(id, '/start'), {}),
  mute: (id: string, person: string, muted: boolean) =>
    request<TableInfo>('POST', table(id, '/mute'), { person, muted }),
  allowSpectators: (id: string, allowed: boolean) =>
    request<TableInfo>('POST', table(id, '/spectators-chat'), { allowed }),
  holiday: () => request<HolidayInfo>('GET', '/api/me/holiday'),
  beginHoliday: (days: number) => request<HolidayInfo>('PUT', '/api/me/holiday', { days }),
  endHoliday: () => request<HolidayInfo>('DELETE', '/api/me/holiday'),
  pause: (id: string, paused: boolean, as: 'host' | 'player') =>
    request<TableInfo>('POST', table(id, '/pause'), { paused, as }),
  offerSeat: (id: string, seat: number, offered: boolean) =>
    request<TableInfo>('POST', table(id, '/offer'), { seat, offered }),
  takeOver: (id: string, seat: number) => request<TableInfo>('POST', table(id, '/take-over'), { seat }),
  proposeDate: (id: string, until: number) => request<TableInfo>('POST', table(id, '/adjourn'), { until }),
  answerDate: (id: string, agree: boolean) => request<TableInfo>('POST', table(id, '/adjourn'), { agree }),
  rematch: (id: string) => request<TableInfo>('POST', table(id, '/rematch'), {}),
  ratings: (id: string) => request<TableRatings>('GET', table(id, '/ratings')),
  record: (id: string) => request<MatchRecord>('GET', `/api/matches/${encodeURIComponent(id)}/record`),
};
