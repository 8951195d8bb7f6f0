export const summary = 'Ta en, två eller tre, men aldrig lika många som grannen.';
