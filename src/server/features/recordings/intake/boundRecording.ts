import type { FastifyRequest } from 'fastify';
import { accessDenied } from '../../../problems';
import { recordingHashOf } from '../../../visitors/recordingCookie';
import { isErased, readRecording, type BoundRecording } from '../store/recordingStore';
import { recordingErased, unknownRecording } from './segmentProblems';

export const notThisBrowser = () => accessDenied('The recording of this session belongs to another browser.');

/**
 * The recording of a session, for the browser that opened it. Throws 403 INSUFFICIENT_ACCESS for any other browser, 404
 * ITEM_NOT_FOUND if it was never opened, 410 RECORDING_ERASED.
 */
export async function boundRecording(request: FastifyRequest, session: string): Promise<BoundRecording> {
  const { read } = request.server.database;
  const recording = await readRecording(read, session);
  if (recording === null) throw (await isErased(read, session)) ? recordingErased() : unknownRecording();
  if (recording.browserHash !== recordingHashOf(request)) throw notThisBrowser();
  return recording;
}
