import { rough } from '../../../../../web/look/print/rough.ts';

/** The hill a place stands on, in a box of 148 by 88; a label may hide its foot. */
export const HILL = rough('M4 90C0 62 11 46 37 38C57 32 92 32 112 38C138 46 150 62 144 90z');
