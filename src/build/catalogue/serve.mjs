// npm run catalogue: builds the page of the base components when the sources have changed, and serves it until the
// process is stopped.
import path from 'node:path';
import { buildWhenNeeded, root } from '../freshness.mjs';
import { serveFolder } from './serveFolder.mjs';

const port = Number(process.env.PORT ?? 6006);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write('PORT must be a whole number from 0 to 65535.\n');
  process.exit(1);
}
buildWhenNeeded('catalogue');

const server = serveFolder(path.join(root, 'dist/catalogue/browser'));
server.once('error', (error) => {
  process.stderr.write(`Cannot listen on PORT ${port} (${error.code}): another one, or PORT=0 for a free one.\n`);
  process.exitCode = 1;
});
server.listen(port, 'localhost', () => {
  process.stdout.write(`The catalogue is on http://localhost:${server.address().port}\n`);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
