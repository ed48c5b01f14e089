import { offersGiftWrap } from '../../../contract/catalog/giftWrap';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';

const selectApplication = contextApi.endpoints.applicationContext.select(undefined);

/** Whether the webstore offers gift wrap; false until its settings are known. */
export const selectGiftWrapOffered = (state: RootState): boolean => offersGiftWrap(selectApplication(state).data ?? {});
