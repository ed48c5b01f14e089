import { createAction } from '@reduxjs/toolkit';
import type { Activity } from '../../../contract/tracking/activity';

/** A link to a product was followed, also in a new window. */
export const productFollowed = createAction<{
  readonly productId: string;
  /** The answer that recommended the product, if the link was in a list of recommended products. */
  readonly recommended?: Required<Pick<Activity, 'recommenderName' | 'recoUUID'>>;
}>('tracking/productFollowed');

/** Every event of tracking, to be registered for recording. */
export const trackingEvents = { productFollowed } as const;
