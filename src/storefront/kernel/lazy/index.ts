// Late code, which the first paint does not need: components and processes that are loaded when the page is idle or on
// demand.
// State key: none.
// Publishes how late code is registered, awaited and, on the server and in a replay, loaded all at once.
export { addCode, type LateCode } from './addCode';
export { addProcess, awaitProcess, lateProcesses } from './lateProcesses';
export { lazyCode, loadAllLazy, loadIdle } from './lazyCode';
export {
  awaitComponent,
  onComponentShown,
  lateReads,
  lazyComponent,
  onIntent,
  type LazyComponent,
} from './lazyComponent';
