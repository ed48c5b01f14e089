import { SHOP_LOCALE } from '../../../contract/constants';
import type { ApplicationContext } from '../../../contract/context/applicationContext';
import { isTextId, sayIn, type Say } from '../../texts/say';
import { sentence } from '../../texts/sentence';

type Statuses = ApplicationContext['orderStatuses'];

const inShopLanguage = sayIn(SHOP_LOCALE);

const STATUSES = ['Created', 'Approved', 'WaitingToFulfill', 'Fulfilled', 'Canceled'] as const;

/** The default names of order statuses. */
export const orderStatuses = (): Statuses =>
  STATUSES.map((apiName) => ({ apiName, displayValue: inShopLanguage(sentence(`orderStatus.${apiName}`)) }));

/** The names of statuses in a language. A webstore's own name for a status is the same in every language. */
export const statusesIn = (statuses: Statuses, say: Say): Statuses =>
  statuses.map((status) => {
    const id = `orderStatus.${status.apiName}`;
    const isOwn = !isTextId(id) || status.displayValue !== inShopLanguage(sentence(id));
    return isOwn ? status : { ...status, displayValue: say(sentence(id)) };
  });
