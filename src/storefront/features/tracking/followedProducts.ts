import { call, put, type SagaGenerator } from '../../kernel/effects';
import { matchPage } from '../../kernel/pagePaths';
import { answerFollowed } from '../recommendations/shelf/late';
import { followLinks } from '../../platform/page/followedLinks';
import { productFollowed } from './trackingEvents';

/** Dispatches an event for each product link that the shopper follows, until this saga is cancelled. */
export function* reportFollowedProducts(): SagaGenerator {
  const links = yield* call(followLinks);
  try {
    for (;;) {
      const link = yield* call(links.next);
      const { name, match } = matchPage(link);
      const productId = match.params['productId'];
      if (name !== 'product' || productId === undefined) continue;
      const recommended = answerFollowed(link.list);
      yield* put(productFollowed({ productId, ...(recommended && { recommended }) }));
    }
  } finally {
    links.stop();
  }
}
