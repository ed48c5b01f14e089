const { Buffer } = require('node:buffer');
const { createHash } = require('node:crypto');
const http = require('node:http');
const { URL } = require('node:url');

/** An address for a name: visitors come from networks of their own, for guests of one network share its limits. */
const addressOf = (name) => `10.${[...createHash('sha256').update(name).digest().subarray(0, 3)].join('.')}`;

/**
 * Somebody with one kept connection and a cookie jar who calls the server and waits for the answer. Rejects on any
 * answer but a 2xx. `onAnswer` hears of every answer: the step's name and its bytes.
 */
function createVisitor(origin, { productId, minimum }, name, onAnswer = () => {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(origin);
  const cookies = new Map();
  let calls = 0;
  let lives = 0;
  let address = addressOf(name);

  const keep = (set) => {
    const [pair] = set.split(';');
    const equals = pair.indexOf('=');
    cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  };

  const call = (step, method, path, body, from = origin) =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = { origin: from, 'x-forwarded-for': address };
      if (cookies.size > 0) headers.cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      if (method !== 'GET') headers['idempotency-key'] = `${name}-${(calls += 1)}`;
      if (text !== undefined) {
        headers['content-type'] = 'application/json';
        headers['content-length'] = Buffer.byteLength(text);
      }
      const request = http.request({ hostname, port, agent, method, path, headers }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const answered = Buffer.concat(chunks);
          for (const set of answer.headers['set-cookie'] ?? []) keep(set);
          if (answer.statusCode >= 300) {
            reject(new Error(`${step} was answered ${answer.statusCode}: ${answered.toString().slice(0, 300)}`));
            return;
          }
          onAnswer(step, answered.length);
          resolve(answered.length === 0 ? null : JSON.parse(answered.toString()));
        });
      });
      request.once('error', reject);
      request.end(text);
    });

  return {
    productId,
    minimum,
    call,
    /** Comes back as somebody else. */
    forget() {
      cookies.clear();
      address = addressOf(`${name} ${(lives += 1)}`);
    },
    leave: () => agent.destroy(),
  };
}

module.exports = { createVisitor };
