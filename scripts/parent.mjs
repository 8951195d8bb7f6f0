/**
 * npm runs a script through a shell, and a signal sent to npm ends that shell without reaching this process. So the end of
 * the shell counts as the signal: a stopped `npm start` must not leave a server behind.
 */
export function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
