import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { RECORDING_LIMITS } from '../../../../contract/recordings/recording';
import { errorCodeOf } from '../../../errorCode';
import { invalidInput } from '../../../problems';

const unzipped = promisify(gunzip);

/**
 * The lines of a gzipped segment. Stops at the maximum size of a segment: throws 400 INVALID_API_INPUT beyond that, and
 * for anything that is not gzip.
 */
export async function unzip(bytes: Buffer): Promise<Buffer> {
  try {
    return await unzipped(bytes, { maxOutputLength: RECORDING_LIMITS.bytes });
  } catch (error) {
    throw errorCodeOf(error) === 'ERR_BUFFER_TOO_LARGE'
      ? invalidInput(`The lines of a segment may have at most ${RECORDING_LIMITS.bytes} bytes.`)
      : invalidInput('The body is not gzip.');
  }
}
