/** The map is drawn in units of which a cell has so many. */
export const CELL = 60;
/** Half of what lies between two rooms. */
export const WALL = 4.5;
