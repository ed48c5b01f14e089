// Loaded before jsdom, whose modules take each other's functions when they are loaded: a later replacement has no
// effect.
const { quickenStyles } = require('./quickStyles.cjs');
const { JSDOM, VirtualConsole } = require('jsdom');
const NodeEnvironment = require('./nodeEnvironment.cjs');

// Of globals that both Node and jsdom have, tests get Node's, so that Fastify in process and RTK Query work together;
// except for the constructors of a page's own events and files.
const ofThePage = new Set(['Event', 'EventTarget', 'CustomEvent', 'MessageEvent', 'DOMException', 'File']);
const ofNode = new Set(Object.getOwnPropertyNames(globalThis).filter((name) => !ofThePage.has(name)));
/** Globals of Node that the window gets too, so that there is one clock and one kind of AbortSignal. */
const shared = [
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'queueMicrotask', 'performance', 'crypto'],
  ...['AbortController', 'AbortSignal', 'fetch', 'BroadcastChannel', 'Blob', 'FormData', 'Headers'],
];

const openPage = (console) => {
  const virtualConsole = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true });
  virtualConsole.on('jsdomError', (error) => console.error(error));
  return new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true, virtualConsole }).window;
};

/** A test that does not wait for the updates it causes fails on React's `act` warning. */
const failForMissingActs = (console) => {
  const { error } = console;
  console.error = (...said) => {
    const [text, component] = said;
    const isWarning = typeof text === 'string' && text.includes('not wrapped in act(');
    if (isWarning) process.emit('uncaughtException', new Error(text.replace('%s', component)));
    else error.apply(console, said);
  };
};

/** The names of a window's globals that tests get from it: those that Node does not have, and those of `ofThePage`. */
const namesOf = (window) => {
  const names = [];
  for (let object = window; object !== Object.prototype; object = Object.getPrototypeOf(object)) {
    names.push(...Object.getOwnPropertyNames(object));
  }
  return names.filter((name) => !['constructor', 'self'].includes(name) && !ofNode.has(name));
};

/** Makes `object[name]` an alias of `target[name]`, read and written. */
const link = (object, name, target) =>
  Object.defineProperty(object, name, {
    configurable: true,
    enumerable: true,
    get: () => target[name],
    set: (value) => {
      target[name] = value;
    },
  });

/**
 * The node environment with a page for each test file. The window's globals are found by their bare names, as in a
 * browser.
 */
module.exports = class DomEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    failForMissingActs(context.console);
    // Style rules are inserted one by one, as in a production build: inserted as text, each would make jsdom parse its
    // whole sheet again.
    process.env.SC_DISABLE_SPEEDY = 'false';
    const window = openPage(context.console);
    this.page = window;
    quickenStyles(window);
    // jsdom has no layout, so no element ever changes its size.
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
