const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { compileFunction, constants } = require('node:vm');
const Runtime = require('jest-runtime').default;

// Packages with module state of a page, of a React root or of a test's mocks.
const ofEachFile = new Set([
  '@redux-saga',
  '@reduxjs/toolkit',
  '@testing-library',
  'lucide-react',
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'react-router-dom',
  'redux-saga',
  'scheduler',
  'styled-components',
  'use-sync-external-store',
]);

/**
 * Whether a package, or a module of one, is loaded anew for each test file: named by `@scope`, `@scope/name` or `name`.
 */
const isOfEachFile = (request) => {
  const [first, second] = request.split('/');
  return ofEachFile.has(first) || ofEachFile.has(`${first}/${second}`);
};
const MODULES = '/node_modules/';
/** The path of a package's file from the package's name on; undefined for the project's own code. */
const packageOf = (file) => {
  const at = file.lastIndexOf(MODULES);
  return at < 0 ? undefined : file.slice(at + MODULES.length);
};
const isPackage = (request) => !request.startsWith('.') && !path.isAbsolute(request);
// Jest's configuration replaces font files by a module that exports an address.
const isAsset = (request) => request.endsWith('.woff2');

const doors = new Map();
const requireFrom = (file) => {
  const folder = path.dirname(file);
  const door = doors.get(folder) ?? createRequire(file);
  doors.set(folder, door);
  return door;
};

/** Compiled files as functions, by path; each test file calls them with its own `module`, `require` and `jest`. */
const compiled = new Map();

/** Transformed files by path, with the moment of their last change. */
const transformed = new Map();
/**
 * Jest keeps transformed files too, but for each project of its own, and reads a file's source again for every test file
 * before it looks.
 */
const keepTransformed = (cache) => {
  const { transform } = cache;
  cache.transform = function transformOnce(filename, options) {
    // Calls with options are left to Jest.
    if (options !== undefined) return transform.call(this, filename, options);
    const changed = statSync(filename).mtimeMs;
    const known = transformed.get(filename);
    if (known?.changed !== changed) {
      const code = transform.call(this, filename);
      transformed.set(filename, { changed, file: this.transforms.get(filename) });
      return code;
    }
    this.transforms.set(filename, known.file);
    if (known.file.sourceMapPath) this.sourceMaps.set(filename, known.file.sourceMapPath);
    return known.file.code;
  };
};

/**
 * Makes test files begin quickly: a worker keeps compiled files for its later test files, and loads packages once, as
 * Node does, except for those in `ofEachFile`. The project's own modules, and mocks, are loaded anew for every test
 * file. Works in environments that are in the worker's own realm (nodeEnvironment.cjs).
 */
module.exports = class SharingRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor, transformCache } = this;
    if (typeof executor?.compile !== 'function') throw new Error('jest-runtime compiles in another place now.');
    if (typeof transformCache?.transform !== 'function')
      throw new Error('jest-runtime transforms in another place now.');
    keepTransformed(transformCache);
    executor.compile = (source, filename) => {
      const known = compiled.get(filename);
      if (known?.source === source) return known.run;
      const run = compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
      compiled.set(filename, { source, run });
      return run;
    };
  }

  requireModule(from, request, options, isActual) {
    const isShared =
      // Calls with options are left to Jest.
      options === undefined &&
      request !== undefined &&
      isPackage(request) &&
      !isOfEachFile(request) &&
      !isAsset(request);
    const owner = packageOf(from);
    if (isShared && (owner === undefined || isOfEachFile(owner))) return requireFrom(from)(request);
    return super.requireModule(from, request, options, isActual);
  }
};
