/** As long as the server takes it. */
export const LONGEST_NAME = 24;

/** What the server calls somebody who has not said a name. */
const GIVEN = /^Guest (\w{4})$/;

/** By what the server tells this guest from others; nothing if it is a name that somebody has said. */
export function guestIn(name: string): string | undefined {
  return GIVEN.exec(name)?.[1];
}

/** Whether it is no name that somebody has said. */
export function isGivenName(name: string): boolean {
  return name === '' || GIVEN.test(name);
}
