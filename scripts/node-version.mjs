import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, root } from './root.mjs';

function numbers(version) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

function isAtLeast(version, least) {
  const differing = version.findIndex((number, place) => number !== least[place]);
  return differing === -1 || version[differing] > least[differing];
}

/** Knows the two forms our `engines` uses: `^20.19.0` and `>=24`, joined by `||`. */
export function runsOn(range, version) {
  const ours = numbers(version);
  return range.split('||').some((part) => {
    const form = /^(\^|>=)([\d.]+)$/.exec(part.trim());
    if (!form) throw new Error(`engines.node in package.json holds a form this check does not know: ${part.trim()}`);
    const least = numbers(form[2]);
    return isAtLeast(ours, least) && (form[1] === '>=' || ours[0] === least[0]);
  });
}

export function requireNode() {
  const range = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  const version = process.versions.node;
  if (runsOn(range, version)) return;
  refuse(
    `Underbridge needs Node ${range}, and this is Node ${version}: install a fitting one from https://nodejs.org and run the same command again.`,
  );
}
