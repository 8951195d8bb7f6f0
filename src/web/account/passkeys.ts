import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { Account } from '../../protocol/http.ts';
import { api } from '../connection/api.ts';

/** Whether passkeys work at this address: with HTTPS or on localhost, and under a host name rather than an IP address. */
export function hasPasskeys(): boolean {
  return isSecureContext && browserSupportsWebAuthn() && !isNumber(location.hostname);
}

function isNumber(host: string): boolean {
  return /^[\d.]+$|:/.test(host);
}

/** The person cancelled, or the device already has a passkey. */
export type Unanswered = 'cancelled' | 'has-key';

function unanswered(error: unknown): Unanswered {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'has-key';
  if (error instanceof Error) return 'cancelled';
  throw error;
}

/** Creates a passkey on the device. */
export async function addPasskey(): Promise<Account | Unanswered> {
  const optionsJSON = await api.passkeyOptions();
  const made = await startRegistration({ optionsJSON }).catch(unanswered);
  return typeof made === 'string' ? made : api.keepPasskey(made);
}

/** Proves by a passkey who somebody is, for the server to check. */
export async function proveByPasskey(useBrowserAutofill = false): Promise<AuthenticationResponseJSON | Unanswered> {
  const optionsJSON = await api.signInOptions();
  return startAuthentication({ optionsJSON, useBrowserAutofill }).catch(unanswered);
}

/** Signs with a passkey; returns the token of a link. */
export async function signWithPasskey(useBrowserAutofill = false): Promise<string | Unanswered> {
  const signed = await proveByPasskey(useBrowserAutofill);
  return typeof signed === 'string' ? signed : (await api.signInByPasskey(signed)).token;
}
