import { listen } from '../../host/bots/listen.ts';
import { deny } from '../../host/denial.ts';
import { arrange, hint as giveHint } from '../../host/match/playing.ts';
import { whyNotProposed } from '../../host/match/proposals.ts';
import { sendAccepted } from '../../host/request.ts';
import { voteFor } from '../../host/seats/stand-ins.ts';
import { whyMuted } from '../people/restraints.ts';
import { addLine } from '../room/chat.ts';
import { spend } from './bucket.ts';
import { whyBlocked, whyNoChat } from './may-chat.ts';
import { hosted, type ServerHandler } from './request.ts';

export const vote: ServerHandler<'vote'> = (request) => {
  const { server, connection, room, message } = request;
  // After a restart everybody gets the grace period to come back.
  const grace = { milliseconds: server.settings.grace, since: server.started };
  return arrange(hosted(request), () => voteFor(server, room, connection.person.id, message, grace));
};

export const chat: ServerHandler<'chat'> = async (request) => {
  const { server, connection, room, message } = request;
  const { text, proposed } = message;
  const { id } = connection.person;
  const denied =
    whyNoChat(request) ??
    (await whyMuted(server, id)) ??
    (await whyBlocked(request)) ??
    (proposed && (await whyNotProposed(server, room, id, proposed)));
  if (denied !== undefined) return denied;
  await addLine(server, room, connection.person, { text, proposed });
  await server.sync();
  sendAccepted(hosted(request));
  if (proposed !== undefined) await listen(server, room);
  return undefined;
};

/** Without the table's lock: the table continues while a bot thinks about the hint. */
export const hint: ServerHandler<'hint'> = async (request) => {
  const { connection } = request;
  if (connection.hinting || !spend(connection.hints)) return deny('too-fast', 'refused.too-fast');
  connection.hinting = true;
  try {
    return await giveHint(hosted(request));
  } finally {
    connection.hinting = false;
  }
};
