// Recorded sessions that shoppers have sent or let be sent: received, signed, encrypted, found by support, erased.
// It owns the tables `recording…` and `log_line`, and the folder `recordings` of the data folder. It publishes the plugin
// `recordingSegments`, which provides `app.segments`, the plugins of its routes, what runs daily, who is support, and
// how a look at a recording is guarded and noted.
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
