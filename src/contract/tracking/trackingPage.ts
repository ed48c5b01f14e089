/** The default tracking page: a page of the shop that does nothing (FTR-04). */
export const TRACKING_PAGE = '/tracking-page';
