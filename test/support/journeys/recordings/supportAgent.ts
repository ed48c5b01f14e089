import { gunzipSync } from 'node:zlib';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import type { FoundRecordings } from '../../../../src/contract/recordings/support';
import { supportPathTo } from '../../../../src/contract/recordings/supportPaths';
import { SESSION_COOKIE } from '../../../../src/contract/visitorCookies';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { verifySigned } from '../../../../src/journal/signed';
import { nodeSignatures } from '../../../../src/journal/signed/nodeSignatures';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';

/** A support login at a running shop that makes calls without a page. */
export async function supportAgentAt(origin: string) {
  const login = await fetch(`${origin}${LATE_PATHS.login}`, {
    method: 'POST',
    headers: { origin: new URL(origin).origin, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'support@comptoir.example', password: DEMO_PASSWORD }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0] ?? '')
    .find((one) => one.startsWith(`${SESSION_COOKIE}=`));
  if (cookie === undefined) throw new Error(`support could not log in: ${login.status}`);
  const headers = { cookie };

  async function ask(path: string): Promise<Response> {
    const response = await fetch(`${origin}${path}`, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  return {
    async find(query: Readonly<Record<string, string>>): Promise<FoundRecordings['recordings']> {
      const response = await ask(`${supportPathTo('recordings', {})}?${new URLSearchParams(query).toString()}`);
      return ((await response.json()) as FoundRecordings).recordings;
    },
    /** The downloaded file, and the results of its two verifiers. */
    async file(session: string) {
      const response = await ask(supportPathTo('file', { session }));
      const bytes = gunzipSync(Buffer.from(await response.arrayBuffer()));
      const text = bytes.toString();
      return {
        text,
        signed: await verifySigned(bytes, nodeSignatures),
        replayed: verifyJournal({ ...replayedShop, text }),
      };
    },
  };
}
