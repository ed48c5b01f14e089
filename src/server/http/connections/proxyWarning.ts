import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Addresses that the operator's own proxy can have: this machine, or a private network (RFC 1918, RFC 4193). */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto'] as const;

const isNear = (address: string): boolean =>
  isIPv6(address) ? near.check(address, 'ipv6') : near.check(address, 'ipv4');

/**
 * Warns once if TRUSTED_PROXIES is empty although a proxy seems to be in front: all its visitors would count as one
 * network, and share its limits of attempts.
 */
export function warnOfUnnamedProxy(app: FastifyInstance, trustedProxies: readonly string[]): void {
  if (trustedProxies.length > 0) return;
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && FORWARDING.some((name) => name in request.headers) && isNear(request.ip)) {
      isWarned = true;
      request.log.warn(
        'requests come through a proxy that TRUSTED_PROXIES does not name: all visitors count as one network',
      );
    }
    done();
  });
}
