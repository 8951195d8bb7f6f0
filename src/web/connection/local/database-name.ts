/** The name of the IndexedDB database with this browser's tables. */
export const DATABASE = 'underbridge';
