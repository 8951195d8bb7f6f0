/** The limit of the server. */
export const LONGEST_NAME = 24;

/** The server's name for people who have not given one. */
const GUEST_NAME = /^Guest (\w{4})$/;

/** The guest's number in such a name; undefined if the person chose the name. */
export function guestIdIn(name: string): string | undefined {
  return GUEST_NAME.exec(name)?.[1];
}

/** Whether the person has not chosen a name. */
export function isGuestName(name: string): boolean {
  return name === '' || GUEST_NAME.test(name);
}
