import { CALL_PREFIX } from '../../contract/paths';
import { plainPath } from '../../contract/pages/plainPath';

const SERVICES = '/services/';
const VERSIONED = /^\/services\/data\/([^/?]+)/;
const VERSION = /^v\d{1,3}\.0$/;

/** A request may name its host too (RFC 9112 §3.2.2), and the router overlooks it. */
const HOST_IN_FRONT = /^https?:\/\/[^/?#]*\/?/i;

/**
 * The address a request is routed by, in the form that the router reads it in, so that whatever looks at `request.url`
 * judges the path that is served. Sites of the platform may put a prefix before the same calls.
 */
export const routedUrl = (url: string): string => {
  const plain = plainPath(url.replace(HOST_IN_FRONT, '/'));
  return plain.startsWith(`${CALL_PREFIX}${SERVICES}`) ? plain.slice(CALL_PREFIX.length) : plain;
};

/** Whether an address is one of the commerce API, under either prefix. */
export const isCall = (url: string): boolean => routedUrl(url).startsWith(SERVICES);

/** Whether the API version an address names can exist; any `vNN.0` is served alike. */
export const hasKnownVersion = (url: string): boolean => {
  const version = VERSIONED.exec(routedUrl(url))?.[1];
  return version === undefined || VERSION.test(version);
};
