import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../process/settings';

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/**
 * The shop's own address, base path included, without a trailing slash, for links in mails and files for search
 * engines. Never taken from a request: the person who triggers a mail to somebody else must not choose where its links
 * lead.
 */
export function publicAddress(app: { readonly server: Pick<Server, 'address'> }, settings: Settings): string {
  if (settings.publicOrigin !== null) return settings.publicOrigin + settings.basePath;
  const address = app.server.address();
  const port = isAddress(address) ? address.port : settings.port;
  const host = ['0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${settings.basePath}`;
}
