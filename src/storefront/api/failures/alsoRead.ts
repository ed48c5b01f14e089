import type { Call } from '../call';

/** Whether the body of a failure is a complete object with `errors` that this call reads as data. */
export const isAlsoRead = ({ alsoRead }: Pick<Call, 'alsoRead'>, status: number, body: unknown): boolean =>
  alsoRead?.includes(status) === true &&
  typeof body === 'object' &&
  body !== null &&
  'errors' in body &&
  Object.keys(body).length > 1;
