import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runJournalCommand } from '../../../src/journal/cli';
import { momentInWords } from '../../../src/storefront/app/recording/momentOf';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';
import { showRecording } from '../recordings/showRecording';
import { temporaryFolder } from '../server/databases/temporaryFolder';

/** The moments in the table of a test. */
const momentsIn = (source: string): readonly string[] =>
  [...source.matchAll(/\['(start|(?:\d+:)?\d+)', '/g)].map(([, moment = '']) => moment);

/**
 * All that `npm run journal -- test` makes of a recording, as one text: the test, the recording beside it, and the
 * pages that Jest writes down when the test runs.
 */
export async function exportedTest(recording: string): Promise<string> {
  const written = new Map<string, string>();
  const temporary = temporaryFolder();
  const nothing = () => undefined;
  try {
    const code = await runJournalCommand(['test', 'session.ndjson'], {
      ...replayedShop,
      read: () => Promise.resolve(new Uint8Array(Buffer.from(recording))),
      save: () => Promise.resolve(),
      write: nothing,
      complain: nothing,
      tests: {
        momentOf: momentInWords,
        writeFile: async (file, content) => {
          written.set(path.basename(file), typeof content === 'string' ? content : gunzipSync(content).toString());
        },
        keepTexts: () => Promise.resolve(undefined),
      },
    });
    if (code !== 0) throw new Error(`The test was not written: ${code}`);
    mkdirSync(temporary.folder, { recursive: true });
    const file = temporary.file('session.ndjson');
    writeFileSync(file, written.get('session.ndjson.gz') ?? '');
    const source = written.get('session.dom.test.ts') ?? '';
    const pages: string[] = [];
    for (const moment of momentsIn(source)) pages.push(await showRecording(file, moment));
    if (pages.length === 0) throw new Error('The test has no moment.');
    return [...written.values(), ...pages].join('\n');
  } finally {
    temporary.remove();
  }
}
