// Sending this page's recording to the server: its process, and what starts the worker of platform/upload. Late code.
export { sendingSaga } from './sendingSaga';
export { startUploader } from '../../../platform/upload/startUploader';
