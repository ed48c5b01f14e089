import type { ReplaySchema } from '../../../src/journal/schema/schema';
import { runJournalCommand } from '../../../src/journal/cli';
import { chanceFrom, liveThrough, openShop, replayShop } from './recordedShop';

/** A session of forty random acts, with every state in it. */
export async function recordLife(): Promise<{ readonly log: string; readonly states: readonly unknown[] }> {
  jest.useFakeTimers({ now: 1_790_000_000_000 });
  const chance = chanceFrom(7300);
  const shop = openShop({ chance });
  await liveThrough(shop, chance, 40);
  const log = shop.recorder.close('test');
  jest.useRealTimers();
  return { log, states: shop.states };
}

type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Runs `npm run journal` with these arguments over these files; returns its exit code, its output and the files that it
 * wrote.
 */
export async function runCommand(args: readonly string[], files: Files, schema?: ReplaySchema) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const saved: Record<string, string> = {};
  const code = await runJournalCommand(args, {
    ...replayShop(),
    ...(schema && { schema }),
    write: (line) => lines.push(line),
    complain: (line) => complaints.push(line),
    save: async (file, content) => {
      saved[file] = content;
    },
    read: async (file) => {
      const content = files[file];
      if (content === undefined) throw new Error('no such file');
      return new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content);
    },
  });
  return { code, lines, complaints, saved, output: lines.join('\n') };
}
