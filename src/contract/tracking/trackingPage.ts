/** The tracking page of a shop that names no other: a page of its own that does nothing (FTR-04). */
export const TRACKING_PAGE = '/tracking-page';
