import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Denial } from '../../host/denial.ts';
import type { HostAnswer } from '../../protocol/host-room/answer.ts';
import type { Server } from '../server.ts';
import type { PersonRow } from '../store/people/schema.ts';

/** A request of a host, with the server. */
export interface HostRequest {
  readonly server: Server;
  readonly host: PersonRow;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Outcome = HostAnswer | NodeJS.ReadableStream | Denial;

/** A part of the host's room that is read: `GET /api/host/<name>`. */
export interface HostSection {
  readonly name: string;
  read(about: HostRequest): Promise<Outcome>;
}

/** Something that a host does, or a single thing that a host reads: below `/api/host`. */
export interface HostAction {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  run(about: HostRequest): Promise<Outcome>;
}
