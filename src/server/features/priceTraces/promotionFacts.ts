import type { Reward } from '../../../commerce/promotions/promotion';
import type { TracedPromotion } from '../../../contract/recordings/priceTrace';

type RewardFacts = Pick<TracedPromotion, 'kind' | 'basisPoints' | 'rewardCents' | 'isPerLine'>;

/** A promotion's reward in a trace; undefined: it was not stored. */
export function rewardFacts(reward: Reward | undefined): RewardFacts {
  const unknown = { kind: null, basisPoints: null, rewardCents: null, isPerLine: null };
  switch (reward?.kind) {
    case undefined:
      return unknown;
    case 'freeDelivery':
      return { ...unknown, kind: 'freeDelivery' };
    case 'percentage':
      return {
        ...unknown,
        kind: 'percentage',
        basisPoints: reward.basisPoints,
        isPerLine: reward.off.scope === 'line',
      };
    case 'amount':
      return { ...unknown, kind: 'amount', rewardCents: reward.cents, isPerLine: reward.off.scope === 'line' };
  }
}
