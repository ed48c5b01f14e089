import { once } from 'node:events';
import type { Server } from 'node:http';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { LOCALES } from '../../../src/contract/languages';
import { comparePictures } from './comparePictures';
import { takePictures } from './takePictures';

const widths = [360, 1440];

export interface Difference {
  readonly name: string;
  readonly what: string;
}

interface Comparison {
  readonly pictures: number;
  readonly differences: readonly Difference[];
}

async function listen(folder: string): Promise<{ readonly server: Server; readonly origin: string }> {
  const { serveFolder } = await import('../../../src/build/catalogue/serveFolder.mjs');
  const server = serveFolder(folder).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, origin: `http://localhost:${address.port}` };
}

/**
 * Compares every story of two builds, and writes the pictures of those that differ into a folder: before, after, and
 * the difference.
 */
export async function compareBuilds(
  browser: Browser,
  before: string,
  after: string,
  folder: string,
): Promise<Comparison> {
  const sides = await Promise.all([before, after].map(listen));
  const differences: Difference[] = [];
  let pictures = 0;
  try {
    for (const language of LOCALES) {
      for (const width of widths) {
        const [old, now] = await Promise.all(
          sides.map(({ origin }) => takePictures(browser, `${origin}/?lang=${language}`, width)),
        );
        if (!old || !now) throw new Error('Two builds are compared.');
        for (const story of new Set([...old.keys(), ...now.keys()])) {
          pictures += 1;
          const name = `${story}-${language}-${width}`;
          const [was, is] = [old.get(story), now.get(story)];
          const found = await comparePictures(was, is);
          if (found === null) continue;
          differences.push({ name, what: found.what });
          const files = { before: was, after: is, difference: found.picture };
          for (const [kind, picture] of Object.entries(files)) {
            if (picture) await writeFile(path.join(folder, `${name}.${kind}.png`), picture);
          }
        }
      }
    }
  } finally {
    for (const { server } of sides) {
      server.close();
      server.closeAllConnections();
    }
  }
  return { pictures, differences };
}
