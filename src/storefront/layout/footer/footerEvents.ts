import { createAction } from '@reduxjs/toolkit';

/** The shopper wants to say which cookies they allow. */
export const cookieSettingsRequested = createAction('footer/cookieSettingsRequested');
export const footerEvents = { cookieSettingsRequested };
