import type { Answer } from '../support/contracts/answers';
import { answerFaults } from '../support/contracts/documentedAnswers';
import type { Shape } from './shape';
import { CALLS, type CallName } from './webstoreCalls';

/** Expects an answer with this status and shape; returns its body. */
export function expectAnswer({ status, body }: Answer, wanted: number, shape: Shape): unknown {
  expect([status, shape(body, 'answer')]).toEqual([wanted, []]);
  return body;
}

/** What a call is made with: the values in its address, its query and its body. */
interface Asked {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
}
export type WebstoreClient = Readonly<Record<CallName, (asked?: Asked) => Promise<Answer>>>;

/** Parameters that clients of a platform org may send with every read. */
const ALWAYS = { language: 'fr', htmlEncode: 'false' };

/** Cookies as a browser keeps them for one origin. */
function cookieJar() {
  const kept = new Map<string, string>();
  return {
    headers: (): Record<string, string> =>
      kept.size === 0 ? {} : { cookie: [...kept].map((pair) => pair.join('=')).join('; ') },
    keep(answer: Response): void {
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/;\s*max-age=0\b/i.test(line)) kept.delete(name);
        else kept.set(name, value);
      }
    },
  };
}

/** An address with its values; throws if one is missing. */
const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} needs ${name}`);
    return encodeURIComponent(value);
  });

/**
 * A client of the webstore API that knows nothing but the public reference, the shop's address, the webstore's id and,
 * for a logged-in user, their token. Without a token it is a guest in a browser, with cookies and an origin. Every
 * answer is also checked against the API's document.
 */
export function webstoreClient(
  origin: string,
  webstoreId: string,
  token: string | null = null,
  onCall: (name: CallName) => void = () => {},
): WebstoreClient {
  const cookies = cookieJar();
  const always = { ...ALWAYS, asGuest: String(token === null) };
  const headersOf = (body: object | undefined): Record<string, string> => ({
    ...(token === null ? { origin, ...cookies.headers() } : { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  });
  const made =
    (name: CallName) =>
    async ({ path = {}, query = {}, body }: Asked = {}): Promise<Answer> => {
      onCall(name);
      const [method = '', template = ''] = CALLS[name].split(' ');
      const url = new URL(filled(template, { version: 'v67.0', webstoreId, ...path }), origin);
      for (const [option, value] of Object.entries(method === 'GET' ? { ...always, ...query } : query)) {
        url.searchParams.set(option, String(value));
      }
      const sent = { method, headers: headersOf(body), redirect: 'manual' } as const;
      const answer = await fetch(url, body === undefined ? sent : { ...sent, body: JSON.stringify(body) });
      cookies.keep(answer);
      const text = await answer.text();
      const said: unknown = text === '' ? null : JSON.parse(text);
      expect(answerFaults({ method, path: template, status: answer.status, body: said })).toEqual([]);
      return { status: answer.status, body: said };
    };
  const names = Object.keys(CALLS) as readonly CallName[];
  return Object.fromEntries(names.map((name) => [name, made(name)])) as WebstoreClient;
}
