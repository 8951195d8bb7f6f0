import { ApiError, request } from '../connection/api.ts';
import { useDoor } from './door-store.ts';

const SHUT = ['refused.host-door', 'refused.not-host'];

/** A request of the host's room. If the door has closed meanwhile, the page shows it. */
export async function hostRequest<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  try {
    return await request<T>(method, `/api/host${path}`, body ?? (method === 'GET' ? undefined : {}));
  } catch (error) {
    if (error instanceof ApiError && SHUT.includes(error.refusal.say)) void useDoor.getState().load();
    throw error;
  }
}

/** A part of an address. */
export function part(text: string): string {
  return encodeURIComponent(text);
}
