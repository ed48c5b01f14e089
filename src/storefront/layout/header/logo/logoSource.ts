import { request } from '../../../api';
import { call, select, type SagaGenerator } from '../../../kernel/effects';
import type { RootState } from '../../../kernel/state';
import { contentApi } from '../../../features/content';
import { contextApi } from '../../../features/context';
import { readSite, selectSiteConfiguration } from '../../../features/site';

const selectSite = contextApi.endpoints.siteInfo.select(undefined);

/** What the logo is read by; null where the builder gives its address, or leaves it to the shop. */
export function selectLogoContent(state: RootState) {
  const { logoUrl, logoContentKey } = selectSiteConfiguration(state).header;
  const { channelId, siteId } = selectSite(state).data ?? {};
  if (logoUrl !== null || logoContentKey === null) return null;
  return { channelOrSiteId: channelId || siteId || '', contentKey: logoContentKey };
}

/** Reads the logo's picture for every page, where it is managed content. What can't be had leaves its text. */
export function* readLogo(): SagaGenerator {
  yield* call(readSite);
  const content = selectLogoContent(yield* select());
  if (content) yield* request(contentApi.endpoints.contentImage.initiate(content, { subscribe: false }));
}
