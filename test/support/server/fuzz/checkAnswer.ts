import { ERROR_CODES } from '../../../../src/contract/errors';
import type { WholeShop } from '../wholeShop/openWholeShop';

type Response = Awaited<ReturnType<WholeShop['app']['inject']>>;

/** The most statements and bytes of one call; a page of the shop makes many calls. */
const MOST = {
  call: { statements: 80, bytes: 250_000 },
  page: { statements: 300, bytes: 500_000 },
  /** Lists all pages of the demo shop in each language; made once for all callers. */
  sitemap: { statements: 80, bytes: 500_000 },
  refusal: { bytes: 4000 },
} as const;

/** Internals that no answer may reveal: stack frames, paths and statements. */
const INSIDE: readonly RegExp[] = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules|src\/server|src\\server|\.ts:\d+/,
  /SqliteError|SQLITE_[A-Z]+|FST_ERR_|\bE(?:NOENT|ACCES|PERM)\b/,
  /\b(?:select|delete) .{0,40}from ["`]|\b(?:insert into|update) ["`]/i,
];
const cwd = process.cwd();

const codes: readonly string[] = ERROR_CODES;
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isErrorArray = (said: unknown): boolean =>
  Array.isArray(said) &&
  said.length > 0 &&
  (said as readonly Readonly<Record<string, unknown>>[]).every(
    (entry) => codes.includes(String(entry['errorCode'])) && isText(entry['message']),
  );

/** A refusal of checkout, address and draft calls may have a body of its own, which their reply schema checks. */
const isOwnRefusal = (said: unknown): boolean =>
  typeof said === 'object' &&
  said !== null &&
  'errors' in said &&
  Array.isArray(said.errors) &&
  (said.errors.length > 0 || 'salesforceResultCode' in said);

function shapeFault({ statusCode, body, headers }: Response): string | null {
  if (statusCode < 400 || body === '') return null;
  const type = String(headers['content-type']);
  if (type.startsWith('text/html')) return body.startsWith('<!doctype html>') ? null : 'a page that is no document';
  if (!type.startsWith('application/json')) return `a refusal of type ${type}`;
  let said: unknown;
  try {
    said = JSON.parse(body);
  } catch {
    return 'a refusal that is no JSON';
  }
  return isErrorArray(said) || isOwnRefusal(said) ? null : 'a refusal without code and message';
}

interface Answered {
  readonly response: Response;
  readonly method: string;
  readonly url: string;
  readonly statements: number;
  readonly logLines: readonly string[];
}

const levelOf = (line: string): number => (JSON.parse(line) as { readonly level: number }).level;
const ERROR_LEVEL = 50;

/** The faults of an answer, to a valid call or not; empty: none. */
export function faultsOf({ response, method, url, statements, logLines }: Answered): readonly string[] {
  const { statusCode, body, rawPayload } = response;
  const faults: string[] = [];
  const type = String(response.headers['content-type']);
  const isPage = type.startsWith('text/html');
  const most = isPage ? MOST.page : type.startsWith('text/xml') ? MOST.sitemap : MOST.call;
  if (statusCode >= 500) faults.push(`status ${String(statusCode)}`);
  const shape = method === 'HEAD' ? null : shapeFault(response);
  if (shape !== null) faults.push(shape);
  // A page may contain what was requested; what the server says about itself may not be in any answer.
  const text = isPage ? body.replace(/<script[\s\S]*?<\/script>/g, '') : body;
  const asked = decodeURIComponentSafely(url);
  for (const inside of INSIDE) {
    const found = inside.exec(text)?.[0];
    if (found !== undefined && !asked.includes(found.trim())) faults.push(`tells ${JSON.stringify(found)}`);
  }
  if (text.includes(cwd)) faults.push('tells where it stands');
  if (statements > most.statements) faults.push(`${String(statements)} statements`);
  if (rawPayload.length > most.bytes) faults.push(`${String(rawPayload.length)} bytes`);
  if (!isPage && statusCode >= 400 && isErrorArraySafely(body) && rawPayload.length > MOST.refusal.bytes) {
    faults.push(`a refusal of ${String(rawPayload.length)} bytes`);
  }
  faults.push(...logLines.filter((line) => levelOf(line) >= ERROR_LEVEL).map((line) => `logs ${line.slice(0, 1500)}`));
  return faults;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
const isErrorArraySafely = (body: string): boolean => body.startsWith('[{"errorCode"');
