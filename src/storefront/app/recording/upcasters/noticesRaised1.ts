import type { Upcaster } from '../../../../journal/schema/schema';
import { linksOfNotice1 } from './notices1';

/** Converts the links of a raised notice, as the upcaster of the slice (`notices1`) does. */
export const noticesRaised1: Upcaster = {
  of: 'actions',
  name: 'notices/raised',
  from: 1,
  slices: ['notices'],
  up: (action) => {
    const payload = linksOfNotice1(action['payload']);
    return payload === action['payload'] ? action : { ...action, payload };
  },
};
