import type { RecordedApplication } from '../../storefront/app/recording/recordPage';
import { registerBuilderEvents } from './builderEvents';

/** What the header of a recorded part calls the builder's page. */
export const BUILDER_APPLICATION = 'builder';

/** The builder's page as it is recorded. */
export const recordedBuilder: RecordedApplication = {
  application: BUILDER_APPLICATION,
  registerEvents: registerBuilderEvents,
};
