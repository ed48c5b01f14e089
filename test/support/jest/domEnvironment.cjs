// Before jsdom, whose parts take each other's functions when they are loaded.
require('./quickStyles.cjs');
const { JSDOM, VirtualConsole } = require('jsdom');
const NodeEnvironment = require('./nodeEnvironment.cjs');

// Where Node and jsdom have something under one name the tests have Node's, so that a Fastify in process and RTK Query
// meet; but for what a page's own events and files are made of.
const ofThePage = new Set(['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'DOMException', 'File']);
const ofNode = new Set(Object.getOwnPropertyNames(globalThis).filter((name) => !ofThePage.has(name)));
/** Node's that a page has as well: one clock, one kind of signal. */
const shared = [
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'performance', 'crypto'],
  ...['AbortController', 'AbortSignal', 'fetch', 'BroadcastChannel', 'Blob', 'FormData', 'Headers'],
];

const openPage = (console) => {
  const virtualConsole = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true });
  virtualConsole.on('jsdomError', (error) => console.error(error));
  return new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true, virtualConsole }).window;
};

/** A test that does not wait for what it causes in the page fails on React's warning. */
const failForMissingActs = (console) => {
  const { error } = console;
  console.error = (...said) => {
    const [text, component] = said;
    const isWarning = typeof text === 'string' && text.includes('not wrapped in act(');
    if (isWarning) process.emit('uncaughtException', new Error(text.replace('%s', component)));
    else error.apply(console, said);
  };
};

/** What a window has and Node has not. */
const namesOf = (window) => {
  const names = [];
  for (let object = window; object !== Object.prototype; object = Object.getPrototypeOf(object)) {
    names.push(...Object.getOwnPropertyNames(object));
  }
  return names.filter((name) => !['constructor', 'self'].includes(name) && !ofNode.has(name));
};

/** `object[name]` is `target[name]` from now on, read and written. */
const link = (object, name, target) =>
  Object.defineProperty(object, name, {
    configurable: true,
    enumerable: true,
    get: () => target[name],
    set: (value) => {
      target[name] = value;
    },
  });

/** The node environment with a page for each test file. What its window has is found by its bare name, as in a browser. */
module.exports = class DomEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    failForMissingActs(context.console);
    // Rules are inserted one by one, as in the shop that is built: as text, each makes jsdom read its whole sheet again.
    process.env.SC_DISABLE_SPEEDY = 'false';
    const window = openPage(context.console);
    this.page = window;
    // jsdom has no layout: nothing ever has a size that could change.
    window.ResizeObserver = class {
      observe() {}
      disconnect() {}
    };
    for (const name of shared) link(window, name, globalThis);
    for (const name of namesOf(window)) {
      const isMethod = typeof window[name] === 'function' && !/^[A-Z]/.test(name);
      if (isMethod) window[name] = window[name].bind(window);
      link(globalThis, name, window);
    }
    globalThis.self = globalThis;
    window.addEventListener('error', ({ error }) => {
      if (error !== null) process.emit('uncaughtException', error);
    });
  }

  async teardown() {
    await super.teardown();
    this.page.close();
  }
};
