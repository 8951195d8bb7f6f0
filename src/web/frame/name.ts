/** As long as the server takes it. */
export const LONGEST_NAME = 24;
