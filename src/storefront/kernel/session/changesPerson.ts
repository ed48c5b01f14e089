import { isAnyOf } from '@reduxjs/toolkit';
import { accountChosen, accountLeft, loggedIn, sessionEnded } from './sessionSlice';

/** Whether an action changes the user. */
export const changesUser = isAnyOf(loggedIn, sessionEnded);

/**
 * Whether an action changes the user or the effective account. What was requested before must not be carried out for
 * the new one.
 */
export const changesPerson = isAnyOf(changesUser, accountChosen, accountLeft);
