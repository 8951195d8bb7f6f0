/** What the browser calls the place where its tables are kept. */
export const DATABASE = 'underbridge';
