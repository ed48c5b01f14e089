import { RECORDING_LIMITS } from '../../../../contract/recordings/recording';
import { ApiProblem, invalidInput } from '../../../problems';

/** 400: the lines of a segment are not what a recorder writes. */
export const unfitLine = (line: number, why: string) => invalidInput(`Line ${line} of the segment ${why}.`);

/** 409: the segments of a part must arrive in order. */
export const segmentOutOfOrder = (expected: number) =>
  new ApiProblem(409, 'SEGMENT_OUT_OF_ORDER', `The next segment of this part is ${expected}.`);

/** 409: a different segment has arrived under this number. */
export const segmentDiffers = (segment: number) =>
  new ApiProblem(409, 'SEGMENT_DIFFERS', `Segment ${segment} of this part has arrived already, with other lines.`);

/** 410: the recording was erased. */
export const recordingErased = () => new ApiProblem(410, 'RECORDING_ERASED', 'The recording was erased.');

/** 404: no such recording has been opened. */
export const unknownRecording = () => new ApiProblem(404, 'ITEM_NOT_FOUND', 'There is no recording of this session.');

/** 413: the recording has reached its maximum length. */
export const recordingFull = () =>
  new ApiProblem(
    413,
    'MAX_LIMIT_EXCEEDED',
    `A recording has at most ${RECORDING_LIMITS.segments} segments and ${RECORDING_LIMITS.parts} parts.`,
  );
