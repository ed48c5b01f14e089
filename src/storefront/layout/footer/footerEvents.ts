import { createAction } from '@reduxjs/toolkit';

/** The shopper asked for the cookie settings. */
export const cookieSettingsRequested = createAction('footer/cookieSettingsRequested');
export const footerEvents = { cookieSettingsRequested };
