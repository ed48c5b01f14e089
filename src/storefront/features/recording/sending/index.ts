// The call that gives a recording its code, apart: only the sending process makes it.
export { recordingApi } from './recordingApi';
