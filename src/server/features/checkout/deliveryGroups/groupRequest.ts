import { idIn } from '../../context';

/** A call that names a cart. */
export interface GroupRequest {
  readonly params: { readonly cartStateOrId: string };
}

/** The id of the delivery group that a path names. Throws 400 on a malformed one. */
export const groupIn = (deliveryGroupId: string): string => idIn('deliveryGroup', deliveryGroupId, 'deliveryGroupId');
