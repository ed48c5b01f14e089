import { noticeDismissed, raiseNotice } from '../../features/notices';
import { call, put, take, type SagaGenerator } from '../../kernel/effects';
import { locationChanged, navigationFailed } from '../../kernel/location';
import { isOffline } from '../../platform/connection';

/**
 * Says why a link leads nowhere while there is no connection, and offers to follow it again: one notice, until the next
 * navigation.
 */
export function* offlineNotices(): SagaGenerator {
  let shown: string | null = null;
  for (;;) {
    const action = yield* take([navigationFailed, locationChanged]);
    if (shown !== null) yield* put(noticeDismissed({ id: shown }));
    shown = navigationFailed.match(action) && isOffline() ? yield* call(notify, action.payload.address) : null;
  }
}

function notify(address: string): SagaGenerator<string | null> {
  const label = { id: 'errors.offline.title' } as const;
  const message = { id: 'errors.offline.text' } as const;
  const messageLinks = [{ url: address, label: { id: 'errors.offline.again' } }] as const;
  return raiseNotice({ variant: 'warning', mode: 'dismissible', label, message, messageLinks });
}
