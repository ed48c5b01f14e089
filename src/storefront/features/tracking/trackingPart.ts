import { createPart } from '../../app/parts';

/** Tells what the shopper does, for statistics: its code comes where it may be told. */
export const tracking = createPart(() =>
  import(/* webpackChunkName: "part-tracking" */ './Tracker').then(({ trackerPart }) => trackerPart),
);
