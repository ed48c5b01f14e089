import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { encodeRecord } from '../../../../journal/format';
import { closeRecord, sealRecord, sealText, segmentHash } from '../../../../journal/signed';
import { nodeSignatures } from '../../../../journal/signed/nodeSignatures';
import { unzip } from '../intake/unzip';
import { openBytes, openSealedKey, segmentBinding, signerFor } from '../store/recordingKeys';
import type { BoundRecording } from '../store/recordingStore';
import { readSegments, readStored, receiptOf } from '../store/segmentTable';

/** The lines of a recording, segment by segment, each with its receipt, and the seal at the end. */
async function* linesOf(request: FastifyRequest, { session, sealedKey }: BoundRecording): AsyncGenerator<Buffer> {
  const { database, segments: store, settings, clock } = request.server;
  const key = openSealedKey(settings.serverSecret, sealedKey);
  const parts: { part: number; segments: number; hash: string }[] = [];
  for (const signed of await readSegments(database.read, session)) {
    const { part, segment, hash } = signed;
    const stored = await readStored(database.read, signed);
    if (stored === null) throw new Error('The recording was erased while its file was read.');
    const lines = await unzip(openBytes(key, segmentBinding(signed), await store.read(stored)));
    const last = parts.at(-1);
    const previous = last?.part === part ? last.hash : null;
    // An export that claims to be complete must contain exactly what was signed.
    if ((await segmentHash(nodeSignatures, signed, previous, lines)) !== hash)
      throw new Error(`Segment ${segment} of part ${part} is not as it was received.`);
    if (last?.part === part) Object.assign(last, { segments: segment, hash });
    else parts.push({ part, segments: segment, hash });
    yield lines;
    yield Buffer.from(`${encodeRecord(closeRecord({ segment, ...receiptOf(signed) }))}\n`);
  }
  const signer = signerFor(settings.serverSecret);
  const seal = { session, parts, signedAt: new Date(clock.now()).toISOString(), key: signer.key };
  yield Buffer.from(`${encodeRecord(sealRecord({ ...seal, signature: signer.sign(sealText(seal)) }))}\n`);
}

/**
 * The whole recording as gzipped NDJSON with receipts and seal. Reads a segment at a time; if one is missing or was
 * changed the stream breaks off, so that nobody mistakes it for complete.
 */
export function exportFile(request: FastifyRequest, recording: BoundRecording): Readable {
  const gzip = createGzip();
  pipeline(Readable.from(linesOf(request, recording)), gzip, (error) => {
    if (error) request.log.error({ err: error }, 'the file of a recording broke off');
  });
  return gzip;
}
