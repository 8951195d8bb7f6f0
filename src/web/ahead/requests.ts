import type { MoveAhead, PlanAhead, PlansAhead } from '../../protocol/ahead.ts';
import { request } from '../connection/api.ts';

function path(table: string, rest = ''): string {
  return `/api/tables/${encodeURIComponent(table)}/ahead${rest}`;
}

/** One's own plans at a table of the server. */
export async function plansAt(table: string): Promise<readonly PlanAhead[]> {
  return (await request<PlansAhead>('GET', path(table))).plans;
}

export async function plan(
  table: string,
  body: { readonly seat: number; readonly seatEntry: number; readonly moves: readonly MoveAhead[] },
): Promise<void> {
  await request<PlansAhead>('PUT', path(table), body);
}

export async function withdraw(table: string, seat: number): Promise<readonly PlanAhead[]> {
  return (await request<PlansAhead>('DELETE', path(table, `/${seat}`))).plans;
}
