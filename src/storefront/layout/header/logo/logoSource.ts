import { request } from '../../../api';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import type { RootState } from '../../../kernel/state';
import { contentApi } from '../../../features/content';
import { contextApi } from '../../../features/context';
import { readSite, selectSiteConfiguration } from '../../../features/site';

const selectSite = contextApi.endpoints.siteInfo.select(undefined);

/** The logo's channel or site and content key; null if the builder gives an address or uses the shop's own logo. */
export function selectLogoContent(state: RootState) {
  const { logoUrl, logoContentKey } = selectSiteConfiguration(state).header;
  const { channelId, siteId } = selectSite(state).data ?? {};
  if (logoUrl !== null || logoContentKey === null) return null;
  return { channelOrSiteId: channelId || siteId || '', contentKey: logoContentKey };
}

/** Reads the logo's picture for every page if it is managed content. After a failure the alternative text is shown. */
export function* readLogo(): SagaGenerator {
  yield* call(readSite);
  const content = selectLogoContent(yield* select());
  if (content) yield* request(contentApi.endpoints.contentImage.initiate(content, { subscribe: false }));
}
