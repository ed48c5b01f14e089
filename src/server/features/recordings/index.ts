// Recorded sessions sent at the shopper's request or with their consent: received, signed, encrypted, found by support,
// erased.
// It owns the tables `recording…` and `log_line`, and the folder `recordings` of the data folder.
// It publishes the plugin `recordingSegments`, which provides `app.segments`, the plugins of its routes, the daily
// tasks, who is support, and how viewing a recording is guarded and logged.
export { intakeRoutes, segmentRoute } from './intake/intakeRoutes';
export { loggedLines } from './log/loggedLines';
export { forgottenRecordings } from './store/forgottenRecordings';
export { recordingSegments } from './store/segmentsOfApp';
export { callRoutes } from './support/callRoutes';
export { noteRoutes } from './support/noteRoutes';
export { supportRoutes } from './support/supportRoutes';
export { recordingNamed } from './support/recordingNamed';
export { guardSupport, isSupport, readersOf } from './support/supportUsers';
export { viewLog } from './support/viewLog';
