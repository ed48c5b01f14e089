import { JOURNAL_FORMAT, MARKER_KINDS, type JournalRecord } from './format';

/** A problem of a log, with the line at which it was found, counted from 1; in an empty log there is no line. */
export interface JournalProblem {
  readonly code:
    | 'bad-line'
    | 'unknown-format'
    | 'no-header'
    | 'no-snapshot'
    | 'sequence'
    | 'parts'
    | 'missing-endpoints'
    | 'unknown-application'
    | 'altered-snapshot'
    | 'after-end'
    | 'reducer-threw'
    | 'unreadable';
  readonly message: string;
  readonly line?: number;
}

export type Decoded =
  { readonly ok: true; readonly record: JournalRecord } | { readonly ok: false; readonly problem: JournalProblem };

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isPrint: Check = (value) => typeof value === 'string' && /^[0-9a-f]{4}$/.test(value);
const isHex =
  (length: number): Check =>
  (value) =>
    typeof value === 'string' && value.length === length && /^[0-9a-f]+$/.test(value);
const isHash = isHex(64);
const isSignature = isHex(128);
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const isVersions = optional((value) => isFields(value) && Object.values(value).every(isCount));

const checks: Readonly<Record<JournalRecord['k'], Readonly<Record<string, Check>>>> = {
  header: {
    format: isCount,
    application: optional(isText),
    session: isText,
    part: isCount,
    unrecorded: optional(isCount),
    killed: optional((value) => value === true),
    unsent: optional(isCount),
    release: isText,
    endpoints: isTexts,
    consent: isTexts,
    schema: optional(fields({ actions: isVersions, slices: isVersions, endpoints: isVersions })),
    environment: fields({
      locale: isText,
      timeZone: isText,
      clock: isNumber,
      browser: optional(fields({ family: isText, version: isText, device: isText })),
      viewport: (value) => value === null || fields({ width: isNumber, height: isNumber })(value),
    }),
  },
  snapshot: { n: isCount, f: isPrint, state: isFields },
  action: {
    n: isCount,
    t: isNumber,
    f: optional(isPrint),
    s: optional((value) => isFields(value) && Object.values(value).every((print) => print === '' || isPrint(print))),
    x: optional((value) => value === true),
    a: fields({ type: isText }),
  },
  inject: { n: isCount, endpoints: isTexts },
  rebase: { n: isCount, reason: isText },
  gap: { n: isCount, reason: isText },
  marker: { n: isCount, t: isNumber, kind: (value) => MARKER_KINDS.some((kind) => kind === value), text: isText },
  end: { n: isCount, reason: isText },
  close: { segment: isCount, hash: isHash, signedAt: isText, signature: isSignature },
  seal: {
    session: isText,
    parts: (value) => Array.isArray(value) && value.every(fields({ part: isCount, segments: isCount, hash: isHash })),
    signedAt: isText,
    key: isHash,
    signature: isSignature,
  },
};

function isKind(kind: unknown): kind is JournalRecord['k'] {
  return typeof kind === 'string' && Object.hasOwn(checks, kind);
}

function whyNot(value: unknown): string | undefined {
  if (!isFields(value)) return 'is not a record';
  const kind = value['k'];
  if (!isKind(kind)) return `has the unknown kind ${JSON.stringify(kind)}`;
  const bad = Object.entries(checks[kind]).find(([name, check]) => !check(value[name]));
  if (bad) return `is a record "${kind}" whose "${bad[0]}" is missing or wrong`;
  if (kind === 'action' && value['f'] === undefined && value['x'] !== true) return 'is an action without a fingerprint';
  return undefined;
}

function isRecord(value: unknown): value is JournalRecord {
  return whyNot(value) === undefined;
}

/**
 * Reads one line of a log. For a line that is invalid, or a header of another format, it returns a problem with the
 * line's number and the reason.
 */
export function decodeLine(text: string, line: number): Decoded {
  const problem = (code: JournalProblem['code'], why: string): Decoded => ({
    ok: false,
    problem: { code, line, message: `line ${line} ${why}` },
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problem('bad-line', 'is not JSON: the log was cut or edited there');
  }
  // Checked before the record's shape, because another format has other fields.
  if (isFields(value) && value['k'] === 'header' && value['format'] !== JOURNAL_FORMAT) {
    const release = typeof value['release'] === 'string' ? ` (${value['release']})` : '';
    return problem(
      'unknown-format',
      `opens a part in journal format ${JSON.stringify(value['format'])}; this release reads format ${JOURNAL_FORMAT}: ` +
        `open it with the release that recorded it${release}`,
    );
  }
  if (isRecord(value)) return { ok: true, record: value };
  return problem('bad-line', whyNot(value) ?? 'is not a record');
}

/** All records of a log, and the problems of its other lines; empty lines are skipped. */
export function decodeJournal(text: string): {
  readonly records: JournalRecord[];
  readonly problems: JournalProblem[];
} {
  const records: JournalRecord[] = [];
  const problems: JournalProblem[] = [];
  text.split('\n').forEach((line, index) => {
    if (line === '') return;
    const decoded = decodeLine(line, index + 1);
    if (decoded.ok) records.push(decoded.record);
    else problems.push(decoded.problem);
  });
  return { records, problems };
}
