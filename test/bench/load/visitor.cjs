const { Buffer } = require('node:buffer');
const { createHash } = require('node:crypto');
const { createConnection } = require('./connection.cjs');

/** An IP address for a name: each visitor has a network of its own, because guests of one network share its limits. */
const addressOf = (name) => `10.${[...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')}`;

/** The headers that a browser sends when it opens a page. */
const ofBrowser = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * A visitor with one kept connection and a cookie jar that calls the server and waits for the answer. Rejects on any
 * status but 2xx, or 304 if it has the page. `onAnswer` gets each answer: the step's name and the body's bytes.
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
    /** Opens a page as a browser does, with a validator if it has one; resolves to the current validator. */
    async open(step, path, known) {
      const headers = known === undefined ? ofBrowser : { ...ofBrowser, 'if-none-match': known };
      const answer = await ask(step, 'GET', path, headers);
      return answer.headers.etag[0];
    },
    /** Starts anew as another visitor. */
    forget() {
      cookies.clear();
      address = addressOf(`${name} ${(lives += 1)}`);
    },
    leave: () => connection.close(),
  };
}

module.exports = { createVisitor };
