import fc from 'fast-check';

/** Marks a JSON text that no JavaScript value serialises to; `withRaw` replaces it. */
const RAW_MARK = /"raw:(\d+)"/g;

const nested = (open: string, close: string, levels: number): string => open.repeat(levels) + close.repeat(levels);
const RAW_TEXTS = [
  '1e400',
  '-1e400',
  '1e-400',
  '-0',
  '9007199254740993',
  '123456789012345678901234567890',
  '0.1e1',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u0000"',
  '"a\\u0000b"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":1,"a":2}',
  nested('[', ']', 60),
  nested('[', ']', 30_000),
  nested('{"a":', '}', 10_000).replace('}', '1}'),
  nested('{"a":', '}', 80).replace('}', '1}'),
];

/** The text of a body, with its marks replaced by what only JSON text can express. */
export const withRaw = (json: string): string =>
  json.replace(RAW_MARK, (_, index: string) => RAW_TEXTS[Number(index)] ?? '');

const LONG = 'x'.repeat(5000);
/** Addresses that are encoded many times over, or nested in themselves: recursive decoding would overflow the stack. */
export const ENDLESS = [`%${'25'.repeat(20_000)}`, '/login?startUrl='.repeat(2000)];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'é\u0301\u202e\ufeff',
  '👩‍👩‍👧‍👦',
  "' or 1=1 --",
  '"; drop table cart; --',
  '%',
  '%00',
  '%E0%A4%A',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '../../../etc/passwd',
  'a\r\nSet-Cookie: x=y',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e400',
  '1.5',
  '０１２',
  'current',
  'active',
  'o999999',
  'http://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  '000000000000000',
  '01t000000000001AAA',
  `01t${'0'.repeat(300)}`,
  LONG,
  ','.repeat(2000),
  ...ENDLESS,
];

/** Texts that hardly any call expects. */
export const hostileText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
);

/** Values of every type that hardly any body expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.nat(RAW_TEXTS.length - 1).map((index) => `raw:${String(index)}`),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1,
    1.5,
    999_999,
    1_000_000,
    2 ** 31,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    [[]],
    [null],
    { length: 3 },
    { toString: 'x' },
    Array.from({ length: 600 }, () => 1),
  ),
  fc
    .anything({ maxDepth: 2, withNullPrototype: false })
    .map((value) => (JSON.parse(JSON.stringify([value])) as readonly unknown[])[0]),
);

/** Arrays and objects nested far deeper than recursion can handle. */
export const deepValue: fc.Arbitrary<unknown> = fc
  .constantFrom(...RAW_TEXTS.flatMap((text, index) => (text.length > 1000 ? [index] : [])))
  .map((index) => `raw:${String(index)}`);

/** Whole bodies that are invalid JSON, or valid JSON that hardly any call expects. */
export const hostileBody = fc.constantFrom(
  '',
  ' ',
  '{',
  '[]',
  '{}',
  'null',
  'true',
  '0',
  '"x"',
  '1e400',
  '{"a":}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '\u0000',
  '\ufeff{}',
  'a=b&c=d',
  'username=x&password=y&startUrl=//evil.example',
  'email=%00',
  `"${'x'.repeat(70_000)}"`,
  nested('[', ']', 20_000),
  nested('{"a":', '}', 63).replace('}', '1}'),
);

const LONG_HEADER = 'y'.repeat(3000);
/** Headers that do not fit a call, or that no browser would send; most calls have none of them. */
export const hostileHeaders = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Readonly<Record<string, string>>>({}) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': ';;;' },
      { 'content-type': '' },
      { 'content-encoding': 'gzip' },
      { 'content-encoding': 'br' },
      { 'content-encoding': 'deflate' },
      { 'content-encoding': 'gzip, gzip' },
      { 'content-encoding': 'zstd' },
      { 'accept-encoding': 'gzip;q=nonsense, *;q=-1' },
      { accept: 'application/xml' },
      { cookie: 'comptoir_session=; comptoir_guest=x.y.z; =; ;;' },
      { cookie: `comptoir_guest=${LONG_HEADER}` },
      { cookie: 'comptoir_session=%E0%A4%A; __proto__=x' },
      { cookie: 'comptoir_guest=aaaaaaaaaaaaaaaa.20000.%00' },
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${LONG_HEADER}` },
      { authorization: 'Basic Og==' },
      { authorization: 'bearer x' },
      { 'idempotency-key': '' },
      { 'idempotency-key': LONG_HEADER },
      { 'idempotency-key': 'one key for all' },
      { 'idempotency-key': 'é' },
      { 'if-none-match': '*' },
      { 'if-none-match': 'W/"' },
      { 'if-none-match': ','.repeat(2000) },
      { 'x-request-id': '"><script>' },
      { 'x-forwarded-for': '1.2.3.4, ::1' },
      { 'x-forwarded-proto': 'javascript' },
      { host: '[' },
      { host: 'evil.example:99999' },
      { origin: 'null' },
      { origin: 'http://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { range: 'bytes=9-1,-0' },
      { 'if-modified-since': 'yesterday' },
      { expect: '100-continue' },
      { 'x-http-method-override': 'DELETE' },
    ),
  },
);
