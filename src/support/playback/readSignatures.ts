import { verifySigned } from '../../journal/signed';
import { highResolutionNow } from '../../storefront/platform/clock';
import { nextTask } from '../../storefront/platform/idle';
import { webSignatures } from '../../storefront/platform/recordings/webSignatures';
import type { SignatureVerdict } from './playbackSlice';

/** How long one slice of verification takes, in ms. */
const SLICE_MS = 10;

/** Verifies the signatures of a recording, with pauses between slices. */
export async function readSignatures(bytes: Uint8Array): Promise<SignatureVerdict> {
  const tools = await webSignatures();
  if (!tools) return { verdict: 'unknown' };
  let end = highResolutionNow() + SLICE_MS;
  return verifySigned(bytes, {
    ...tools,
    async hash(text, lines) {
      if (highResolutionNow() > end) {
        await nextTask();
        end = highResolutionNow() + SLICE_MS;
      }
      return tools.hash(text, lines);
    },
  });
}
