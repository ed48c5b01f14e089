import { isLoggedIn, type SessionContext } from '../../../contract/context/sessionContext';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';
import { selectEffectiveAccount } from '../../kernel/session';

const selectSessionAnswer = contextApi.endpoints.sessionContext.select(undefined);

/** The session context; undefined until it is read. */
export const selectSession = (state: RootState): SessionContext | undefined => selectSessionAnswer(state).data;

export const selectUserId = (state: RootState): string | null => selectSession(state)?.userId ?? null;

/** The company to show: the effective account's, else the shopper's own (PRF-01). */
export const selectCompany = (state: RootState): string | null =>
  selectEffectiveAccount(state)?.name ?? selectSession(state)?.accountName ?? null;

/** Whether the server knows the shopper as a customer (CTX-11). */
export const selectIsLoggedIn = (state: RootState): boolean => isLoggedIn(selectSession(state));

/** Whether the shopper is a customer who may order: shop staff may not. */
export const selectIsBuyer = (state: RootState): boolean =>
  selectIsLoggedIn(state) && selectSession(state)?.isBuyer !== false;
