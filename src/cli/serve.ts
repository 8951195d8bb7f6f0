import { type Command, EXIT } from './command.ts';
import { serverSettings } from './server-settings.ts';

export const serve: Command = {
  name: 'serve',
  about: 'about.serve',
  options: [
    { flag: '--port <n>', about: 'flag.port' },
    { flag: '--host <address>', about: 'flag.host' },
    { flag: '--database <file or address>', about: 'flag.database' },
  ],
  examples: ['underbridge serve', 'underbridge serve --port 8080 --database postgres://localhost/underbridge'],
  async run(request, { print }) {
    // Brought in here alone: nobody who plays in the terminal should wait for a web server to load.
    const { portFrom, serve: serveUntilStopped } = await import('../server/main.ts');
    const port = request.value('port');
    const host = request.value('host');
    await serveUntilStopped(
      {
        ...(await serverSettings(request)),
        ...(port !== undefined && { port: portFrom(port) }),
        ...(host !== undefined && { host }),
      },
      print,
    );
    return EXIT.fine;
  },
};
