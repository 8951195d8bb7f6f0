export const summary = 'Take one, two or three, but never what your neighbour took.';
