// Recorded sessions that shoppers have sent or let be sent: received, signed, encrypted, found by support, erased.
// It owns the tables `recording…` and `log_line`, and the folder `recordings` of the data folder. It publishes the plugin
// `recordingSegments`, which provides `app.segments`, the plugins of its routes, what runs daily, and who is support.
export { intakeRoutes, segmentRoute } from './intake/intakeRoutes';
export { loggedLines } from './log/loggedLines';
export { forgottenRecordings } from './store/forgottenRecordings';
export { recordingSegments } from './store/segmentsOfApp';
export { callRoutes } from './support/callRoutes';
export { noteRoutes } from './support/noteRoutes';
export { supportRoutes } from './support/supportRoutes';
export { isSupport } from './support/supportUsers';
