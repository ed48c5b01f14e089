// Code that the first paint can do without: components and processes that come when the page is idle or when they are wanted.
// State key: none.
// Publishes how such code is registered, waited for and, on the server and in a replay, loaded all at once.
export { awaitProcess, lateProcesses } from './lateProcesses';
export { lazyCode, loadAllLazy, loadIdle } from './lazyCode';
export { awaitComponent, lateReads, lazyComponent, onIntent, type LazyComponent } from './lazyComponent';
