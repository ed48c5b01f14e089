import { identifyCallers } from '../../../src/server/visitors/identifyCallers';
import { fromOwnPage, startTestApp, type TestApp } from '../../support/server/testApp';
import { samplePlugin } from '../../support/server/plugins/samplePlugin';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp({ plugins: [identifyCallers, samplePlugin] });
});
afterEach(() => shop.close());

const anyText: unknown = expect.any(String);
const withRecipe: unknown = expect.stringContaining('recipe');
const withStackLine: unknown = expect.stringContaining('samplePlugin');
const API = '/services/data/v65.0';
const post = (payload: string | object, headers: Record<string, string> = {}, call = 'things') =>
  shop.app.inject({
    method: 'POST',
    url: `${API}/${call}`,
    payload,
    headers: { 'content-type': 'application/json', ...fromOwnPage, ...headers },
  });

describe('a call', () => {
  it.each([
    '/services/data/v65.0',
    '/services/data/v9.0',
    '/webruntime/api/services/data/v66.0',
    '/%73ervices/data/v65.0',
    '/webruntime/%61pi/services/data/v65.0',
  ])('is answered alike under %s', async (prefix) => {
    const reply = await shop.app.inject(`${prefix}/things/01tABCDEFGHIJKL?page=2`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ id: '01tABCDEFGHIJKL', page: 2 });
  });

  it.each([
    '/services/data/65/things/01tABCDEFGHIJKL',
    '/services/data/v65.1/things/01tABCDEFGHIJKL',
    '/webruntime/things/01tABCDEFGHIJKL',
    '/%73ervices/data/65/things/01tABCDEFGHIJKL',
    '/services/%64ata/65/things/01tABCDEFGHIJKL',
    '/webruntime/%61pi/services/data/65/things/01tABCDEFGHIJKL',
    'http://shop.example/services/data/65/things/01tABCDEFGHIJKL',
  ])('with an unknown version or prefix, %s, is not found', async (url) => {
    const reply = await shop.app.inject(url);
    expect([reply.statusCode, reply.json()]).toEqual([404, [{ errorCode: 'NOT_FOUND', message: anyText }]]);
  });

  it('that nobody answers is a 404 with an error array, whatever its method', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const reply = await shop.app.inject({ method, url: `${API}/nowhere?term=x`, headers: fromOwnPage });
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toContain('application/json');
      expect(reply.json()).toEqual([{ errorCode: 'NOT_FOUND', message: 'The requested resource does not exist.' }]);
    }
  });

  it.each(['/services/data/v65.0', '/%73ervices/data/v65.0', '/ser%76ices/data/v65.0'])(
    'under %s is not served to a token that is not valid',
    async (prefix) => {
      const headers = { authorization: 'Bearer of-nobody' };
      const reply = await shop.app.inject({ url: `${prefix}/things/01tABCDEFGHIJKL`, headers });
      expect([reply.statusCode, reply.json()]).toMatchObject([401, [{ errorCode: 'INVALID_SESSION_ID' }]]);
    },
  );

  it('takes a right body as it is', async () => {
    const reply = await post({ name: 'Beurre', count: 2 });
    expect([reply.statusCode, reply.json()]).toEqual([201, { name: 'Beurre', count: 2 }]);
  });

  it.each([
    ['a body that is no JSON', '{"name":', 400, 'JSON_PARSER_ERROR'],
    ['an empty body', '', 400, 'JSON_PARSER_ERROR'],
    ['an unknown field', '{"name":"a","count":1,"colour":"red"}', 400, 'JSON_PARSER_ERROR'],
    ['a key that would poison a prototype', '{"name":"a","count":1,"__proto__":{"x":1}}', 400, 'JSON_PARSER_ERROR'],
    ['a value of the wrong type', '{"name":"a","count":"1"}', 400, 'INVALID_API_INPUT'],
    ['a missing field', '{"name":"a"}', 400, 'INVALID_API_INPUT'],
    ['too large a body', JSON.stringify({ name: 'x'.repeat(70_000), count: 1 }), 413, 'MAX_LIMIT_EXCEEDED'],
  ])('with %s is refused with the right code', async (_what, payload, status, errorCode) => {
    const reply = await post(payload);
    expect([reply.statusCode, reply.json()]).toEqual([status, [{ errorCode, message: anyText }]]);
  });

  it('names the unknown field, and the field of the wrong type', async () => {
    expect((await post('{"name":"a","count":1,"colour":"red"}')).json()).toMatchObject([
      { message: 'Unrecognized field "colour".' },
    ]);
    expect((await post('{"name":"a","count":"1"}')).json()).toMatchObject([{ message: 'count must be integer.' }]);
  });

  it.each(['x', '👩'])('that names a field as long as a body (of %s) has little of it repeated', async (letter) => {
    const reply = await post(JSON.stringify({ name: 'a', count: 1, [letter.repeat(15_000)]: 1 }));
    const [{ message }] = reply.json<[{ message: string }]>();
    expect(reply.statusCode).toBe(400);
    expect(message.startsWith(`Unrecognized field "${letter.repeat(20)}`)).toBe(true);
    expect(message.length).toBeLessThanOrEqual(401);
    // A message that is cut inside a surrogate pair ("👩" is one) would change when it is written as UTF-8.
    expect(Buffer.from(message).toString()).toBe(message);
  });

  it('with a character U+0000 in any text is refused, and the field is named', async () => {
    const reply = await post({ name: 'beurre\u0000', count: 1 });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual([
      { errorCode: 'INVALID_API_INPUT', message: 'name must not hold the character U+0000.' },
    ]);
  });

  it.each(['Infinity', '-Infinity', '1e400', '-1e300', '9007199254740993'])(
    'with the number %s in its query is refused, whatever maximum it would pass',
    async (page) => {
      const reply = await shop.app.inject(`${API}/things/01tABCDEFGHIJKL?page=${page}`);
      expect([reply.statusCode, reply.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
    },
  );

  it.each(['1e400', '-1e400', '1e300'])('with the number %s anywhere in its body is refused', async (size) => {
    const reply = await post(`{"sizes":[0.5,${size}]}`, {}, 'measures');
    expect([reply.statusCode, reply.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
  });

  it('with a body of another type than JSON is refused', async () => {
    const reply = await post('hello', { 'content-type': 'text/plain' });
    expect([reply.statusCode, reply.json()]).toMatchObject([415, [{ errorCode: 'INVALID_API_INPUT' }]]);
  });

  describe('with a body in which objects and lists stand in one another', () => {
    const nested = (levels: number) => {
      const inner = levels - 1;
      return `{"sizes":[],"more":${'['.repeat(inner)}${']'.repeat(inner)}}`;
    };
    it('64 levels deep is served', async () => {
      expect((await post(nested(64), {}, 'measures')).statusCode).toBe(204);
    });

    it.each([65, 30_000])('%d levels deep is refused', async (levels) => {
      const reply = await post(nested(levels), {}, 'measures');
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        [{ errorCode: 'JSON_PARSER_ERROR', message: 'The request body is nested deeper than 64 levels.' }],
      ]);
      expect(shop.log.join('')).not.toContain('unexpected failure');
    });
  });

  it.each(['snappy-of-mme-martin', 'constructor', 'gzip, gzip'])(
    'with a body in the unknown encoding %s is refused, and the log does not repeat it',
    async (encoding) => {
      const reply = await post({ name: 'Beurre', count: 2 }, { 'content-encoding': encoding });
      expect([reply.statusCode, reply.json()]).toEqual([
        415,
        [{ errorCode: 'INVALID_API_INPUT', message: 'The Content-Encoding of the request body is not known.' }],
      ]);
      expect(shop.log.join('')).not.toContain(encoding);
    },
  );

  it('that a library blames on the caller is no fault of ours, and what it says of it goes nowhere', async () => {
    const reply = await shop.app.inject(`${API}/blamed`);
    expect([reply.statusCode, reply.json()]).toEqual([
      406,
      [{ errorCode: 'INVALID_API_INPUT', message: 'The request is not valid.' }],
    ]);
    expect(shop.log.join('')).not.toMatch(/recipe|unexpected failure/);
  });

  it('with a malformed record id is INVALID_ID_FIELD, with a wrong query INVALID_API_INPUT', async () => {
    const badId = await shop.app.inject(`${API}/things/no-id`);
    expect([badId.statusCode, badId.json()]).toEqual([
      400,
      [{ errorCode: 'INVALID_ID_FIELD', message: 'thingId is not a valid id.' }],
    ]);
    const badPage = await shop.app.inject(`${API}/things/01tABCDEFGHIJKL?page=two`);
    expect([badPage.statusCode, badPage.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
  });

  it('with an address that cannot be decoded is refused in the same form', async () => {
    const reply = await shop.app.inject(`${API}/things/%zz`);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, [{ errorCode: 'INVALID_API_INPUT' }]]);
  });

  it('refused by a decision says why', async () => {
    const reply = await shop.app.inject(`${API}/refused`);
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'Only for members.' }],
    ]);
  });

  it('that fails unexpectedly tells the caller nothing and the log everything', async () => {
    const reply = await shop.app.inject(`${API}/broken`);
    expect([reply.statusCode, reply.json()]).toMatchObject([500, [{ errorCode: 'UNKNOWN_EXCEPTION' }]]);
    expect(reply.body).not.toContain('recipe');
    const line = shop.log.find((text) => text.includes('unexpected failure')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      requestId: reply.headers['x-request-id'],
      err: { message: withRecipe, stack: withStackLine },
    });
  });

  it('whose schema drops a field fails in tests, and the log names the place', async () => {
    const reply = await shop.app.inject(`${API}/narrow`);
    expect(reply.statusCode).toBe(500);
    expect(shop.log.join('')).toContain('GET /services/data/:version/narrow changes the reply at items.1.forgotten');
  });

  it('whose schema drops a field is answered in production', async () => {
    const open = await startTestApp({ plugins: [identifyCallers, samplePlugin], checkReplies: false });
    const reply = await open.app.inject(`${API}/narrow`);
    await open.close();
    expect([reply.statusCode, reply.json()]).toEqual([200, { items: [{ id: 'a' }, { id: 'b' }] }]);
  });
});

describe('an address outside the commerce API', () => {
  it('that nobody answers goes to the page that says so; a call never does, even beside a wildcard', async () => {
    const open = await startTestApp({
      plugins: [
        (app, _options, done) => {
          app.get('/pages/*', (_request, reply) => reply.type('text/html').send('<h1>Page</h1>'));
          app.get('/*', (_request, reply) => reply.type('text/html').send('<h1>Any page</h1>'));
          done();
        },
      ],
      notFound: (_request, reply) => reply.code(404).type('text/html').send('<h1>Introuvable</h1>'),
    });
    const any = await open.app.inject('/whatever');
    const lost = await open.app.inject({ method: 'PUT', url: '/whatever', headers: fromOwnPage });
    const call = await open.app.inject(`${API}/nowhere`);
    await open.close();
    expect(any.body).toBe('<h1>Any page</h1>');
    expect([lost.statusCode, lost.body]).toEqual([404, '<h1>Introuvable</h1>']);
    expect([call.statusCode, call.json()]).toMatchObject([404, [{ errorCode: 'NOT_FOUND' }]]);
  });
});
