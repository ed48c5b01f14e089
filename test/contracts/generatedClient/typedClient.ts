import { API_CALLS, createApiClient, type AnyAsked, type Arguments, type CallName } from '../../../src/apiClient';
import type { Answer } from '../../support/contracts/answers';
import { answerFaults } from '../../support/contracts/documentedAnswers';

/** Every call of the document. */
export const CALL_NAMES = Object.keys(API_CALLS) as readonly CallName[];

/** The calls of the generated client; their answers are only checked against the document. */
export type TypedClient = { readonly [N in CallName]: (...asked: Arguments<N>) => Promise<Answer> };
type AnyCall = (asked: AnyAsked) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The client generated from the API's document, for a user with a token or a guest; `onCall` gets each call's name. */
export function typedClient(
  { origin, webstoreId }: { readonly origin: string; readonly webstoreId: string },
  token: string | null,
  onCall: (name: CallName) => void,
): TypedClient {
  const api = createApiClient({ address: origin, webstoreId, version: 'v67.0', token });
  const always = { language: 'fr', htmlEncode: 'false', asGuest: String(token === null) };
  const made =
    (name: CallName) =>
    async (asked: AnyAsked = {}): Promise<Answer> => {
      onCall(name);
      const [method, path] = API_CALLS[name];
      const all = method === 'get' ? { ...asked, query: { ...always, ...asked.query } } : asked;
      const { data, error, response } = await (api[name] as AnyCall)(all);
      const body = data ?? error ?? null;
      expect(answerFaults({ method, path, status: response.status, body })).toEqual([]);
      return { status: response.status, body };
    };
  return Object.fromEntries(CALL_NAMES.map((name) => [name, made(name)])) as unknown as TypedClient;
}
