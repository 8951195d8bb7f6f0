import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse, root } from './root.mjs';

/** @typedef {[major: number, minor: number, patch: number]} Version */

/**
 * @param {string} version
 * @returns {Version}
 */
function numbers(version) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

/**
 * @param {Version} version
 * @param {Version} least
 */
function isAtLeast(version, least) {
  const [major, minor, patch] = version;
  if (major !== least[0]) return major > least[0];
  return minor === least[1] ? patch >= least[2] : minor > least[1];
}

/**
 * Reads the two forms that our `engines` uses: `^20.19.0` and `>=24`, joined by `||`.
 * @param {string} range
 * @param {string} version
 */
export function runsOn(range, version) {
  const ours = numbers(version);
  return range.split('||').some((part) => {
    const [, operator, written] = /^(\^|>=)([\d.]+)$/.exec(part.trim()) ?? [];
    if (written === undefined) {
      throw new Error(`engines.node in package.json holds a form this check does not know: ${part.trim()}`);
    }
    const least = numbers(written);
    return isAtLeast(ours, least) && (operator === '>=' || ours[0] === least[0]);
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
