import { CALL_PREFIX } from '../../contract/paths';
import { plainPath } from '../../contract/pages/plainPath';

const SERVICES = '/services/';
const VERSIONED = /^\/services\/data\/([^/?]+)/;
const VERSION = /^v\d{1,3}\.0$/;

/** A request target may include the host (RFC 9112 §3.2.2), which the router ignores. */
const HOST_IN_FRONT = /^https?:\/\/[^/?#]*\/?/i;

/**
 * The address by which a request is routed, in the router's own reading, so that every check of `request.url` sees the
 * path that is served. Calls are served under `CALL_PREFIX` too, as on some sites of the platform org.
 */
export function routedUrl(url: string): string {
  const plain = plainPath(url.replace(HOST_IN_FRONT, '/'));
  return plain.startsWith(`${CALL_PREFIX}${SERVICES}`) ? plain.slice(CALL_PREFIX.length) : plain;
}

/** Whether an address belongs to the webstore API, with or without `CALL_PREFIX`. */
export const isCall = (url: string): boolean => routedUrl(url).startsWith(SERVICES);

/** Whether the API version in an address can exist; any `vNN.0` is served alike. */
export function hasKnownVersion(url: string): boolean {
  const version = VERSIONED.exec(routedUrl(url))?.[1];
  return version === undefined || VERSION.test(version);
}
