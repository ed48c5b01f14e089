const { Buffer } = require('node:buffer');
const { createHash } = require('node:crypto');
const { createConnection } = require('./connection.cjs');

/** An address for a name: visitors come from networks of their own, for guests of one network share its limits. */
const addressOf = (name) => `10.${[...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')}`;

/** What a browser says of itself as it opens a page. */
const ofBrowser = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * Somebody with one kept connection and a cookie jar who calls the server and waits for the answer. Rejects on any
 * answer but a 2xx, or a 304 to who knows the page. `onAnswer` hears of every answer: the step's name and its body as it came.
 */
function createVisitor(origin, { productId, minimum, pages }, name, onAnswer = () => {}) {
  const connection = createConnection(origin);
  const cookies = new Map();
  let calls = 0;
  let lives = 0;
  let address = addressOf(name);

  const keep = (set) => {
    const [pair] = set.split(';');
    const equals = pair.indexOf('=');
    cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  };

  const ask = async (step, method, path, headers, text) => {
    const sent = { 'x-forwarded-for': address, ...headers };
    if (cookies.size > 0) sent.cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const answer = await connection.ask(method, path, sent, text);
    const { status, body } = answer;
    for (const set of answer.headers['set-cookie'] ?? []) keep(set);
    if (status >= 300 && status !== 304) {
      throw new Error(`${step} was answered ${status}: ${body.toString().slice(0, 300)}`);
    }
    onAnswer(step, body);
    return answer;
  };

  return {
    productId,
    minimum,
    /** The paths of a category's page and of a product's. */
    pages,
    async call(step, method, path, body, from = origin) {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = { origin: from };
      if (method !== 'GET') headers['idempotency-key'] = `${name}-${(calls += 1)}`;
      if (text !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(text);
      }
      const answer = await ask(step, method, path, headers, text);
      return answer.body.length === 0 ? null : JSON.parse(answer.body.toString());
    },
    /** Opens a page as a browser does, which may know it by a validator; resolves with the validator that it has now. */
    async open(step, path, known) {
      const headers = known === undefined ? ofBrowser : { ...ofBrowser, 'if-none-match': known };
      const answer = await ask(step, 'GET', path, headers);
      return answer.headers.etag[0];
    },
    /** Comes back as somebody else. */
    forget() {
      cookies.clear();
      address = addressOf(`${name} ${(lives += 1)}`);
    },
    leave: () => connection.close(),
  };
}

module.exports = { createVisitor };
