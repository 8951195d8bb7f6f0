/** Where this very file was loaded from: the folder `assets` below the app. */
const here: string = import.meta.url;

/** The path below which the server has the app and its routes, such as `/bridge`; empty where that is the whole site. */
export const BASE = import.meta.env.PROD ? new URL('..', here).pathname.replace(/\/$/, '') : '';

/** The address of a page of the app, as others can open it. */
export function addressOfPage(path: string): string {
  return `${location.origin}${BASE}${path}`;
}
