import { createAction } from '@reduxjs/toolkit';

/** A link to a product was followed, on a page that lists it; in a window of its own too. */
export const productFollowed = createAction<{ readonly productId: string }>('tracking/productFollowed');

/** Every event of the tracking, for the journal's registry. */
export const trackingEvents = { productFollowed } as const;
