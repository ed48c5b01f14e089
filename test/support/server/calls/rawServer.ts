import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestApp } from '../testApp';

/** A listening server, for requests that no HTTP client would send. */
export async function rawServer(options: Parameters<typeof startTestApp>[0]) {
  const { app, close, log } = await startTestApp(options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    app,
    close,
    /** All log lines, as written. */
    log,
    /** Everything that the server sends until it closes the connection, to a client that sends only this. */
    async answerTo(text: string): Promise<string> {
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      let said = '';
      socket.on('data', (chunk: string) => (said += chunk));
      const closed = once(socket, 'close');
      if (text !== '') socket.write(text);
      await closed;
      return said;
    },
  };
}

export type RawServer = Awaited<ReturnType<typeof rawServer>>;
