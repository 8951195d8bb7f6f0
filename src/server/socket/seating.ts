import { mind } from '../bots/mind.ts';
import { type Denial, deny } from '../denial.ts';
import * as care from '../room/care.ts';
import { say } from '../room/chat.ts';
import { liveOf } from '../room/rooms.ts';
import { whyNoChat } from './may-chat.ts';
import { type Handler, type Said, sendAccepted } from './said.ts';

export const handOver: Handler<'hand-over'> = (said) => {
  const { house, connection, room, message } = said;
  return arrange(said, () => care.handOver(house, room, connection.person.id, message.seat, message.bot));
};

export const takeBack: Handler<'take-back'> = (said) => {
  const { house, connection, room, message } = said;
  return arrange(said, () => care.takeBack(house, room, connection.person.id, message.seat));
};

export const vote: Handler<'vote'> = (said) => {
  const { house, connection, room, message } = said;
  return arrange(said, () => care.voteFor(house, room, connection.person.id, message.seat, message.bot));
};

async function arrange(said: Said, action: () => Promise<Denial | undefined>): Promise<Denial | undefined> {
  const { house, room } = said;
  if ((await liveOf(house, room)) === undefined) return deny('not-running', 'refused.not-running');
  const denial = await action();
  if (denial !== undefined) return denial;
  await house.sync();
  sendAccepted(said);
  mind(house, room);
  return undefined;
}

export const chat: Handler<'chat'> = async (said) => {
  const { house, connection, room, message } = said;
  const denied = whyNoChat(said);
  if (denied !== undefined) return denied;
  await say(house, room, connection.person, message.text);
  await house.sync();
  sendAccepted(said);
  return undefined;
};
