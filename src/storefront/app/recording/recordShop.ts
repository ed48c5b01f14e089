import type { RecordLife } from './pageRecorder';
import { recordedShop } from './recordedShop';
import { recordThisPage } from './recordPage';

/** Records this window's page of the shop. */
export const recordLife: RecordLife = (begun, buffer) => recordThisPage(begun, buffer, recordedShop);
