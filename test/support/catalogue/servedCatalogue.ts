import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const script = path.join(__dirname, '../../../src/build/catalogue/serve.mjs');

interface ServedCatalogue {
  readonly origin: string;
  /** Asks the process to end; its exit code, and what it wrote to its error output. */
  readonly end: () => Promise<{ readonly code: unknown; readonly errors: string }>;
}

/** The catalogue as `npm run catalogue` serves it, on a free port. */
export async function serveCatalogue(): Promise<ServedCatalogue> {
  const served = spawn(process.execPath, [script], { env: { ...process.env, PORT: '0' } });
  const ended = once(served, 'exit');
  let errors = '';
  served.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    served.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`The catalogue ended: ${said}${errors}`)));
  });
  return {
    origin,
    end: async () => {
      served.kill('SIGTERM');
      const [code] = (await ended) as unknown[];
      return { code, errors };
    },
  };
}
