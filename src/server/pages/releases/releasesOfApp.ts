import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Release } from '../../../build/plugins/ReleaseManifest';
import { keepRelease } from './keepRelease';
import { earlierReleases, keptReleases, type KeptRelease } from './keptReleases';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The releases that ran before this one and are still kept, in `DATA_DIR/releases`: at most `KEPT_RELEASES`, and for
 * `RECORDING_DAYS` after they were replaced, as long as their recordings. Once the server listens, keeps this one too,
 * unless `KEPT_RELEASES` is 0. The shop does not depend on this: if nothing can be read or kept it opens all the same,
 * and the log says why.
 */
export async function releasesOfApp(
  app: FastifyInstance,
  built: { readonly release: Release; readonly browserFolder: string },
): Promise<readonly KeptRelease[]> {
  const { dataDir, keptReleases: most, recordingDays } = app.settings;
  const folder = path.join(dataDir, 'releases');
  const bounds = { most, ageMs: recordingDays * DAY_MS };
  const orLogged = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      app.log.error({ err: error }, 'releases could not be kept');
      return otherwise;
    }
  };
  // Only after the shop has opened: copying a build takes longer than the rest of the start.
  let keeping = Promise.resolve();
  app.addHook('onListen', (done) => {
    keeping = orLogged(keepRelease({ folder, ...built }, bounds, app.clock.now()), undefined);
    done();
  });
  app.addHook('onClose', () => keeping);
  return earlierReleases(await orLogged(keptReleases(folder), []), built.release.id, bounds, app.clock.now());
}
