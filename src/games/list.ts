// Every game there is, a line each: a game is a folder, and its line here.
export { folder as caveTroll } from './cave-troll/folder.ts';
export { folder as caverna } from './caverna/folder.ts';
export { folder as gnomeElfTroll } from './gnome-elf-troll/folder.ts';
export { folder as trollTown } from './troll-town/folder.ts';
export { folder as trollsAndPrincesses } from './trolls-and-princesses/folder.ts';
