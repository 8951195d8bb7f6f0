/** As long as the server takes it. */
export const LONGEST_NAME = 24;

/** What the server calls somebody who has not said a name. */
const GIVEN = /^Guest \w{4}$/;

/** Whether it is no name that somebody has said. */
export function isGivenName(name: string): boolean {
  return name === '' || GIVEN.test(name);
}
