import { call, put, type SagaGenerator } from '../../kernel/effects';
import { matchPage } from '../../kernel/pagePaths';
import { followLinks } from '../../platform/page/followedLinks';
import { productFollowed } from './trackingEvents';

/** Dispatches an event for each product link that is followed, until it is cancelled. */
export function* reportFollowedProducts(): SagaGenerator {
  const links = yield* call(followLinks);
  try {
    for (;;) {
      const { name, match } = matchPage(yield* call(links.next));
      const productId = match.params['productId'];
      if (name === 'product' && productId !== undefined) yield* put(productFollowed({ productId }));
    }
  } finally {
    links.stop();
  }
}
