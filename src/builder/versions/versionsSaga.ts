import { request } from '../../storefront/api';
import { call, type SagaGenerator } from '../kernel/effects';
import { documentReplaced } from '../draft';
import { builderApi } from '../publication';
import { versionsProcess } from './versionsProcess';

const { siteVersion } = builderApi.endpoints;

/** Brings earlier versions of the site back as edits. */
export function* versionsSaga(): SagaGenerator {
  yield* call(versionsProcess, 'site', {
    read: (version: number) => request(siteVersion.initiate(version, { subscribe: false })),
    replaced: documentReplaced,
  });
}
