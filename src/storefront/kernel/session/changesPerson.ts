import { isAnyOf } from '@reduxjs/toolkit';
import { accountChosen, accountLeft, loggedIn, sessionEnded } from './sessionSlice';

/** Another user is there from now on. */
export const changesUser = isAnyOf(loggedIn, sessionEnded);

/** Another user or account: what was asked for must not be carried out for them. */
export const changesPerson = isAnyOf(changesUser, accountChosen, accountLeft);
