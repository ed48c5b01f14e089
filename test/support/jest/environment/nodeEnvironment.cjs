const { AsyncLocalStorage } = require('node:async_hooks');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { endTimers, trackTimers } = require('./timers.cjs');
require('./sharedValidators.cjs');

// Globals that Jest keeps using after a test has replaced them, under the symbols by which it looks them up.
const natives = {
  promise: Promise,
  now: Date.now,
  'read-file': readFileSync,
  'write-file': writeFileSync,
  'exists-file': existsSync,
};
for (const [name, value] of Object.entries(natives)) globalThis[Symbol.for(`jest-native-${name}`)] = value;
trackTimers();

// Node visits every AsyncLocalStorage in use at each promise. Jest and React create theirs anew for each file; without
// this, all of them would be visited until the worker ends, a few more with each file.
const storages = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function runNoted(...args) {
  storages.add(this);
  return run.apply(this, args);
};
const endStorages = () => {
  for (const storage of storages) storage.disable();
  storages.clear();
};

/**
 * The symbols under which `globalThis` holds what belongs to one test file: Jest's record of its tests, and React's
 * contexts. Each would keep the file's pages and servers alive until the worker ends. Other symbols belong to packages
 * that all files of a worker share.
 */
const ofTheFile = new Set([
  ...['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL', 'LOG_ERRORS_BEFORE_RETRY', 'WAIT_BEFORE_RETRY'],
  ...['RETRY_TIMES', 'RETRY_TIMES_SETTER', 'RETRY_IMMEDIATELY', 'react-redux-context'],
]);
const forgetTheFile = () => {
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (ofTheFile.has(symbol.description)) delete globalThis[symbol];
  }
};

/** Puts an object's named properties back as they were. */
const restore = (object, before) => {
  for (const name of Object.getOwnPropertyNames(object)) {
    if (!Object.hasOwn(before, name)) delete object[name];
  }
  for (const [name, was] of Object.entries(before)) {
    const is = Object.getOwnPropertyDescriptor(object, name);
    if (is?.value !== was.value || is?.get !== was.get) Object.defineProperty(object, name, was);
  }
};

/**
 * Runs test files in the worker's own realm, as Node runs a program. A context of their own would make every access to
 * a global slow and every file load and compile all packages again. What a file leaves on `globalThis`, in
 * `process.env` or among the timers is taken away when it ends.
 */
module.exports = class NodeEnvironment {
  constructor({ projectConfig: config }) {
    const global = globalThis;
    this.globals = Object.getOwnPropertyDescriptors(global);
    this.variables = { ...process.env };
    // Jest replaces these globals while a file runs, and refers to all of the file's modules through them.
    this.ofProcess = { exit: process.exit, getBuiltinModule: process.getBuiltinModule };
    this.global = global;
    this.moduleMocker = new ModuleMocker(global);
    const timerConfig = { idToRef: (id) => id, refToId: (ref) => ref };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    // Given `globalThis` itself, fake timers would replace `node:timers` as well, which React's `act` and the server
    // need.
    this.fakeTimersModern = new ModernFakeTimers({ config, global: new Proxy(global, {}) });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    endTimers();
    endStorages();
    forgetTheFile();
    restore(globalThis, this.globals);
    for (const name of Object.keys(process.env)) if (!Object.hasOwn(this.variables, name)) delete process.env[name];
    Object.assign(process.env, this.variables);
    Object.assign(process, this.ofProcess);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
};
