import { nameHere } from '../../../contract/pages/basePath';
import type { Segment } from '../../../journal/send/segment';
import { createUploader, type Uploader } from './uploader';
import { NEWS_CHANNEL } from './uploadMessages';

/** Starts this page's upload worker. */
export const startUploader = (own: Pick<Segment, 'session' | 'part' | 'page'>, isAllowed: boolean): Uploader =>
  createUploader(
    new Worker(new URL(/* webpackChunkName: "uploadWorker" */ './uploadWorker.ts', import.meta.url), {
      name: nameHere(''),
    }),
    new BroadcastChannel(nameHere(NEWS_CHANNEL)),
    own,
    isAllowed,
  );
