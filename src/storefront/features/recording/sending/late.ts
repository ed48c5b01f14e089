// The call that gives a recording its code; separate, because only the sending process makes it.
export { recordingApi } from './recordingApi';
