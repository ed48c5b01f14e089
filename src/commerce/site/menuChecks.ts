import { MENU_ACTION_TYPES } from '../../contract/catalog/menu';
import { addressOf, isValidReference } from '../../contract/pages/references';
import { isImageUrl, safeAddress } from '../../contract/pages/safeAddress';
import { MENU_NAME, SITE_LIMITS } from '../../contract/site/siteLimits';
import {
  fields,
  isFields,
  oneOf,
  orNull,
  textThat,
  textUpTo,
  within,
  type Check,
  type Fields,
  type Report,
} from '../documents/checks';

/** Action types of an item: the platform's, and the log-out of a profile menu (PRF-02). */
const ACTION_TYPES = [...MENU_ACTION_TYPES, 'LogOut'];
const LINK_TYPES = ['InternalLink', 'ExternalLink', 'DataSourceDriven'];
/** Types whose value is a name: of a modal, an event or a global action. */
const NAMING_TYPES = ['Modal', 'Event', 'GlobalAction'];
const NAME = /^[\w.:-]+$/;
const DATA = /^data:/i;

const isSafe = (address: string): boolean => safeAddress(address) !== null;
const link = textThat(isSafe, 'UNSAFE_LINK', SITE_LIMITS.address);
const name = textThat((text) => NAME.test(text), 'NAME', SITE_LIMITS.label);
const anyText = textUpTo(SITE_LIMITS.address, { mayBeBlank: true });

export const imageUrl: Check = (value, path, report) => {
  const most = typeof value === 'string' && DATA.test(value) ? SITE_LIMITS.dataImage : SITE_LIMITS.address;
  textThat(isImageUrl, 'IMAGE_URL', most)(value, path, report);
};

/** Whether a JSON value is nested more than `levels` deep. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** A reference with all that its type requires, to a page of the shop; one to a web page needs a safe address. */
const pageReference: Check = (value, path, report) => {
  // Checked first: writing and comparing documents is recursive, and deep nesting would overflow the stack.
  if (isDeeper(value, SITE_LIMITS.menuDepth)) report(path, 'TOO_DEEP');
  else if (!isValidReference(value) || (isFields(value) && JSON.stringify(value).length > SITE_LIMITS.address)) {
    report(path, 'PAGE_REFERENCE');
  } else if (value.type === 'standard__webPage' && !isSafe(value.attributes.url)) {
    report(within(path, 'attributes.url'), 'UNSAFE_LINK');
  } else if (addressOf(value) === null) {
    report(value.type === 'comm__namedPage' ? within(path, 'attributes.name') : path, 'UNKNOWN_PAGE');
  }
};

function actionValueCheck(actionType: unknown): Check {
  if (typeof actionType !== 'string') return anyText;
  if (LINK_TYPES.includes(actionType)) return link;
  return NAMING_TYPES.includes(actionType) ? name : anyText;
}

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0;
const leadsNowhere = (item: Fields): boolean =>
  (item['actionType'] === 'InternalLink' || item['actionType'] === 'ExternalLink') &&
  item['actionValue'] === null &&
  item['pageReference'] === null &&
  isEmpty(item['subMenu']);

interface Counted {
  items: number;
}

const menuItem =
  (level: number, counted: Counted): Check =>
  (value, path, report) => {
    counted.items += 1;
    if (level > SITE_LIMITS.menuDepth) {
      report(path, 'TOO_DEEP');
      return;
    }
    const item: Fields = isFields(value) ? value : {};
    fields({
      label: textUpTo(SITE_LIMITS.label),
      actionType: oneOf(ACTION_TYPES),
      actionValue: orNull(actionValueCheck(item['actionType'])),
      imageUrl: orNull(imageUrl),
      target: oneOf(['CurrentWindow', 'NewWindow']),
      subMenu: (list, itemPath, reportProblem) => itemList(list, itemPath, reportProblem, level + 1, counted),
      pageReference: orNull(pageReference),
    })(value, path, report);
    if (leadsNowhere(item)) report(within(path, 'actionValue'), 'LINK_MISSING');
  };

function itemList(value: unknown, path: string, report: Report, level: number, counted: Counted): void {
  if (!Array.isArray(value)) {
    report(path, 'WRONG_TYPE');
    return;
  }
  value.forEach((item: unknown, index) => {
    // The first item over the limit is reported as a problem of the menu; the rest is not checked.
    if (counted.items <= SITE_LIMITS.menuItems) menuItem(level, counted)(item, within(path, index), report);
  });
}

/**
 * Menus by developer name: at most 5 levels and 2,500 items each; how many are shown is decided by the pages (NAV-16).
 */
export const menus: Check = (value, path, report) => {
  if (!isFields(value)) {
    report(path, 'WRONG_TYPE');
    return;
  }
  const named = Object.entries(value);
  if (named.length > SITE_LIMITS.menus) report(path, 'TOO_MANY');
  for (const [menuName, items] of named.slice(0, SITE_LIMITS.menus)) {
    const menuPath = within(path, menuName);
    if (!MENU_NAME.test(menuName) || menuName.length > SITE_LIMITS.menuName) report(menuPath, 'NAME');
    const counted: Counted = { items: 0 };
    itemList(items, menuPath, report, 1, counted);
    if (counted.items > SITE_LIMITS.menuItems) report(menuPath, 'TOO_MANY');
  }
};

/** A name of one of the document's menus. */
export const menuOf =
  (document: unknown): Check =>
  (value, path, report) => {
    textUpTo(SITE_LIMITS.menuName)(value, path, report);
    const there = isFields(document) && isFields(document['menus']) ? document['menus'] : {};
    if (typeof value === 'string' && value.trim() !== '' && !Object.hasOwn(there, value)) report(path, 'UNKNOWN_MENU');
  };

export { link };
