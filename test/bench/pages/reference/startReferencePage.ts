import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startReference, type RunningServer } from '../../servers';
import type { Address } from '../shopPages';
import { buildReference } from './buildReference';

interface ServedReference extends RunningServer {
  readonly address: Address;
}

/** Builds the reference page and serves it until it is stopped. */
export async function startReferencePage(): Promise<ServedReference> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-reference-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const server = await startReference(folder, await buildReference(folder));
    const stop = async () => {
      try {
        await server.stop();
      } finally {
        await remove();
      }
    };
    return { ...server, stop, address: { url: `${server.origin}/`, cookies: [], isForSearchEngines: true } };
  } catch (error) {
    await remove();
    throw error;
  }
}
