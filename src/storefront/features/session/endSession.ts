import { call, fork, put, select, take } from 'redux-saga/effects';
import { ACCOUNT_PAGES } from '../../../contract/account/accountPages';
import { loginAddress } from '../../../contract/pageReference';
import { api, request, visitorTags, type SagaGenerator } from '../../api';
import { addTexts } from '../../messages';
import sessionMenuTexts from '../../messages/fr-FR/sessionMenu.json';
import { contextApi } from '../context';
import {
  locationChanged,
  navigationFailed,
  navigationRequested,
  selectLocation,
  type ShopLocation,
} from '../navigation';
import { noticeDismissed, noticeRaised } from '../notices';
import { selectUserId } from './sessionSelectors';
import { loggedIn, sessionEnded } from './sessionSlice';

/** From the moment a session is known to be over until the shop shows a guest's page again. */
export function* endSession(): SagaGenerator {
  const userId = (yield select(selectUserId)) as string | null;
  const { pathname, search, hash } = (yield select(selectLocation)) as ShopLocation;
  yield put(sessionEnded({ userId }));
  yield fork(tellUntilLogin);
  if (pathname !== ACCOUNT_PAGES.login) {
    yield put(navigationRequested(loginAddress(pathname + search + hash)));
    yield take([locationChanged.type, navigationFailed.type]);
  }
  const { sessionContext } = contextApi.endpoints;
  yield call(request, sessionContext.initiate(undefined, { subscribe: false, forceRefetch: true }));
  yield put(api.util.invalidateTags(visitorTags));
}

function* tellUntilLogin(): SagaGenerator {
  addTexts(sessionMenuTexts);
  const notice = noticeRaised({ variant: 'warning', label: { id: 'session.ended' }, message: { id: 'session.kept' } });
  yield put(notice);
  yield take(loggedIn.type);
  yield put(noticeDismissed({ id: notice.payload.id }));
}
