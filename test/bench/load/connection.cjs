const { Buffer } = require('node:buffer');
const net = require('node:net');
const { URL } = require('node:url');

const HEAD_END = '\r\n\r\n';
const LINE_END = '\r\n';

/** Status and headers of an answer; every header is a list, because some occur more than once. */
function headOf(text) {
  const [first, ...lines] = text.split(LINE_END);
  const headers = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    (headers[name] ??= []).push(line.slice(colon + 1).trim());
  }
  return { status: Number(first.split(' ')[1]), headers };
}

/** The body that is sent in chunks from `from` on; null while it is incomplete. */
function chunkedBody(received, from) {
  const chunks = [];
  for (let at = from; ;) {
    const lineEnd = received.indexOf(LINE_END, at);
    if (lineEnd < 0) return null;
    const length = Number.parseInt(received.latin1Slice(at, lineEnd), 16);
    if (!Number.isInteger(length)) throw new Error('A chunk came without its length.');
    const end = lineEnd + LINE_END.length + length;
    if (received.length < end + LINE_END.length) return null;
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(lineEnd + LINE_END.length, end));
    at = end + LINE_END.length;
  }
}

/** The whole answer in these bytes; null while it is incomplete. */
function answerIn(received) {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const { status, headers } = headOf(received.latin1Slice(0, headEnd));
  const from = headEnd + HEAD_END.length;
  if (status === 204 || status === 304) return { status, headers, body: Buffer.alloc(0) };
  if (headers['transfer-encoding']?.[0] === 'chunked') {
    const body = chunkedBody(received, from);
    return body && { status, headers, body };
  }
  const length = Number(headers['content-length']?.[0]);
  if (!Number.isInteger(length)) throw new Error(`An answer of status ${status} does not say how long it is.`);
  return received.length < from + length ? null : { status, headers, body: received.subarray(from, from + length) };
}

/**
 * A kept connection that sends one request at a time and waits for its answer. It understands only as much of HTTP as
 * our servers send, and so costs a fifth of Node's own client, which would be slower than the bare server that it
 * measures.
 */
function createConnection(origin) {
  const { hostname, port, host } = new URL(origin);
  let socket = null;
  let received = Buffer.alloc(0);
  let waiting = null;

  const settle = (how, value) => {
    const { resolve, reject } = waiting;
    waiting = null;
    received = Buffer.alloc(0);
    if (how === 'resolve') resolve(value);
    else reject(value);
  };
  const open = () => {
    const opened = net.connect({ host: hostname, port: Number(port), noDelay: true });
    opened.on('data', (bytes) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
      try {
        const answer = waiting && answerIn(received);
        if (answer) settle('resolve', answer);
      } catch (error) {
        opened.destroy(error);
      }
    });
    // A server may close an idle connection, which fails only a pending request.
    opened.once('error', (error) => waiting && settle('reject', error));
    opened.once('close', () => {
      if (socket === opened) socket = null;
      if (waiting) settle('reject', new Error('The server closed the connection before it answered.'));
    });
    return opened;
  };

  return {
    /** Resolves with status, headers (lists by lower-case name) and body, as the bytes that came. */
    ask: (method, path, headers, text = '') =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket ??= open();
        const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
        socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', text].join(LINE_END));
      }),
    close: () => socket?.destroy(),
  };
}

module.exports = { createConnection };
