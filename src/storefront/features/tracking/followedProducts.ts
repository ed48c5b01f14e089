import { call, put } from 'redux-saga/effects';
import type { SagaGenerator } from '../../kernel/sagaTypes';
import { matchPage } from '../../kernel/pagePaths';
import { followLinks, type FollowedLinks } from '../../platform/followedLinks';
import { productFollowed } from './trackingEvents';

/** Says by an event which products of the page are opened, until it is cancelled. */
export function* hearFollowedProducts(): SagaGenerator {
  const links = (yield call(followLinks)) as FollowedLinks;
  try {
    for (;;) {
      const { name, match } = matchPage((yield call(links.next)) as Awaited<ReturnType<FollowedLinks['next']>>);
      const productId = match.params['productId'];
      if (name === 'product' && productId !== undefined) yield put(productFollowed({ productId }));
    }
  } finally {
    links.stop();
  }
}
