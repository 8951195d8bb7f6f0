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
  FinishedWish,
  GameList,
  HttpRefusal,
  LinkInfo,
  NewBot,
  NewCodes,
  OwnQuestion,
  SignInToken,
  TableList,
} from '../../protocol/http.ts';
import type { Person, RefusalCode, TableInfo } from '../../protocol/server.ts';

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

async function call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
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
  me: () => call<Person>('GET', '/api/me'),
  rename: (name: string) => call<Person>('PUT', '/api/me', { name }),
  carryLink: () => call<CarryLink>('POST', '/api/me/link', {}),
  bots: async () => (await call<BotList>('GET', '/api/me/bots')).bots,
  makeBot: (name: string) => call<NewBot>('POST', '/api/me/bots', { name }),
  revokeBot: async (id: string) => (await call<BotList>('DELETE', `/api/me/bots/${encodeURIComponent(id)}`)).bots,
  link: (token: string) => call<LinkInfo>('GET', `/api/link/${encodeURIComponent(token)}`),
  followLink: (token: string, before: { giveUp?: boolean; join?: boolean }) =>
    call<Person>('POST', `/api/link/${encodeURIComponent(token)}`, before),
  account: () => call<Account>('GET', '/api/me/account'),
  passkeyOptions: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/options', {}),
  keepPasskey: (made: RegistrationResponseJSON) => call<Account>('POST', '/api/me/passkeys', made),
  removePasskey: (id: string) => call<Account>('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`),
  makeCodes: () => call<NewCodes>('POST', '/api/me/codes', {}),
  carryWords: () => call<CarryWords>('POST', '/api/me/words', {}),
  signInOptions: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/passkey/options', {}),
  signInByPasskey: (signed: AuthenticationResponseJSON) => call<SignInToken>('POST', '/api/sign-in/passkey', signed),
  signInByCode: (code: string) => call<SignInToken>('POST', '/api/sign-in/code', { code }),
  deleteMe: (name: string) => call<Person>('DELETE', '/api/me', { name }),
  devices: async () => (await call<DeviceList>('GET', '/api/me/devices')).devices,
  endDevice: async (id: string) =>
    (await call<DeviceList>('DELETE', `/api/me/devices/${encodeURIComponent(id)}`)).devices,
  games: () => call<GameList>('GET', '/api/games'),
  tables: async (state: 'gathering' | 'running') => (await call<TableList>('GET', `/api/tables?state=${state}`)).tables,
  mine: async () => (await call<TableList>('GET', '/api/tables/mine')).tables,
  finished: (wish: Readonly<Record<keyof FinishedWish, string>>) =>
    call<FinishedList>(
      'GET',
      `/api/tables/finished?${new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== ''))}`,
    ),
  question: (id: string) => call<OwnQuestion>('GET', table(id, '/question')),
  table: (id: string) => call<TableInfo>('GET', table(id)),
  create: (wanted: NewTable) => call<TableInfo>('POST', '/api/tables', wanted),
  join: (id: string, seat?: number) => call<TableInfo>('POST', table(id, '/join'), seat === undefined ? {} : { seat }),
  leave: (id: string, seat?: number) =>
    call<TableInfo>('POST', table(id, '/leave'), seat === undefined ? {} : { seat }),
  setSeat: (id: string, seat: number, wish: 'me' | 'anyone' | { bot: string }) =>
    call<TableInfo>('POST', table(id, '/seat'), { seat, wish }),
  start: (id: string) => call<TableInfo>('POST', table(id, '/start'), {}),
  mute: (id: string, person: string, muted: boolean) => call<TableInfo>('POST', table(id, '/mute'), { person, muted }),
  allowSpectators: (id: string, allowed: boolean) =>
    call<TableInfo>('POST', table(id, '/spectators-chat'), { allowed }),
  rematch: (id: string) => call<TableInfo>('POST', table(id, '/rematch'), {}),
  record: (id: string) => call<MatchRecord>('GET', `/api/matches/${encodeURIComponent(id)}/record`),
};
