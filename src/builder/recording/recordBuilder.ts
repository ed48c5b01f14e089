import type { RecordLife } from '../../storefront/app/recording/pageRecorder';
import { recordThisPage } from '../../storefront/app/recording/recordPage';
import { recordedBuilder } from './recordedBuilder';

/** Records this window's page of the builder. */
export const recordLife: RecordLife = (begun, buffer) => recordThisPage(begun, buffer, recordedBuilder);
