import type {
  CallChannelName,
  CallPreferences,
  CallSettings,
  MailConfirmed,
  MailSent,
  SignInWays,
  TestOutcome,
} from '../../protocol/calls.ts';
import { request } from '../connection/api.ts';
import { useTexts } from '../messages/text.ts';

/** The language and time zone of this browser. */
function reader() {
  const { language } = useTexts.getState();
  return { language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** What the server does about calls. */
export const callsApi = {
  settings: () => request<CallSettings>('GET', '/api/me/calls'),
  change: (preferences: CallPreferences) => request<CallSettings>('PUT', '/api/me/calls', preferences),
  keepPush: ({ endpoint, keys }: PushSubscriptionJSON) =>
    request<CallSettings>('PUT', '/api/me/calls/push', { endpoint, keys, ...reader() }),
  removePush: (device: string) => request<CallSettings>('DELETE', `/api/me/calls/push/${encodeURIComponent(device)}`),
  setMail: (address: string) => request<CallSettings>('PUT', '/api/me/calls/mail', { address, ...reader() }),
  removeMail: () => request<CallSettings>('DELETE', '/api/me/calls/mail'),
  setWebhook: (url: string) => request<CallSettings>('PUT', '/api/me/calls/webhook', { url, ...reader() }),
  removeWebhook: () => request<CallSettings>('DELETE', '/api/me/calls/webhook'),
  test: (channel: CallChannelName) => request<TestOutcome>('POST', '/api/me/calls/test', { channel }),
  quietToday: () => request<CallSettings>('POST', '/api/me/calls/quiet', {}),
  setMode: (table: string, mode: CallSettings['tables'][string]) =>
    request<CallSettings>('PUT', `/api/me/calls/tables/${table}`, { mode }),
  attend: (table: string) => request<unknown>('POST', `/api/me/calls/tables/${table}/attend`, {}),
  mailLink: (token: string) => request<MailConfirmed>('GET', `/api/mail/${encodeURIComponent(token)}`),
  confirmMail: (token: string) => request<MailConfirmed>('POST', `/api/mail/${encodeURIComponent(token)}`, {}),
  stopMail: (token: string) => request<unknown>('POST', `/calls/stop/${encodeURIComponent(token)}`, {}),
  signInWays: () => request<SignInWays>('GET', '/api/sign-in'),
  sendSignIn: (address: string) =>
    request<MailSent>('POST', '/api/sign-in/mail', { address, language: reader().language }),
};
