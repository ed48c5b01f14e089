import path from 'node:path';
import type { AppPlugin } from '../../../app';
import { segmentStore, type SegmentStore } from './segmentStore';

declare module 'fastify' {
  interface FastifyInstance {
    /** The bytes of recordings' segments. */
    readonly segments: SegmentStore;
  }
}

/** Larger segments are stored as files: a table would be slow to read and to delete with them. */
const IN_TABLE_BYTES = 16 * 1024;

const provideSegments: AppPlugin = (app, _options, done) => {
  const folder = path.join(app.settings.dataDir, 'recordings');
  app.decorate('segments', segmentStore({ folder, inTableBytes: app.database.isShared ? null : IN_TABLE_BYTES }));
  done();
};

/**
 * Provides `app.segments`. If other processes, perhaps on other machines, serve the same shop, all segments are in the
 * database, because each machine has its own data folder.
 */
export const recordingSegments: AppPlugin = Object.assign(provideSegments, { [Symbol.for('skip-override')]: true });
