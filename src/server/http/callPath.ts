import { CALL_PREFIX } from '../../contract/paths';

const SERVICES = '/services/';
const VERSIONED = /^\/services\/data\/([^/?]+)/;
const VERSION = /^v\d{1,3}\.0$/;

/** The address a request is routed by: sites of the platform may put a prefix before the same calls. */
export const routedUrl = (url: string): string =>
  url.startsWith(`${CALL_PREFIX}${SERVICES}`) ? url.slice(CALL_PREFIX.length) : url;

/** Whether an address is one of the commerce API, under either prefix. */
export const isCall = (url: string): boolean => routedUrl(url).startsWith(SERVICES);

/** Whether the API version an address names can exist; any `vNN.0` is served alike. */
export const hasKnownVersion = (url: string): boolean => {
  const version = VERSIONED.exec(routedUrl(url))?.[1];
  return version === undefined || VERSION.test(version);
};
