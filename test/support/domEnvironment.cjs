const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom has no fetch and no streams; Node's own are copied so that a Fastify in process and RTK Query meet.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'setImmediate',
  'clearImmediate',
  'Uint8Array',
];

module.exports = class DomEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    for (const name of fromNode) {
      if (globalThis[name]) this.global[name] = globalThis[name];
    }
    this.global.crypto ??= globalThis.crypto;
    // jsdom has no layout: nothing ever has a size that could change.
    this.global.ResizeObserver ??= class {
      observe() {}
      disconnect() {}
    };
    // The empty condition makes packages resolve to their Node builds, not to their browser ones.
    this.exportConditions = () => [''];
  }
};
