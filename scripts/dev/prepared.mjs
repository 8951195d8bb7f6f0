import { pathToFileURL } from 'node:url';

/** Loads the packages of a program, and the program itself when it is told to start. */
const [, , program = '', ...packages] = process.argv;

const told = new Promise((resolve) => process.once('message', resolve));
// A package that cannot be loaded is the program's to tell.
await Promise.allSettled(packages.map((name) => import(name)));
await told;
// From here on it is like `node program`: it lives as long as it has something to do.
process.disconnect();
process.argv.splice(1, process.argv.length - 1, program);
await import(pathToFileURL(program).href);
