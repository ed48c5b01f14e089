import { API_CALLS, type CallName } from '../../../src/apiClient';
import document from '../../../src/openapi/openapi.json';
import { documentValidator } from './documentValidator';

const faults = documentValidator(document);

/** Every call of the document. */
export const CALL_NAMES = Object.keys(API_CALLS) as readonly CallName[];

/** Whether a call is made by GET. */
export const isReading = (name: CallName): boolean => API_CALLS[name][0] === 'get';

/** The ways in which an answer differs from the document. */
export function answerFaults(name: CallName, status: number, body: unknown): readonly string[] {
  const [method, path] = API_CALLS[name];
  return faults({ method, path, status, body });
}
