import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { isImageUrl } from '../../../src/contract/pages/safeAddress';
import { helmetOptions, pageContentSecurityPolicy } from '../../../src/server/http/securityHeaders';
import { startTestApp, testSettings, type TestApp } from '../../support/server/testApp';
import { samplePlugin } from '../../support/server/plugins/samplePlugin';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp({ plugins: [samplePlugin] });
});
afterEach(() => shop.close());

const anyNumber: unknown = expect.any(Number);
const THING = '/services/data/v65.0/things/01tABCDEFGHIJKL';

describe('every reply', () => {
  it('allows a browser nothing, is not sniffed, framed or kept for others, and tells other sites nothing', async () => {
    const overlong = '/services/data/v65.0/things/'.padEnd(400, 'x');
    for (const url of [THING, '/services/data/v65.0/broken', '/nowhere', '/%E0%A4%A', '/services/%E0%A4%A', overlong]) {
      const { headers } = await shop.app.inject(url);
      // The page of an unreadable address may use its own style, and no more.
      const policy = String(headers['content-security-policy']).replace(
        /; style-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'none'; /,
        ';',
      );
      expect(policy).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['x-request-id']).toBeDefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it.each([false, true])('has the headers of helmet, which are made once: https %s', async (isHttps) => {
    const bare = Fastify();
    await bare.register(helmet, helmetOptions(isHttps));
    bare.get('/', (_request, reply) => reply.raw.getHeaders());
    const given = (await bare.inject('/')).json<Record<string, string>>();
    await bare.close();
    const publicOrigin = isHttps ? 'https://shop.example' : null;
    const open = await startTestApp({ plugins: [], settings: { ...testSettings, publicOrigin } });
    const replies = await Promise.all(['/healthz', '/healthz', '/nowhere'].map((url) => open.app.inject(url)));
    await open.close();
    expect(Object.keys(given).length).toBeGreaterThan(8);
    for (const { headers } of replies) {
      expect(headers).toMatchObject(given);
      const own = ['x-request-id', 'cache-control', 'content-type', 'content-length', 'date', 'connection', 'vary'];
      expect(Object.keys(headers).filter((name) => !(name in given) && !own.includes(name))).toEqual([]);
    }
  });

  it('keeps the policy and the caching that a page sets itself', async () => {
    const policy = pageContentSecurityPolicy(['body{margin:0}']);
    const open = await startTestApp({
      plugins: [
        (app, _options, done) => {
          app.get('/', (_request, reply) =>
            reply
              .header('content-security-policy', policy)
              .header('cache-control', 'public, max-age=10')
              .type('text/html')
              .send('<p>'),
          );
          done();
        },
      ],
    });
    const { headers } = await open.app.inject('/');
    await open.close();
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['cache-control']).toBe('public, max-age=10');
  });

  it('lets a page show the pictures that builders may name, and run or frame nothing from there', () => {
    const policy = pageContentSecurityPolicy([]).split('; ');
    for (const logo of [
      'https://images.example/logo.svg',
      'http://images.example/logo.svg',
      'data:image/png;base64,AAAA',
    ]) {
      expect(isImageUrl(logo)).toBe(true);
      expect(policy.find((rule) => rule.startsWith('img-src '))?.split(' ')).toContain(`${logo.split(':')[0] ?? ''}:`);
    }
    expect(policy.filter((rule) => /https?:|data:/.test(rule))).toHaveLength(1);
  });

  it('lets a page hold the shop’s own pages in frames, and of another site exactly the tracking page [FTR-04]', () => {
    const framesOf = (trackingPage?: string) =>
      pageContentSecurityPolicy([], 'none', trackingPage)
        .split('; ')
        .find((rule) => rule.startsWith('frame-src '));
    expect(framesOf()).toBe("frame-src 'self'");
    expect(framesOf('/vforcesite/apex/suivi')).toBe("frame-src 'self'");
    expect(framesOf('https://stats.example/page;a,b?site=1')).toBe(
      "frame-src 'self' https://stats.example/page%3Ba%2Cb",
    );
  });

  it('insists on https where the shop is served so', async () => {
    const open = await startTestApp({
      plugins: [],
      settings: { ...testSettings, publicOrigin: 'https://shop.example' },
    });
    const { headers } = await open.app.inject('/healthz');
    await open.close();
    expect(headers['strict-transport-security']).toContain('max-age=');
  });
});

describe("a page's policy", () => {
  it('allows its own style text and the empty one by hash, scripts by origin, and no inline script or eval', () => {
    const policy = pageContentSecurityPolicy(['a{color:red}']);
    const hash = createHash('sha256').update('a{color:red}').digest('base64');
    const empty = createHash('sha256').update('').digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}' 'sha256-${empty}'`);
    expect(policy).toContain("default-src 'self'; script-src 'self';");
    expect(policy).not.toMatch(/unsafe|nonce/);
  });
});

describe('the request id', () => {
  it('is the one a proxy gave, else a new one, and never a text that could break the log', async () => {
    const given = await shop.app.inject({ url: THING, headers: { 'x-request-id': 'trace-1234567' } });
    const forged = await shop.app.inject({ url: THING, headers: { 'x-request-id': 'a b"}' } });
    const own = await shop.app.inject(THING);
    expect(given.headers['x-request-id']).toBe('trace-1234567');
    expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(own.headers['x-request-id']).not.toBe(forged.headers['x-request-id']);
  });
});

describe('the log', () => {
  it('has one line a request with what happened, and nothing about the person', async () => {
    const reply = await shop.app.inject({
      url: `${THING}?page=1&term=foie+gras`,
      headers: { cookie: 'session=secret-cookie', 'user-agent': 'agent-of-somebody', 'x-forwarded-for': '203.0.113.7' },
      remoteAddress: '203.0.113.9',
    });
    expect(shop.log).toHaveLength(1);
    const line: unknown = JSON.parse(shop.log[0] ?? '');
    expect(line).toEqual({
      level: 30,
      time: anyNumber,
      requestId: reply.headers['x-request-id'],
      method: 'GET',
      path: THING,
      status: 200,
      ms: anyNumber,
      msg: 'request',
    });
  });

  it('keeps out the query of an address nobody answers, and what was refused', async () => {
    await shop.app.inject('/nowhere?term=foie+gras');
    await shop.app.inject({
      method: 'POST',
      url: '/services/data/v65.0/things',
      payload: { name: 'Mme Martin', count: 'x' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await shop.app.inject('/services/data/v65.0/things/%zz?term=foie+gras');
    expect(shop.log.join('')).not.toMatch(/foie|Martin/);
    expect(shop.log.length).toBeGreaterThanOrEqual(2);
  });
});
