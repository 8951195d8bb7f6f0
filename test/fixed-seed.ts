import fc from 'fast-check';

/** Every run tries the same examples, unless a test names a seed of its own. A failure prints the seed and the path to it. */
fc.configureGlobal({ seed: 1 });
