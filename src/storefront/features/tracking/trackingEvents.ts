import { createAction } from '@reduxjs/toolkit';

/** A product link was followed on a page that lists the product, also in a new window. */
export const productFollowed = createAction<{ readonly productId: string }>('tracking/productFollowed');

/** Every event of tracking, to be registered for recording. */
export const trackingEvents = { productFollowed } as const;
