import { contextApi } from '../../../src/storefront/features/context';
import type { Http } from '../../../src/storefront/platform/http';
import type { TestServer } from '../server/testServer';
import { visit } from './openCheckout';
import { openStore } from './openStore';

/** A visitor's browser, and the address of every call that it makes. */
export async function heardBrowser(server: TestServer, email?: string) {
  const urls: string[] = [];
  const browser = await visit(server, email);
  const http: Http = (request) => {
    urls.push(request.url);
    return browser(request);
  };
  return { http, urls };
}

/** The shop's own store over the server after its first reads, and the address of every call from then on. */
export async function openReads(server: TestServer, email?: string) {
  const { http, urls } = await heardBrowser(server, email);
  const { store } = openStore({ http });
  await store.dispatch(contextApi.endpoints.siteInfo.initiate()).unwrap();
  await store.dispatch(contextApi.endpoints.applicationContext.initiate()).unwrap();
  urls.length = 0;
  return { store, urls };
}
