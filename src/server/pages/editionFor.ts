import type { FastifyInstance } from 'fastify';
import { buyerGroupsOf } from '../features/catalog';
import type { Caller } from '../visitors/caller';

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** What is live is never changed, but replaced: each thing has a number of its own. */
const numberOf = (thing: object): number => {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  lastNumber += 1;
  numbers.set(thing, lastNumber);
  return lastNumber;
};

/** A name for all that answers of `isShared` routes are made from, for a caller; it never comes back once it has changed. */
export const editionFor = (
  { site, webstore, catalog }: Pick<FastifyInstance, 'site' | 'webstore' | 'catalog'>,
  caller: Caller,
): string => {
  const live = [site.live(), webstore.current(), catalog.state()].map(numberOf);
  return JSON.stringify([...live, caller.kind, ...[...buyerGroupsOf(caller)].sort()]);
};
