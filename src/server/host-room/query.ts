import type { FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { type Denial, deny } from '../../host/denial.ts';
import { problemOf } from '../problem.ts';

/** The query parameters, if they fit the schema. */
export function queryOf<T>(schema: ZodType<T>, request: FastifyRequest): T | Denial {
  const { success, data, error } = schema.safeParse(request.query);
  return success ? data : deny('malformed', 'refused.malformed', { problem: problemOf(error) });
}

/** A parameter in the path. */
export function partOf(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}
