import type { FastifyInstance } from 'fastify';
import type { Market } from '../../contract/context/market';
import { buyerGroupsOf } from '../features/catalog';
import type { Caller } from '../visitors/caller';

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Live objects are replaced and never modified, so each can be given a number. */
function numberOf(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(thing, lastNumber);
  return lastNumber;
}

/**
 * Identifies everything that answers of `isShared` routes depend on, for a caller in a market; within a process a name
 * is never reused after a change.
 */
export function editionFor(
  { site, webstore, catalog }: Pick<FastifyInstance, 'site' | 'webstore' | 'catalog'>,
  caller: Caller,
  market: Market | null = null,
): string {
  const live = [site.live(), webstore.current(), catalog.state()].map(numberOf);
  return JSON.stringify([...live, market?.marketId ?? null, caller.kind, ...[...buyerGroupsOf(caller)].sort()]);
}
