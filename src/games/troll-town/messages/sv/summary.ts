export const summary = 'Bygg en stad, håll Bossen mätt, passa vägen.';
